import { expect, test } from 'vitest'
import { isExtensiveChange } from './extensive-change.ts'

test('19.9 % is not extensive, 20 % is', () => {
  expect(isExtensiveChange({ before: 1000, leaving: 100, moving: 99 })).toBe(false)
  expect(isExtensiveChange({ before: 1000, leaving: 100, moving: 100 })).toBe(true)
})

test('exactly a fifth counts for every size of company', () => {
  for (let fifth = 1; fifth <= 3000; fifth += 1) {
    expect(isExtensiveChange({ before: fifth * 5, leaving: fifth, moving: 0 })).toBe(true)
    expect(isExtensiveChange({ before: fifth * 5 + 1, leaving: 0, moving: fifth })).toBe(false)
  }
})

test('the first import of a company is never extensive', () => {
  expect(isExtensiveChange({ before: 0, leaving: 0, moving: 0 })).toBe(false)
})
