import type { Environment } from '../config/index.ts'
import type { Consent, ConsentName } from './consents.ts'
import { isInternalTestUser } from './internal-test-user.ts'

const ANALYTICS: ConsentName = 'analytics'

/** What decides whether a user is counted in the statistics of the portal. */
interface AnalyticsFacts {
  readonly consent: Consent
  readonly email: string | null
  readonly environment: Environment
  readonly internalTestDomains: readonly string[]
}

/** `on`: counted. `asked`: the user is to be asked first. `off`: neither. */
export type AnalyticsState = 'on' | 'asked' | 'off'

/**
 * Whether a user is counted, must be asked first, or neither. Internal test users of the production environment are
 * never counted, so they are never asked.
 * @spec §4
 */
export function analyticsState(facts: AnalyticsFacts): AnalyticsState {
  const { consent, email, environment, internalTestDomains } = facts
  const isTester = environment === 'production' && isInternalTestUser(email ?? '', internalTestDomains)
  if (isTester) return 'off'
  if (consent.needed.includes(ANALYTICS)) return 'asked'
  return consent.given.includes(ANALYTICS) ? 'on' : 'off'
}
