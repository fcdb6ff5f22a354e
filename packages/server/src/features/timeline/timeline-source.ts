import type { Feature } from '@salvia/core/features'
import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import type { TimelineEntry } from '@salvia/core/timeline'
import type { Person } from '../../access/caller.ts'
import type { CompanyAccess } from '../../access/company-access.ts'
import type { SeenEmployee } from '../../access/seen-employee.ts'
import type { Services } from '../../services.ts'

/** Of whom to tell, to whom. */
export interface TimelineQuestion {
  readonly services: Services
  readonly caller: Person
  /** The company of the caller, which has the feature. */
  readonly company: CompanyAccess
  /** The employee, whom the caller sees and no rule shuts. */
  readonly seen: SeenEmployee
  /** Of the names that the provider has translated. */
  readonly locale: Locale
  readonly now: Instant
  /** At most this many of the latest are used. A source may return more. */
  readonly most: number
}

/** The source of what one feature has about an employee, as far as the caller may see it by the feature's own rule. */
export interface TimelineSource {
  readonly feature: Feature
  /** The entries, the latest first. */
  entries(question: TimelineQuestion): Promise<readonly TimelineEntry[]>
}
