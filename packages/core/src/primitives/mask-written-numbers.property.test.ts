import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TEST_PERSONNUMMER, TEST_SAMORDNINGSNUMMER } from '../test-identities/index.ts'
import { maskPersonalData } from './mask.ts'

const GAPS = ['', '-', ' ', ' - ', '.', '/', '_', '+', ' / ', '\u00a0', '–', '\u200b', '\u00ad']
const numbers = fc
  .tuple(
    fc.constantFrom(...[...TEST_PERSONNUMMER, ...TEST_SAMORDNINGSNUMMER].filter(each => each < '202')),
    fc.boolean(),
  )
  .map(([number, isLong]) => (isLong ? number : number.slice(2)))

/** A number in parts, cut anywhere, with any gaps, perhaps in full-width digits. */
const written = fc
  .tuple(numbers, fc.array(fc.tuple(fc.nat(11), fc.constantFrom(...GAPS)), { maxLength: 5 }), fc.boolean())
  .map(([number, cuts, isWide]) => {
    const gaps = new Map(cuts)
    const digits = [...number].map(digit => (isWide ? String.fromCodePoint(0xff10 + Number(digit)) : digit))
    return { number, text: digits.map((digit, at) => digit + (gaps.get(at) ?? '')).join('') }
  })

/**
 * The slow second implementation: whether any stretch of a text, without all that is no digit, is ten or twelve
 * digits that begin with a date of a person born before 2020.
 */
function holdsNumber(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  for (let from = 0; from < plain.length; from++) {
    for (let to = from + 10; to <= Math.min(plain.length, from + 60); to++) {
      if (isWhole(plain, from, to) && isNumber(plain.slice(from, to))) return true
    }
  }
  return false
}

function isWhole(text: string, from: number, to: number): boolean {
  const isDigit = (at: number) => /\d/.test(text.charAt(at))
  return isDigit(from) && isDigit(to - 1) && !isDigit(from - 1) && !isDigit(to)
}

function isNumber(stretch: string): boolean {
  if (/[^\d]{4}/.test(stretch) || /[^\d ._/()+\-\u00a0\u2010-\u2015\u2212]/.test(stretch)) return false
  const digits = stretch.replace(/\D/g, '')
  if (digits.length !== 10 && digits.length !== 12) return false
  const [year, month, day] = [digits.slice(0, -8), Number(digits.slice(-8, -6)), Number(digits.slice(-6, -4))]
  const isYear = year.length === 2 || (Number(year) >= 1800 && Number(year) < 2020)
  return isYear && month <= 12 && ((day >= 1 && day <= 31) || (day >= 60 && day <= 91))
}

test('property: no written number is left, however it is cut and whatever stands around it', () => {
  const around = fc.constantFrom('', 'Lager ', 'nr: ', 'å', '(', 'bo@exempel.se ', '1,5 ')
  fc.assert(
    fc.property(written, around, around, ({ number, text }, before, after) => {
      const masked = maskPersonalData(`${before}${text}${after === '' ? '' : ` ${after}`}`)
      expect(holdsNumber(masked)).toBe(false)
      expect(masked.normalize('NFKC').replace(/\D/g, '')).not.toContain(number.slice(-8))
    }),
    { numRuns: 3000 },
  )
})

test('property: whatever the text, no number is left, and a second time changes nothing', () => {
  const any = fc.string({
    unit: fc.constantFrom(...'0123456789', ...'0011', ' ', '-', '.', 'a', '０', ','),
    maxLength: 40,
  })
  fc.assert(
    fc.property(any, text => {
      const masked = maskPersonalData(text)
      expect(holdsNumber(masked)).toBe(false)
      expect(maskPersonalData(masked)).toBe(masked)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['a rounded number', '1,96408233234E+11', '••••••••E+11'],
  ['with a point, in a text', 'nr 1.96408E11.', 'nr ••••••••E11.'],
  ['of ten digits', '6,408233234E+09', '••••••••E+09'],
  ['a date in parts', '1964-08-23-3234', '1964••••••••'],
  ['pairs', '64 08 23 32 34', '64••••••••'],
  ['spaces around the hyphen', '640823 - 3234', '64••••••••'],
  ['full-width digits', '６４０８２３－３２３４', '64••••••••'],
  ['two of them', '1964-08-23-3234 64 08 23 32 34', '1964•••••••• 64••••••••'],
  ['a phone', '070-123 45 67', '07••••••••'],
  ['a phone that is no date', 'ring 073-174 06 05.', 'ring 073•••••••.'],
  ['a phone in one', '0701740605', '07••••••••'],
  ['another country', '+46 (0)70 174 06 05', '+46•••••••'],
  ['an area code', 'växel 08-517 340 00', 'växel 08•••••••'],
])('%s is masked: %s', (_what, text, masked) => {
  expect(maskPersonalData(text)).toBe(masked)
})

test.each([
  '2026-11-22 14:30',
  '01-02-2024',
  '556016-0680',
  '123 45',
  '1,5E+11',
  '2,75',
  '192.168.10.12',
  '１２３',
])('%s is kept', text => {
  expect(maskPersonalData(text)).toBe(text)
})

test('a long text takes time in step with its length', () => {
  expect(maskPersonalData('12-34 '.repeat(100_000))).toHaveLength(600_000)
})
