import type { Deadline } from '@salvia/core/deadlines'
import type { Feature } from '@salvia/core/features'
import type { Instant } from '@salvia/core/primitives'
import type { Caller } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import type { Services } from '../../services.ts'

/** Whose deadlines are asked for, and how far ahead. */
export interface DeadlineQuestion {
  readonly services: Services
  readonly caller: Caller
  /** The feature is open to the caller here. */
  readonly company: CompanyAccess
  readonly now: Instant
  readonly until: Instant
  /** Only so many of the nearest are of interest; a source may answer more. */
  readonly most: number
}

/** What tells the deadlines of one feature; it may answer some that lie outside the span. */
export interface DeadlineSource {
  readonly feature: Feature
  deadlines(question: DeadlineQuestion): Promise<readonly Deadline[]>
}
