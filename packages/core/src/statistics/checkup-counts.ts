import { isSuperseded, type MedicalCheck } from '../certificates/index.ts'
import { addDays, type IsoDate } from '../primitives/index.ts'
import type { Period } from './period.ts'
import type { UnitCount } from './unit-totals.ts'

/** What is told of medical check-ups: that a certificate was issued, and that it expired. */
export const CHECKUP_EVENTS = ['done', 'expired'] as const
export type CheckupEvent = (typeof CHECKUP_EVENTS)[number]

/** What check-ups are counted by. */
export interface CheckupKind {
  readonly check: MedicalCheck
  readonly event: CheckupEvent
}

/** A day on which a certificate of the journal may count: as done when it was issued, as expired on its last valid day. */
export interface CertificateDay extends CheckupKind {
  readonly day: IsoDate
  /** The day from which a newer certificate stands in its place; null if none does. */
  readonly supersededFrom: IsoDate | null
  /** Where the employee belonged at the end of the day; the root for nowhere. */
  readonly unitId: string
  /** Whether the employee had left by then. */
  readonly hasLeft: boolean
}

/**
 * The check-ups of a period, each for the unit of the employee on its day. One is expired where a day without a valid
 * certificate follows the last one, and the employee works there still. @spec §9
 * @param period up to the last day that is counted
 */
export function checkupCounts(
  days: readonly CertificateDay[],
  { from, to }: Period,
): UnitCount<CheckupKind>[] {
  return days
    .filter(one => one.day >= from && one.day <= to && (one.event === 'done' || hasExpired(one)))
    .map(({ check, event, unitId }) => ({ unitId, kind: { check, event }, count: 1 }))
}

/** A newer certificate that starts on the day after leaves no day between. */
function hasExpired({ day, supersededFrom, hasLeft }: CertificateDay): boolean {
  return !hasLeft && !isSuperseded(supersededFrom, addDays(day, 1))
}
