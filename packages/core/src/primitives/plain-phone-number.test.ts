import { describe, expect, it } from 'vitest'
import { plainPhoneNumber } from './plain-phone-number.ts'

describe('a phone number becomes digits', () => {
  it.each([
    ['070-174 06 05', '0701740605'],
    ['+46 (0)70-174 06 05', '+46701740605'],
    ['0046 70 174 06 05', '+46701740605'],
    ['(08) 465 00 04', '084650004'],
    ['08/465 00 04', '084650004'],
    ['vet inte', 'vetinte'],
    ['', ''],
  ])('%s: %s', (text, plain) => {
    expect(plainPhoneNumber(text)).toBe(plain)
  })
})
