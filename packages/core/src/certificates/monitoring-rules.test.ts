import { describe, expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { type CertificateEntry, hasValidNumber, isRemovable, monitoringFault } from './index.ts'

const fitness: CertificateEntry = {
  ...{ check: 'silica', origin: 'journal' },
  ...{ start: isoDate(2024, 8, 31), end: isoDate(2027, 8, 31) },
}

test('a certificate of the journal cannot be removed until it has turned into a monitoring', () => {
  expect(isRemovable(fitness, isoDate(2028, 2, 29))).toBe(false)
  expect(isRemovable(fitness, isoDate(2028, 3, 1))).toBe(true)
  expect(isRemovable({ ...fitness, origin: 'manual', end: null }, fitness.start)).toBe(true)
})

describe('a monitoring', () => {
  const TODAY = isoDate(2026, 11, 27)
  test.each([
    ['that starts on its last day', isoDate(2027, 1, 1), isoDate(2027, 1, 1), 'MONITORING_START_AFTER_END'],
    ['that starts the day before its last day', isoDate(2026, 12, 31), isoDate(2027, 1, 1), null],
    ['whose last day was yesterday', isoDate(2026, 1, 1), isoDate(2026, 11, 26), 'MONITORING_ENDED'],
    ['whose last day is today', isoDate(2026, 1, 1), isoDate(2026, 11, 27), null],
    ['without a last day', isoDate(2026, 1, 1), null, null],
    ['from the century before last', isoDate(1876, 1, 1), null, 'MONITORING_DATE_FAR_OFF'],
    ['that ends in a far century', isoDate(2026, 1, 1), isoDate(2126, 11, 27), 'MONITORING_DATE_FAR_OFF'],
  ] as const)('%s', (_, start, end, fault) => {
    expect(monitoringFault({ start, end }, TODAY)).toBe(fault)
  })

  test.each([
    ['a personal identity number', '198112189876', true],
    ['one with a wrong check digit', '198112189875', false],
    ['one that ends 0000', '198112180000', false],
  ])('needs a real number: %s', (_, pid, isValid) => {
    expect(hasValidNumber(pid, TODAY)).toBe(isValid)
  })
})
