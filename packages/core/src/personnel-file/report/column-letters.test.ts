import { describe, expect, it } from 'vitest'
import { columnLetters } from './column-letters.ts'

describe('columnLetters', () => {
  it.each([
    [1, 'A'],
    [26, 'Z'],
    [27, 'AA'],
    [52, 'AZ'],
    [53, 'BA'],
    [256, 'IV'],
    [702, 'ZZ'],
    [703, 'AAA'],
  ])('column %i is %s', (index, letters) => {
    expect(columnLetters(index)).toBe(letters)
  })
})
