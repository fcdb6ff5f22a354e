import { expect, test } from 'vitest'
import { isPhoneNumber, parseIdentityNumber, parseIsoDate } from '../primitives/index.ts'
import { TEST_PERSONNUMMER, TEST_PHONE_COUNT, TEST_SAMORDNINGSNUMMER, testPhone } from './test-identities.ts'

const today = parseIsoDate('2026-11-21') ?? expect.fail('no such date')
const all = [...TEST_PERSONNUMMER, ...TEST_SAMORDNINGSNUMMER]

test('about two thousand numbers, no two alike', () => {
  expect(all.length).toBeGreaterThanOrEqual(1900)
  expect(new Set(all).size).toBe(all.length)
})

test('each is accepted, and none ends 0000', () => {
  const refused = all.filter(number => parseIdentityNumber(number, today).digits === '')
  expect(refused).toEqual([])
  expect(all.filter(number => number.endsWith('0000'))).toEqual([])
})

test('the kinds are those of their lists', () => {
  const kinds = (list: readonly string[]) =>
    [...new Set(list.map(number => parseIdentityNumber(number, today).kind))].sort()
  expect(kinds(TEST_PERSONNUMMER)).toEqual(['personnummer'])
  expect(kinds(TEST_SAMORDNINGSNUMMER)).toEqual(['incomplete-date', 'samordningsnummer'])
})

test('phones stay in the range set aside for fiction', () => {
  const phones = Array.from({ length: TEST_PHONE_COUNT + 1 }, (_, index) => testPhone(index))
  expect(phones.at(0)).toBe('0701740605')
  expect(phones.at(-2)).toBe('0701740699')
  expect(phones.at(-1)).toBe('0701740605')
  expect(phones.every(isPhoneNumber)).toBe(true)
})
