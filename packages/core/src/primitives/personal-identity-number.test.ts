import fc from 'fast-check'
import personnummer from 'personnummer'
import { expect, test } from 'vitest'
import { TEST_PERSONNUMMER, TEST_SAMORDNINGSNUMMER } from '../test-identities/test-identities.ts'
import { parseIsoDate } from './iso-date.ts'
import { parseIdentityNumber, writtenIdentityNumber } from './personal-identity-number.ts'

const today = parseIsoDate('2026-11-21') ?? expect.fail('no such date')
/** Its types describe another build than the one that Node loads. */
const oracle = personnummer as unknown as { valid(number: string): boolean }
const read = (text: string) => parseIdentityNumber(text, today)
const anyTestNumber = fc.constantFrom(...TEST_PERSONNUMMER, ...TEST_SAMORDNINGSNUMMER)

/** Ten digits with a right check digit, and the century in front. */
function complete(century: string, nine: string): string {
  const sum = [...nine].reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return `${century}${nine}${(10 - (sum % 10)) % 10}`
}

test.each([
  ['twelve digits', '194608239986'],
  ['twelve with a hyphen', '19460823-9986'],
  ['ten digits', '4608239986'],
  ['ten with a hyphen', '460823-9986'],
])('%s are accepted', (_form, text) => {
  expect(read(text)).toEqual({ kind: 'personnummer', digits: '194608239986', endsWithZeroes: false })
})

test.each([
  ['a plus with twelve digits', '19460823+9986'],
  ['a space', '460823 9986'],
  ['a hyphen elsewhere', '4608-239986'],
  ['two hyphens', '460823--9986'],
  ['eleven digits', '94608239986'],
  ['thirteen digits', '1194608239986'],
  ['white space around', ' 4608239986 '],
  ['other digits of Unicode', '460823998٦'],
  ['nothing', ''],
])('%s: refused', (_form, text) => {
  expect(read(text)).toEqual({ kind: 'invalid', digits: '', endsWithZeroes: false })
})

test('ten digits become the latest century that is not in the future', () => {
  const [onToday, tomorrow] = [complete('', '261121123'), complete('', '261122123')]
  expect(read(onToday).digits).toBe(`20${onToday}`)
  expect(read(tomorrow).digits).toBe(`19${tomorrow}`)
})

test('with a plus one century earlier', () => {
  expect(read('090527+1474').digits).toBe('190905271474')
  expect(read('000229-2399').digits).toBe('200002292399')
  expect(read('000229+2399').kind).toBe('invalid')
})

test('the date lies from 1840 to today', () => {
  expect(read(complete('18', '400101123')).kind).toBe('personnummer')
  expect(read(complete('18', '391231123')).kind).toBe('invalid')
  expect(read(complete('20', '261121123')).kind).toBe('personnummer')
  expect(read(complete('20', '261122123')).kind).toBe('invalid')
})

test('of a coordination number only the year is asked', () => {
  expect(read(complete('20', '261291123')).kind).toBe('samordningsnummer')
  expect(read(complete('20', '270161123')).kind).toBe('invalid')
  expect(read(complete('', '261291123')).digits).toMatch(/^2026/)
  expect(read(complete('', '270161123')).digits).toMatch(/^1927/)
})

test.each([
  ['month 00', '700061239'],
  ['day 60', '700160239'],
  ['31 April', '700491239'],
  ['month 00 and day 60', '700060239'],
])('a coordination number with %s has an incomplete date', (_what, nine) => {
  expect(read(complete('19', nine)).kind).toBe('incomplete-date')
})

test.each([
  ['day 92', '700192239'],
  ['month 13', '701361239'],
  ['day 59', '700159239'],
  ['day 00', '700100239'],
  ['month 00 without a coordination day', '700010239'],
  ['31 April', '700431239'],
  ['29 February of a common year', '700229239'],
  ['birth number 000', '700101000'],
])('%s: refused', (_what, nine) => {
  const text = complete('19', nine)
  // Birth number 000 with check digit 0 is another case: 0000.
  expect(read(text.endsWith('0000') ? complete('19', '700102000') : text).kind).toBe('invalid')
})

test('0000 is told apart whatever the check digit, on a right date only', () => {
  expect(read('196408230000')).toEqual({
    kind: 'personnummer',
    digits: '196408230000',
    endsWithZeroes: true,
  })
  expect(read('640884-0000')).toMatchObject({ kind: 'samordningsnummer', endsWithZeroes: true })
  expect(read('196408230001').kind).toBe('invalid')
  expect(read('196413230000').kind).toBe('invalid')
})

test.each(['T', 'R', 'S', 'U', 'W', 'X', 'J', 'K', 'L', 'M', 'N'])('%s makes an interim number', letter => {
  expect(read(`20000101${letter}220`)).toEqual({ kind: 'interim', digits: '', endsWithZeroes: false })
  expect(read(`000101-${letter}220`).kind).toBe('interim')
})

test('an interim number needs its check digit; other letters make a reserve number', () => {
  expect(read('20000101T221').kind).toBe('invalid')
  expect(read('20000101E220').kind).toBe('reserve')
  expect(read('20000101A1B2').kind).toBe('reserve')
  expect(read('20001301A1B2').kind).toBe('invalid')
  expect(read('991964082312').kind).toBe('reserve')
})

test('property: the other forms of a test number give the same digits', () => {
  fc.assert(
    fc.property(anyTestNumber, number => {
      const [date, lastFour] = [number.slice(0, 8), number.slice(8)]
      expect(read(`${date}-${lastFour}`).digits).toBe(number)
      const isOverHundred = number < '19261122'
      const short = `${date.slice(2)}${isOverHundred ? '+' : '-'}${lastFour}`
      if (number.startsWith('19') || number.startsWith('20')) expect(read(short).digits).toBe(number)
    }),
  )
})

test('property: another digit among the last ten is always found', () => {
  const position = fc.integer({ min: 2, max: 11 })
  fc.assert(
    fc.property(anyTestNumber, position, fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const changed = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`
      const answer = read(changed)
      expect(answer.digits === '' || answer.endsWithZeroes).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('property: agrees with a library on real dates', () => {
  const text = fc
    .tuple(fc.integer({ min: 1900, max: 2020 }), fc.nat(13), fc.nat(95), fc.integer({ min: 1, max: 9999 }))
    .map(([year, month, day, last]) =>
      [
        String(year),
        ...[month, day].map(part => String(part).padStart(2, '0')),
        String(last).padStart(4, '0'),
      ].join(''),
    )
  fc.assert(
    fc.property(text, number => {
      const answer = read(number)
      if (answer.kind === 'incomplete-date') return
      expect(answer.digits !== '').toBe(oracle.valid(number))
    }),
    { numRuns: 5000 },
  )
})

test('property: any text has an answer, and digits only when accepted', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-+T A٣'), maxLength: 15 }), text => {
      const answer = read(text)
      expect(answer.digits).toMatch(/^(\d{12})?$/)
      expect(answer.digits !== '').toBe(!['interim', 'reserve', 'invalid'].includes(answer.kind))
    }),
  )
})

test('a number is written with a hyphen before the last four digits', () => {
  expect(writtenIdentityNumber('199001012385')).toBe('19900101-2385')
})
