import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type IsoDate, isoDateSchema } from '../primitives/index.ts'
import {
  CERTIFICATE_SOURCE_NAMES,
  type CertificateEntry,
  certificateSource,
  certificateStatus,
  MEDICAL_CHECK_NAMES,
  MEDICAL_CHECKS,
  supersededFrom,
} from './index.ts'

const DAY_MS = 86_400_000
const day = (text: string): IsoDate => isoDateSchema.parse(text)
const dayAfter = (date: string, days = 1): IsoDate =>
  day(new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10))

/** The same day of a later month, or the latest one that the month has, found by trying. */
function monthsAfter(date: string, months: number): IsoDate {
  const [year = 0, month = 1, wanted = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  for (let tried = wanted; ; tried -= 1) {
    const found = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), tried))
    if (found.getUTCMonth() === first.getUTCMonth()) return day(found.toISOString().slice(0, 10))
  }
}

/** Month ends, leap days, year ends and nights of the clock change, which chance would seldom find. */
const SPECIAL = [
  ...['2024-02-29', '2026-02-28', '2027-08-31', '2027-11-30', '2028-02-29', '2028-03-31', '2026-12-31'],
  ...['2027-01-01', '2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31'],
]
const anyDay = fc.oneof(
  fc.constantFrom(...SPECIAL).map(day),
  fc.nat(4000).map(days => dayAfter('2022-01-01', days)),
)
const anyLength = fc.oneof(fc.nat(3), fc.integer({ min: 85, max: 95 }), fc.nat(2000))
const anyEntry: fc.Arbitrary<CertificateEntry> = fc
  .record({
    check: fc.constantFrom(...MEDICAL_CHECK_NAMES),
    origin: fc.constantFrom(...CERTIFICATE_SOURCE_NAMES),
    start: anyDay,
    length: fc.oneof({ arbitrary: anyLength, weight: 5 }, { arbitrary: fc.constant(null), weight: 1 }),
  })
  .map(({ check, origin, start, length }) => ({
    ...{ check, origin, start },
    end: length === null ? (origin === 'journal' ? start : null) : dayAfter(start, length),
  }))

/** The rule read aloud, with every day counted. */
function slowStatus({ check, origin, start, end }: CertificateEntry, today: IsoDate) {
  if (today < start) return 'starts'
  if (end === null) return origin === 'monitoring' ? 'no-certificate' : 'manual'
  let daysLeft = 0
  for (let date = today; date < end && daysLeft <= 90; date = dayAfter(date)) daysLeft += 1
  if (today <= end) return daysLeft > 90 ? 'expires' : 'expires-soon'
  return MEDICAL_CHECKS[check].type === 'fitness' && today <= monthsAfter(end, 6)
    ? 'expired'
    : 'no-certificate'
}

/** Days around everything that an entry could turn on, and some by chance. */
function* daysOf({ start, end }: CertificateEntry): Generator<IsoDate> {
  const turns = end === null ? [start] : [start, dayAfter(end, -90), end, monthsAfter(end, 6)]
  for (const turn of turns) for (let off = -3; off <= 3; off += 1) yield dayAfter(turn, off)
  for (let off = -200; off < 1000; off += 61) yield dayAfter(start, off)
}

test('property: the status is the one that counting every day finds', () => {
  fc.assert(
    fc.property(anyEntry, entry => {
      for (const today of daysOf(entry))
        expect(certificateStatus(entry, today)).toBe(slowStatus(entry, today))
    }),
    { numRuns: 2200 },
  )
})

test('property: a certificate of the journal turns into a monitoring on the first day without a certificate', () => {
  fc.assert(
    fc.property(anyEntry, entry => {
      for (const today of daysOf(entry)) {
        const hasTurned = entry.origin === 'journal' && slowStatus(entry, today) === 'no-certificate'
        expect(certificateSource(entry, today)).toBe(hasTurned ? 'monitoring' : entry.origin)
      }
    }),
    { numRuns: 500 },
  )
})

test('property: a newer certificate takes the place of an entry on the first day that one has started and reaches further', () => {
  fc.assert(
    fc.property(anyEntry, fc.array(anyEntry, { maxLength: 5 }), (entry, others) => {
      const isRenewedBy = (other: CertificateEntry, today: IsoDate): boolean => {
        if (other.origin !== 'journal' || other.end === null || other.start > today) return false
        return entry.end === null ? other.start >= entry.start : other.end > entry.end
      }
      const found = supersededFrom(entry, others)
      for (const today of [entry, ...others].flatMap(({ start }) => [dayAfter(start, -1), start])) {
        const isRenewed = others.some(other => isRenewedBy(other, today))
        expect(found !== null && today >= found).toBe(isRenewed)
      }
    }),
  )
})
