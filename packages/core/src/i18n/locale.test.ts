import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillText, LOCALES, preferredLocale } from './locale.ts'

test.each([
  ['en-GB,sv;q=0.5', 'en'],
  ['sv-SE,en', 'sv'],
  ['EN', 'en'],
  ['en_US.UTF-8', 'en'],
  ['de,fr', 'sv'],
  ['de, en;q=0.3', 'en'],
  ['sv;q=0.3, en;q=0.9', 'en'],
  ['en;q=0, sv;q=0.1', 'sv'],
  ['enm', 'sv'],
  ['', 'sv'],
  [undefined, 'sv'],
])('%j queries for %s', (preference, locale) => {
  expect(preferredLocale(preference)).toBe(locale)
})

test('named places are filled, wherever and however often they stand', () => {
  const text = { sv: '{row} av {rows}, rad {row}', en: 'row {row} of {rows}' }
  expect(fillText(text, 'sv', { row: 3, rows: 10 })).toBe('3 av 10, rad 3')
  expect(fillText(text, 'en', { row: 3 })).toBe('row 3 of {rows}')
})

test('a value is put in as it is written', () => {
  expect(fillText({ sv: 'Värdet {value}', en: '' }, 'sv', { value: '$& {value}' })).toBe('Värdet $& {value}')
})

test('property: any preference gives a locale of ours', () => {
  fc.assert(fc.property(fc.string(), preference => LOCALES.includes(preferredLocale(preference))))
})
