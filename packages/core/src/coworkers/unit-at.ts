import type { Instant } from '../primitives/index.ts'

/** A period during which an employee belonged to a unit: from `startedAt` until just before `endedAt`. */
export interface UnitMembership {
  readonly unitId: string
  readonly startedAt: Instant
  /** Null for the present unit. */
  readonly endedAt: Instant | null
}

/** The units of one employee, the earliest first. Periods do not overlap; between two of them the employee was gone. */
export interface UnitHistory<Membership extends UnitMembership = UnitMembership> {
  /** When the company's first import recorded who belongs where. Null if there was none. */
  readonly recordedSince: Instant | null
  readonly memberships: readonly Membership[]
}

/** The unit of an employee at a moment. */
export interface UnitAnswer<Membership extends UnitMembership = UnitMembership> {
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
