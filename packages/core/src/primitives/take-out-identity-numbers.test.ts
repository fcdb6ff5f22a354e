import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { TEST_PERSONNUMMER, TEST_SAMORDNINGSNUMMER } from '../test-identities/test-identities.ts'
import { isoDate } from './iso-date.ts'
import { takeOutIdentityNumbers } from './take-out-identity-numbers.ts'

const TODAY = isoDate(2026, 11, 27)
const takenOut = (text: string) => takeOutIdentityNumbers(text, TODAY)

describe('a number that identifies a person is taken out', () => {
  it.each([
    ['in one', '196408233234'],
    ['in one, short', '6408233234'],
    ['with a hyphen', '19640823-3234'],
    ['with a hyphen, short', '640823-3234'],
    ['with a dash', '640823–3234'],
    ['with a space', '640823 3234'],
    ['as a date and the last four', '1964-08-23-3234'],
    ['in parts', '64 08 23 32 34'.replace('32 34', '3234')],
  ])('%s', (_how, written) => {
    expect(takenOut(`Gäller ${written}, som är sjuk.`)).toEqual({ text: 'Gäller , som är sjuk.', count: 1 })
  })

  it('also beside letters and other numbers', () => {
    expect(takenOut('nr640823-3234 och 19640823-3234').count).toBe(2)
  })
})

test.each([
  ['between words', 'Se 640823-3234 i bilagan', 'Se i bilagan'],
  ['between hard spaces', 'Se\u00a0640823-3234\u00a0i bilagan', 'Se\u00a0i bilagan'],
  ['one after the other', 'Se 640823-3234 640823-3234 i bilagan', 'Se i bilagan'],
  ['between numbers', 'Se 12 640823-3234 34', 'Se 12 34'],
  ['at the end', 'Se 640823-3234', 'Se '],
  ['before a line', 'Se 640823-3234\nBilagan', 'Se \nBilagan'],
])('a number %s leaves one space, and no more, between what stood around it', (_where, typed, left) => {
  expect(takenOut(typed).text).toBe(left)
})

describe('all else stays as it was typed', () => {
  it.each([
    ['an order number of ten digits', '4500012345'],
    ['a phone number', '0701740682'],
    ['a phone number in groups', '070-174 06 82'],
    ['a date with four digits after it', '20240115-1235'],
    ['a number with another check digit', '19640823-3235'],
    ['an organisation number', '556036-0793'],
    ['a time', '2026-11-21 12:05'],
    ['thirteen digits', '1964082332341'],
    ['nobody’s number', '640823-0000'],
  ])('%s', (_what, written) => {
    expect(takenOut(`Se ${written}.`)).toEqual({ text: `Se ${written}.`, count: 0 })
  })

  test('whatever has no number of a person in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -+.åX') }), text => {
        const { text: rest, count } = takenOut(text)
        expect(rest === text).toBe(count === 0)
        expect(takenOut(rest).text.length).toBeLessThanOrEqual(rest.length)
      }),
    )
  })
})

test('every test number, wherever it stands', () => {
  const numbers = fc.constantFrom(...TEST_PERSONNUMMER, ...TEST_SAMORDNINGSNUMMER)
  const word = fc.constantFrom('', 'Se ', 'om 12 dagar: ', '(', 'PO-1 ')
  fc.assert(
    fc.property(numbers, word, word, (number, before, after) => {
      const text = `${before}${number.slice(0, 8)}-${number.slice(8)} ${after}`
      expect(takenOut(text).text).not.toContain(number.slice(8))
    }),
  )
})
