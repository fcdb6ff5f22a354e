import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPhoneNumber } from './phone-number.ts'

test.each(['0701740605', '0812345', '081234567', '+46701740605', '+4612345', '+123456789012345'])(
  '%s is accepted',
  text => {
    expect(isPhoneNumber(text)).toBe(true)
  },
)

test.each([
  ['six digits', '081234'],
  ['eleven digits', '07017406051'],
  ['00 instead of a plus', '0046701740'],
  ['no leading zero', '701740605'],
  ['a plus and 0', '+0701740605'],
  ['a plus and six digits', '+461234'],
  ['a plus and sixteen digits', '+1234567890123456'],
  ['a hyphen', '070-1740605'],
  ['a space', '070 1740605'],
  ['brackets', '(070)1740605'],
  ['letters', '07017406o5'],
  ['nothing', ''],
])('%s: refused', (_what, text) => {
  expect(isPhoneNumber(text)).toBe(false)
})

test('property: agrees with the rule written as one expression', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0129+- '), maxLength: 18 }), text => {
      expect(isPhoneNumber(text)).toBe(/^(?:0[1-9]\d{5,8}|\+[1-9]\d{6,14})$/.test(text))
    }),
    { numRuns: 5000 },
  )
})
