import { REFUSALS_KEPT_PER_NETWORK, REFUSALS_KEPT_WITHIN_MINUTES } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { MINUTE_MS } from '../clock.ts'
import type { Services } from '../services.ts'
import { type AuditAction, addAudit } from './audit.store.ts'
import { clientNetwork } from './client-network.ts'
import { type RateLimit, takeTurn } from './rate-limits.store.ts'

/** How many refusals of one network are audited. More would tell nothing new and let the table grow. */
const KEPT: RateLimit = {
  name: 'kept-refusals',
  most: REFUSALS_KEPT_PER_NETWORK,
  withinMs: REFUSALS_KEPT_WITHIN_MINUTES * MINUTE_MS,
}

interface RefusedCall {
  readonly services: Services
  readonly now: Instant
  readonly clientAddress: string
}

interface Refusal {
  readonly action: Extract<AuditAction, `${string}-refused`>
  readonly code: string
  /** The account that was tried, if there is one. */
  readonly accountId?: string | undefined
  /** The email that was tried, if no account has it. */
  readonly unknownEmail?: string | undefined
  readonly object?: string
  readonly method?: 'password'
}

/**
 * Keyed hashes of the network and of the email that was tried. Equal values have equal hashes, so attempts can be
 * compared; nothing else can be read from them.
 */
export function traceOf({ services, clientAddress }: RefusedCall, unknownEmail?: string) {
  const { secrets } = services
  return {
    network: secrets.addressHash(clientNetwork(clientAddress)),
    ...(unknownEmail !== undefined && { address: secrets.emailHash(unknownEmail) }),
  }
}

/** Audits a refusal, with what connects it to other attempts. */
export async function keepRefusal(call: RefusedCall, refusal: Refusal): Promise<void> {
  const { services, now } = call
  const { action, code, accountId, unknownEmail, object, method } = refusal
  const trace = traceOf(call, accountId === undefined ? unknownEmail : undefined)
  if (!(await takeTurn(services.db, KEPT, trace.network, now))) return
  const details = { ...(method && { method }), code, ...trace }
  await addAudit(services.db, {
    ...{ at: now, actor: accountId ?? null, action, details },
    ...(object !== undefined && { object }),
  })
}
