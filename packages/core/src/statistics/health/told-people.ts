import { HEALTH_GROUP_MAX, HEALTH_PEOPLE_MIN } from '../../limits/index.ts'
import { VISIT_CAUSE_NAMES, type VisitCause } from '../visit-catalogue.ts'

/** Why a figure about health is not told: too few people are in it, or too few are not. */
export const HEALTH_GAPS = ['few-in', 'few-outside'] as const
export type HealthGap = (typeof HEALTH_GAPS)[number]

/** A set of people of whom only the number may be told, among all who were employed in the year or had a visit. */
interface PeopleSet {
  readonly people: number
  /** Those employed all year who are not in it. */
  readonly outside: number
}

/** Null where the number of a set may be told: so many are in it, and so many who were employed all year are not. @spec §9 */
export function gapOf({ people, outside }: PeopleSet): HealthGap | null {
  if (people < HEALTH_PEOPLE_MIN) return 'few-in'
  return outside < HEALTH_PEOPLE_MIN ? 'few-outside' : null
}

/** A set of which the employer does not know who is in it. */
export interface SecretSet extends PeopleSet {
  /** How many were employed all year, and how many were not. */
  readonly allYear: number
  readonly partOfYear: number
}

/**
 * The same for a set of which the employer does not know who is in it. That its number is told says that five of those who
 * were employed all year are not in it. Where hardly more were, it would tell of four of them; and where hardly anybody
 * else is outside, of four of the others.
 */
export function gapOfSecret({ allYear, partOfYear, ...set }: SecretSet): HealthGap | null {
  const others = allYear + partOfYear - set.people
  const isUncertain =
    allYear >= HEALTH_PEOPLE_MIN + HEALTH_GROUP_MAX &&
    others >= HEALTH_PEOPLE_MIN + Math.min(partOfYear, HEALTH_GROUP_MAX)
  return gapOf(set) ?? (isUncertain ? null : 'few-outside')
}

/** How the people of a set divide by cause. The parts add up to the number of people. */
export interface Reasons {
  readonly people: number
  /** The named causes, in the order of the list; none where the total alone may be told. */
  readonly causes: readonly { readonly cause: VisitCause; readonly people: number }[]
  /** Those of all other causes. */
  readonly other: number
}

/**
 * Divides people by cause so that every part has at least five people in it and five outside. Causes of fewer join the
 * other ones, and so do always the smallest cause that is left and all equal to it.
 * @param causes the cause of each person
 */
export function reasonsOf(causes: Iterable<VisitCause>): Reasons {
  const counts = new Map<VisitCause, number>()
  let people = 0
  for (const cause of causes) {
    counts.set(cause, (counts.get(cause) ?? 0) + 1)
    people += 1
  }
  const large = VISIT_CAUSE_NAMES.flatMap(cause => {
    const count = counts.get(cause) ?? 0
    return cause !== 'other' && count >= HEALTH_PEOPLE_MIN ? [{ cause, people: count }] : []
  })
  const smallest = Math.min(...large.map(part => part.people))
  const named = large.filter(part => part.people > smallest)
  return { people, causes: named, other: people - named.reduce((sum, part) => sum + part.people, 0) }
}

/** The cause that a person had most often; of those as common the first in the list. @param causes one for each visit */
export function mainCause(causes: readonly VisitCause[]): VisitCause | undefined {
  const counts = new Map<VisitCause, number>()
  for (const cause of causes) counts.set(cause, (counts.get(cause) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return VISIT_CAUSE_NAMES.find(cause => counts.get(cause) === most)
}
