import { expect, test } from 'vitest'
import { addDays, type IsoDate, isoDate } from '../primitives/index.ts'
import type { CertificateStatus } from './certificate-status.ts'
import { mostUrgentFirst } from './certificate-urgency.ts'

const UNTIL = isoDate(2027, 2, 25)
const entry = (status: CertificateStatus, end: IsoDate | null) => ({ status, end })
const urgencies = (...entries: ReturnType<typeof entry>[]) =>
  mostUrgentFirst(entries, UNTIL).map(({ urgency }) => urgency)

test('an entry expires within a period whose last day is its own, and not a day later', () => {
  expect(urgencies(entry('expires-soon', UNTIL))).toEqual(['expiring'])
  expect(urgencies(entry('expires-soon', addDays(UNTIL, 1)))).toEqual([])
})

test('one that has not started expires as any other, and one without a last day never', () => {
  expect(urgencies(entry('starts', UNTIL))).toEqual(['expiring'])
  expect(urgencies(entry('manual', null))).toEqual([])
})

test('what is expired or without a certificate is there however short the period is', () => {
  const later = addDays(UNTIL, 1)
  expect(urgencies(entry('no-certificate', null), entry('expired', later))).toEqual([
    'expired',
    'no-certificate',
  ])
})

test('the most urgent first, then the earliest last day, and those without one last', () => {
  const entries = [
    entry('no-certificate', null),
    entry('expires-soon', isoDate(2027, 1, 2)),
    entry('no-certificate', isoDate(2026, 1, 2)),
    entry('expired', isoDate(2026, 11, 2)),
    entry('expires-soon', isoDate(2027, 1, 1)),
    entry('expired', isoDate(2026, 11, 1)),
  ]
  expect(mostUrgentFirst(entries, UNTIL).map(({ end }) => end)).toEqual([
    ...['2026-11-01', '2026-11-02', '2026-01-02', null, '2027-01-01', '2027-01-02'],
  ])
})
