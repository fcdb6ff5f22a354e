import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '../limits/index.ts'
import { passwordFault } from './password-rules.ts'

const EMAIL = 'Kim.Larsson@demo.example'

test.each([
  ['7 characters', 'a'.repeat(PASSWORD_MIN_CHARACTERS - 1), 'PASSWORD_TOO_SHORT'],
  ['7 emoji, which take 14 places', '🐟'.repeat(PASSWORD_MIN_CHARACTERS - 1), 'PASSWORD_TOO_SHORT'],
  ['8 characters', 'åtta tkn', undefined],
  ['8 emoji', '🐟'.repeat(PASSWORD_MIN_CHARACTERS), undefined],
  ['64 characters', 'ord '.repeat(16), undefined],
  ['256 characters', 'a'.repeat(PASSWORD_MAX_CHARACTERS), undefined],
  ['257 characters', 'a'.repeat(PASSWORD_MAX_CHARACTERS + 1), 'PASSWORD_TOO_LONG'],
  ['1,000 characters', 'a'.repeat(1000), 'PASSWORD_TOO_LONG'],
  ['the address', 'kim.larsson@DEMO.example', 'PASSWORD_IS_EMAIL'],
  ['the address with a space', ' kim.larsson@demo.example ', 'PASSWORD_IS_EMAIL'],
  ['what stands before the @', 'Kim.Larsson', 'PASSWORD_IS_EMAIL'],
  ['the address and more', 'kim.larsson@demo.example!', undefined],
])('%s', (_, password, code) => {
  expect(passwordFault(password, EMAIL)?.code).toBe(code)
})

test('the values of the texts are the limits', () => {
  expect(passwordFault('', EMAIL)?.data).toEqual({ min: PASSWORD_MIN_CHARACTERS })
  expect(passwordFault('x'.repeat(300), EMAIL)?.data).toEqual({ max: PASSWORD_MAX_CHARACTERS })
})

test('nothing but length and address speaks against a password', () => {
  const characters = fc.array(fc.constantFrom('a', ' ', 'å', '🐟', '1', '<'), {
    minLength: 8,
    maxLength: 100,
  })
  fc.assert(
    fc.property(characters, parts => {
      expect(passwordFault(parts.join(''), EMAIL)).toBeUndefined()
    }),
  )
})
