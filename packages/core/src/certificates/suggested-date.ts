import { addMonths, type IsoDate } from '../primitives/index.ts'
import {
  type CheckInterval,
  MEDICAL_CHECKS,
  type MedicalCheck,
  type MedicalCheckFacts,
} from './medical-checks.ts'

/** What a suggestion is made from. */
export interface LastCheck {
  readonly check: MedicalCheck
  /** When the last check was done; null for none. */
  readonly last: IsoDate | null
  /** Null where it is not known. */
  readonly bornOn: IsoDate | null
  /** When the work began; null where nobody noted it. */
  readonly workBegan: IsoDate | null
  /** The last valid day and the doctor's latest next check, as the certificate says. */
  readonly end: IsoDate | null
  readonly recommendedNext: IsoDate | null
}

/** When the next check is suggested at the latest, and what says so. It is only ever a suggestion. */
export interface SuggestedDate {
  readonly date: IsoDate
  readonly by: 'certificate' | 'second-check' | 'interval'
}

/**
 * Suggests the latest day of the next check: what the certificate says, else the longest gap of the rules. A check with a
 * second one after the work began is due then, if none was done between those days.
 * @spec §9
 */
export function suggestedDate(facts: LastCheck): SuggestedDate | null {
  const second = secondCheck(facts)
  const said = [facts.end, facts.recommendedNext].filter(date => date !== null).toSorted()[0]
  const own: SuggestedDate | null = said ? { date: said, by: 'certificate' } : byInterval(facts)
  if (second && (own === null || second < own.date)) return { date: second, by: 'second-check' }
  return own
}

/** The last day of the second check; null where there is none, or where it is done. */
function secondCheck({ check, last, workBegan }: LastCheck): IsoDate | null {
  const { second }: MedicalCheckFacts = MEDICAL_CHECKS[check]
  if (!second || workBegan === null) return null
  const isDone = last !== null && last >= addMonths(workBegan, second.fromMonths)
  return isDone ? null : addMonths(workBegan, second.toMonths)
}

function byInterval({ check, last, bornOn }: LastCheck): SuggestedDate | null {
  const date = last === null ? null : latestNext(MEDICAL_CHECKS[check].interval, last, bornOn)
  return date && { date, by: 'interval' }
}

/** Where the rule depends on an age that is not known, the shorter gap. */
function latestNext(interval: CheckInterval, last: IsoDate, bornOn: IsoDate | null): IsoDate | null {
  if (interval.kind === 'none') return null
  if (interval.kind === 'months') return addMonths(last, interval.months)
  const from = addMonths(last, interval.fromMonths)
  if (bornOn === null) return from
  const birthday = addMonths(bornOn, interval.age * 12)
  const under = addMonths(last, interval.underMonths)
  if (interval.kind === 'age') return earlier(under, later(from, birthday))
  if (last >= birthday) return from
  return earlier(under, addMonths(bornOn, interval.lastBirthday * 12))
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other)
const later = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? other : one)
