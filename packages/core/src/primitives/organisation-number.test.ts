import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseIsoDate } from './iso-date.ts'
import { organisationDigits } from './organisation-number.ts'

const today = parseIsoDate('2026-11-21') ?? expect.fail('no such date')

test.each([
  ['ten digits', '556016-0680', '5560160680'],
  ['twelve beginning with 16', '16556016-0680', '5560160680'],
  ['a sole trader, ten digits', '790688-9972', '7906889972'],
  ['a sole trader, twelve digits', '19790688-9972', '7906889972'],
])('%s: accepted', (_form, text, digits) => {
  expect(organisationDigits(text, today)).toBe(digits)
})

test.each([
  ['no hyphen', '5560160680'],
  ['twelve without a hyphen', '165560160680'],
  ['a hyphen elsewhere', '55601-60680'],
  ['a plus', '556016+0680'],
  ['a wrong check digit', '556016-0681'],
  ['twelve beginning with 19 that are no person', '19556016-0680'],
  ['a person of the future', '20790688-9972'],
  ['eleven digits', '6556016-0680'],
  ['a letter', '55601A-0680'],
  ['nothing', ''],
])('%s: refused', (_form, text) => {
  expect(organisationDigits(text, today)).toBeUndefined()
})

test('property: of ten digits exactly one check digit is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{9}$/), nine => {
      const right = [...'0123456789'].filter(
        check => organisationDigits(`${nine.slice(0, 6)}-${nine.slice(6)}${check}`, today) !== undefined,
      )
      expect(right).toHaveLength(1)
    }),
  )
})
