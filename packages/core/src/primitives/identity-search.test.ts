import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TEST_PERSONNUMMER } from '../test-identities/index.ts'
import { identitySearch } from './identity-search.ts'
import { fitsIdentity } from './testing/fits-identity.ts'

const [PID = ''] = TEST_PERSONNUMMER
const date = PID.slice(0, 8)
const person = { pid: PID, protectedIdentity: false }
const hidden = { pid: PID, protectedIdentity: true }
const finds = (q: string, whom = person): boolean => {
  const search = identitySearch(q)
  return search !== null && fitsIdentity(search, whom)
}
const fullWidth = (digits: string) =>
  digits.replace(/\d/g, digit => String.fromCodePoint(0xff10 + Number(digit)))

describe('a search finds a person', () => {
  test.each([
    ['twelve digits', PID],
    ['ten digits', PID.slice(2)],
    ['with a hyphen', `${date}-${PID.slice(8)}`],
    ['with a plus', `${PID.slice(2, 8)}+${PID.slice(8)}`],
    ['with spaces', ` ${date} ${PID.slice(8)} `],
    ['with a long dash', `${date}–${PID.slice(8)}`],
    ['in digits of full width', fullWidth(PID)],
  ])('by the whole number: %s, but not a protected one', (_form, q) => {
    expect([finds(q), finds(q, hidden)]).toEqual([true, false])
  })

  test.each([
    ['eight digits', date],
    ['six digits', PID.slice(2, 8)],
    ['as a date', `${PID.slice(0, 4)}-${PID.slice(4, 6)}-${PID.slice(6, 8)}`],
  ])('by the birth date: %s, but not a protected one', (_form, q) => {
    expect([finds(q), finds(q, hidden)]).toEqual([true, false])
  })
})

test('no other part of the number finds anyone', () => {
  const dates = [date, PID.slice(2, 8)]
  for (let from = 0; from < 12; from++)
    for (let to = from + 1; to <= 12; to++) {
      const part = PID.slice(from, to)
      if (part === PID || part === PID.slice(2) || dates.includes(part)) continue
      expect([part.length, finds(part), finds(part, hidden)]).toEqual([part.length, false, false])
    }
})

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`))
const anySearch = fc.oneof(
  fc.integer({ min: 0, max: 9 }).chain(digits),
  fc.string(),
  fc.tuple(fc.nat(11), fc.nat(9)).map(([from, length]) => PID.slice(from, from + length)),
)

test('property: a search of fewer than ten digits tells two people of one birth date not apart', () => {
  fc.assert(
    fc.property(anySearch, digits(4), digits(4), fc.boolean(), (q, one, other, protectedIdentity) => {
      fc.pre(q.replace(/\D/g, '').length < 10)
      const answers = [one, other].map(last => finds(q, { pid: date + last, protectedIdentity }))
      expect(answers[0]).toBe(answers[1])
    }),
  )
})

test('property: no search finds a protected person by number', () => {
  fc.assert(
    fc.property(anySearch, digits(12), (q, pid) => {
      expect(finds(q, { pid, protectedIdentity: true })).toBe(false)
      expect(finds(pid, { pid, protectedIdentity: true })).toBe(false)
    }),
  )
})
