import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatNumberOf, vatOrganisationDigits } from './vat-number.ts'

test('SE, ten digits and 01 are accepted', () => {
  expect(vatOrganisationDigits('SE556016068001')).toBe('5560160680')
  expect(vatNumberOf('5560160680')).toBe('SE556016068001')
})

test.each([
  ['another country', 'NO556016068001'],
  ['lower case', 'se556016068001'],
  ['another ending', 'SE556016068002'],
  ['a wrong check digit', 'SE556016068101'],
  ['a space', 'SE 556016068001'],
  ['a hyphen', 'SE556016-068001'],
  ['too short', 'SE55601606801'],
  ['too long', 'SE5560160680011'],
  ['a letter among the digits', 'SE55601606A001'],
  ['nothing', ''],
])('%s: refused', (_what, text) => {
  expect(vatOrganisationDigits(text)).toBeUndefined()
})

test('property: what is accepted is what would be written', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^SE\d{10}01$/), text => {
      const digits = vatOrganisationDigits(text)
      if (digits !== undefined) expect(vatNumberOf(digits)).toBe(text)
    }),
  )
})
