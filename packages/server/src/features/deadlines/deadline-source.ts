import type { Deadline } from '@salvia/core/deadlines'
import type { Feature } from '@salvia/core/features'
import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import type { Caller } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import type { Services } from '../../services.ts'

/** Whose deadlines to find, and until when. */
export interface DeadlineQuestion {
  readonly services: Services
  readonly caller: Caller
  /** The company of the caller, which has the feature. */
  readonly company: CompanyAccess
  /** Of the names that the provider has translated. */
  readonly locale: Locale
  readonly now: Instant
  readonly until: Instant
  /** At most this many of the nearest are used. A source may return more. */
  readonly most: number
}

/** The source of one feature's deadlines. It may return some outside the period. */
export interface DeadlineSource {
  readonly feature: Feature
  deadlines(question: DeadlineQuestion): Promise<readonly Deadline[]>
}
