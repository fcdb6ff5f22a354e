import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'PASSWORD1',
  '12345678',
  'qwertyuiop',
  ' iloveyou1 ',
  'Sommar2026',
  'lösenord!',
  'lösenord'.normalize('NFD'),
  'Salvia123',
  '        ',
  '........',
  '🐟🐟🐟🐟🐟🐟🐟🐟',
])('%j is among the first to be guessed', password => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['Salvia-demo-1', 'blåbär på gläntan', 'sommarstuga i norr', '# The 10,000'])(
  '%j is not',
  password => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
