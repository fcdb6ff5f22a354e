import { expect, test } from 'vitest'
import { mask, maskPersonalData } from './mask.ts'

test.each([
  ['twelve digits keep the year', '196408233234', '1964••••••••'],
  ['twelve with a hyphen', '19640823-3234', '1964••••••••'],
  ['ten digits keep two', '640823-3234', '64••••••••'],
  ['ten without a hyphen keep two', '6408233234', '64••••••••'],
  ['an interim number', '20000101T220', '2000••••••••'],
  ['anything else keeps nothing', 'Lager', '••••••••'],
  ['too few digits', '19640823', '••••••••'],
  ['empty stays empty', '', ''],
])('identity number: %s', (_what, value, masked) => {
  expect(mask('identity-number', value)).toBe(masked)
})

test.each([
  ['one address', 'bo@exempel.se', 'b•••@exempel.se'],
  ['a list', 'bo@exempel.se,al@exempel.nu', 'b•••@exempel.se,a•••@exempel.nu'],
  ['a wrong separator hides the first', 'bo@exempel.se;al@exempel.se', 'b•••@exempel.se'],
  ['what is no domain is hidden', 'bo@Anna Svensson', 'b•••@•••'],
  ['nothing before the @', '@exempel.se', '•••@exempel.se'],
  ['no @', 'Bo Ek', 'B•••'],
])('email: %s', (_what, value, masked) => {
  expect(mask('email', value)).toBe(masked)
})

test.each([
  ['a mobile', '0701740605', '070•••••••'],
  ['with a hyphen', '070-1740605', '070•••••••'],
  ['international', '+46701740605', '+46•••••••'],
  ['no number', 'ring växeln', '•••••••'],
])('phone: %s', (_what, value, masked) => {
  expect(mask('phone', value)).toBe(masked)
})

test('a name keeps its first character and tells no length', () => {
  expect(mask('name', 'Lindgren')).toBe('L•••••')
  expect(mask('name', 'Å')).toBe('Å•••••')
  expect(mask('name', '😀b')).toBe('😀•••••')
})

test('a text shows nothing', () => {
  expect(mask('text', 'Lindgren')).toBe('•••••')
  expect(mask('text', '')).toBe('')
})

test.each([
  ['a number in a unit', 'Lager 19640823-3234', 'Lager 1964••••••••'],
  ['an address in a header', 'chef: bo@exempel.se', 'chef: b•••@exempel.se'],
  ['both', '6408233234 bo@exempel.se', '64•••••••• b•••@exempel.se'],
  ['quoted in a message', 'Värdet ”bo@exempel.se” är fel', 'Värdet ”b•••@exempel.se” är fel'],
  ['an organisation is no person', '556016-0680', '556016-0680'],
  ['neither', 'Lager Syd', 'Lager Syd'],
])('any text: %s', (_what, text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})
