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
