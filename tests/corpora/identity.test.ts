import {
  organisationDigits,
  parseIdentityNumber,
  parseIsoDate,
  vatOrganisationDigits,
} from '@salvia/core/primitives'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corporaNote, corpus, hasCorpora } from './corpus.ts'

const today = parseIsoDate('2026-11-21') ?? expect.fail('no such date')
const isAccepted = (text: string) => parseIdentityNumber(text, today).digits !== ''
const withHyphen = (digits: string) => `${digits.slice(0, -4)}-${digits.slice(-4)}`

describe.skipIf(!hasCorpora)(`published test numbers${corporaNote}`, () => {
  test('all 41,129 personnummer are accepted', () => {
    const numbers = corpus<string[]>('identity/meta-allPins.json')
    expect(numbers).toHaveLength(41_129)
    expect(numbers.filter(number => parseIdentityNumber(number, today).kind !== 'personnummer')).toHaveLength(
      0,
    )
  })

  test('all 2,264 samordningsnummer are accepted, 194 of them without a real date', () => {
    const numbers = corpus<string[]>('identity/meta-allCoords.json')
    const kinds = Map.groupBy(numbers, number => parseIdentityNumber(number, today).kind)
    expect(numbers).toHaveLength(2264)
    expect(kinds.get('samordningsnummer')).toHaveLength(2070)
    expect(kinds.get('incomplete-date')).toHaveLength(194)
  })

  test('100,000 sampled changes of one of the last ten digits are all found', () => {
    const numbers = ['identity/meta-allPins.json', 'identity/meta-allCoords.json'].flatMap(path =>
      corpus<string[]>(path),
    )
    const sampled = fc.tuple(
      fc.nat(numbers.length - 1),
      fc.integer({ min: 2, max: 11 }),
      fc.integer({ min: 1, max: 9 }),
    )
    let missed = 0
    for (const [index, at, by] of fc.sample(sampled, { numRuns: 100_000, seed: 20_261_121 })) {
      const number = numbers[index] ?? ''
      const changed = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`
      const answer = parseIdentityNumber(changed, today)
      // One that now ends 0000 is found by its warning.
      if (answer.digits !== '' && !answer.endsWithZeroes) missed += 1
    }
    expect(missed).toBe(0)
  })

  test('the list of verdicts is followed, but for a plus in twelve digits and the ending 0000', () => {
    const forms = corpus<Record<'ssn' | 'con', { string: Record<'valid' | 'invalid', string[]> }>>(
      'identity/meta-structured.json',
    )
    for (const { string } of [forms.ssn, forms.con]) {
      expect(string.valid.filter(text => !isAccepted(text) && !/^\d{8}\+/.test(text))).toHaveLength(0)
      expect(string.invalid.filter(isAccepted)).toHaveLength(0)
    }
  })

  test('interim numbers are told apart, and refused', () => {
    const entries = corpus<{ long_format: string; separated_format: string; valid: boolean }[]>(
      'identity/meta-interim.json',
    )
    for (const { long_format, separated_format, valid } of entries) {
      for (const text of [long_format, separated_format]) {
        const { kind, digits } = parseIdentityNumber(text, today)
        expect([kind === 'interim', digits]).toEqual([valid, ''])
      }
    }
  })

  test('numbers of organisations are no identity numbers', () => {
    const entries = corpus<{ short_format: string; separated_format: string }[]>(
      'identity/meta-orgnumber.json',
    )
    for (const { short_format, separated_format } of entries) {
      expect([isAccepted(short_format), isAccepted(separated_format)]).toEqual([false, false])
      expect(organisationDigits(separated_format, today)).toBe(short_format)
    }
  })

  test('organisation and VAT numbers are judged as listed', () => {
    const entries = corpus<{ input: string; valid: boolean; vat_number: string }[]>(
      'identity/organisationsnummer-meta-list.json',
    )
    expect(entries).toHaveLength(22)
    for (const { input, valid, vat_number } of entries) {
      const digits = organisationDigits(withHyphen(input), today)
      expect(digits).toBe(valid ? input.slice(-10) : undefined)
      expect(vatOrganisationDigits(vat_number)).toBe(digits)
    }
  })

  test('VAT numbers are judged as documented', () => {
    const { good, bad } = corpus<{ good: string[]; bad: [string, string][] }>(
      'identity/vat-oracle-examples.json',
    )
    expect(good.filter(text => vatOrganisationDigits(text) === undefined)).toEqual([])
    expect(bad.filter(([text]) => vatOrganisationDigits(text) !== undefined)).toEqual([])
  })
})
