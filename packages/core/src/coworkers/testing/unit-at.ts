import type { Instant } from '../../primitives/index.ts'
import type { UnitHistory, UnitMembership } from '../unit-history.ts'

/** The unit of an employee at a moment. */
interface UnitAnswer<Membership extends UnitMembership = UnitMembership> {
  /** Null if the employee was not employed. */
  readonly membership: Membership | null
  /** False before the first import, when nothing was recorded. */
  readonly isCertain: boolean
}

/**
 * The unit that an employee belonged to at a moment. Before the company's first import everybody who came with it
 * counts as having been in the unit that it gave.
 */
export function unitAt<Membership extends UnitMembership>(
  { recordedSince, memberships }: UnitHistory<Membership>,
  moment: Instant,
): UnitAnswer<Membership> {
  const isCertain = recordedSince !== null && moment >= recordedSince
  const membership = memberships.find(one => isWithin(one, moment))
  if (membership || isCertain) return { membership: membership ?? null, isCertain }
  const [first] = memberships
  const cameWithFirstImport = first && recordedSince !== null && first.startedAt <= recordedSince
  return { membership: cameWithFirstImport && moment < first.startedAt ? first : null, isCertain }
}

function isWithin({ startedAt, endedAt }: UnitMembership, moment: Instant): boolean {
  return startedAt <= moment && (endedAt === null || moment < endedAt)
}
