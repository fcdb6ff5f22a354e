import { addMonths, type IsoDate } from '../primitives/index.ts'
import { type CheckInterval, MEDICAL_CHECKS, type MedicalCheck } from './medical-checks.ts'

/** What a suggestion is made from. */
interface LastCheck {
  readonly check: MedicalCheck
  /** When the last check was done; null where it is not known. */
  readonly last: IsoDate | null
  /** Null where it is not known. */
  readonly bornOn: IsoDate | null
  /** The last valid day and the doctor's latest next check, as the certificate says. */
  readonly end: IsoDate | null
  readonly recommendedNext: IsoDate | null
}

/** When the next check is suggested at the latest, and what says so. It is only ever a suggestion. */
interface SuggestedDate {
  readonly date: IsoDate
  readonly by: 'certificate' | 'interval'
}

/**
 * Suggests the latest day of the next check: the earlier day that the certificate says, else the longest gap of the
 * rules.
 * @spec §9
 */
export function suggestedDate({
  check,
  last,
  bornOn,
  end,
  recommendedNext,
}: LastCheck): SuggestedDate | null {
  const [said] = [end, recommendedNext].filter(date => date !== null).sort()
  if (said) return { date: said, by: 'certificate' }
  const date = last === null ? null : latestNext(MEDICAL_CHECKS[check].interval, last, bornOn)
  return date && { date, by: 'interval' }
}

/** Where the rule depends on an age that is not known, the shorter gap. */
function latestNext(interval: CheckInterval, last: IsoDate, bornOn: IsoDate | null): IsoDate | null {
  if (interval.kind === 'none' || interval.kind === 'rewritten') return null
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
