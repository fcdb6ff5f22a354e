import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey, isEmailAddress } from './email-address.ts'

test.each([
  'bo@exempel.se',
  'b@a.b',
  "o'hara+jobb@sub.exempel.se",
  `${'a'.repeat(64)}@exempel.se`,
  'bo@-exempel-.se',
  'bo@1.2',
])('%s is accepted', text => {
  expect(isEmailAddress(text)).toBe(true)
})

test.each([
  ['65 characters before the @', `${'a'.repeat(65)}@exempel.se`],
  ['nothing before the @', '@exempel.se'],
  ['no @', 'exempel.se'],
  ['two @', 'bo@al@exempel.se'],
  ['one label', 'bo@exempel'],
  ['an empty label first', 'bo@.se'],
  ['an empty label last', 'bo@exempel.se.'],
  ['an empty label inside', 'bo@exempel..se'],
  ['å before the @', 'åsa@exempel.se'],
  ['å after the @', 'asa@exåmpel.se'],
  ['a space', 'bo ek@exempel.se'],
  ['a no-break space', 'bo\u00a0ek@exempel.se'],
  ['an underscore in the domain', 'bo@ex_empel.se'],
  ['nothing', ''],
])('%s: refused', (_what, text) => {
  expect(isEmailAddress(text)).toBe(false)
})

test('addresses are compared without regard to case', () => {
  expect(emailKey('Bo@Exempel.SE')).toBe(emailKey('bo@exempel.se'))
})

test('property: agrees with the rule written as one expression', () => {
  const rule = /^[!-?A-~]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/
  const alphabet = fc.string({ unit: fc.constantFrom('a', '@', '.', '-', '_', ' ', 'å', '9'), maxLength: 12 })
  fc.assert(
    fc.property(alphabet, text => {
      expect(isEmailAddress(text)).toBe(rule.test(text))
    }),
    { numRuns: 5000 },
  )
})

test('a long text takes time in step with its length', () => {
  expect(isEmailAddress(`${'a@'.repeat(500_000)}`)).toBe(false)
  expect(isEmailAddress(`a@${'a.'.repeat(500_000)}`)).toBe(false)
})
