import { describe, expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { losesValidity, type Validity } from './withdrawal.ts'

const TODAY = isoDate(2027, 3, 17)
const valid: Validity = {
  ...{ employeeId: 'anna', check: 'silica' },
  ...{ start: isoDate(2026, 3, 1), end: isoDate(2028, 3, 1) },
}
const ahead = { ...valid, start: isoDate(2027, 3, 18) }

describe('a certificate loses its validity', () => {
  test.each([
    ['when it is withdrawn', valid, null],
    ['when it is withdrawn on its last day', { ...valid, end: TODAY }, null],
    ['when it is withdrawn before its first day', ahead, null],
    ['when it turns out to be about somebody else', valid, { ...valid, employeeId: 'bo' }],
    ['when it turns out to be about another check', valid, { ...valid, check: 'asbestos' }],
    ['when it is corrected to have ended yesterday', valid, { ...valid, end: isoDate(2027, 3, 16) }],
    ['when it is corrected to start tomorrow', valid, ahead],
  ] satisfies [string, Validity, Validity | null][])('%s', (_, before, after) => {
    expect(losesValidity(before, after, TODAY)).toBe(true)
  })
})

describe('a certificate keeps what it was valid for', () => {
  test.each([
    ['when its last day was yesterday', { ...valid, end: isoDate(2027, 3, 16) }, null],
    ['when it is corrected to end today', valid, { ...valid, end: TODAY }],
    ['when it is corrected to end later', valid, { ...valid, end: isoDate(2029, 3, 1) }],
    ['when it is corrected to have started earlier', ahead, valid],
    ['when it is corrected to start on another day to come', ahead, { ...ahead, start: isoDate(2027, 4, 1) }],
    ['when nothing changes', valid, valid],
  ] satisfies [string, Validity, Validity | null][])('%s', (_, before, after) => {
    expect(losesValidity(before, after, TODAY)).toBe(false)
  })
})
