import { REFUSALS_KEPT_PER_NETWORK, REFUSALS_KEPT_WITHIN_MINUTES } from '@salvia/core/limits'
import type { Instant } from '@salvia/core/primitives'
import { MINUTE_MS } from '../clock.ts'
import type { Services } from '../services.ts'
import { type AuditAction, addAudit } from './audit.store.ts'
import { clientNetwork } from './client-network.ts'
import { type RateLimit, takeTurn } from './rate-limits.store.ts'

/** Beyond it the audit would only grow: whoever tries so often from one network is seen by then. */
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
  /** Whose account it was, where there is one. */
  readonly accountId?: string | undefined
  /** The address that is nobody's. */
  readonly unknownEmail?: string | undefined
  readonly object?: string
  readonly method?: 'password'
}

/** Keyed hashes of where someone came from and of the address that they named: alike for the same, and worth nothing else. */
export function traceOf({ services, clientAddress }: RefusedCall, unknownEmail?: string) {
  const { secrets } = services
  return {
    network: secrets.addressHash(clientNetwork(clientAddress)),
    ...(unknownEmail !== undefined && { address: secrets.emailHash(unknownEmail) }),
  }
}

/** Keeps in the audit that someone was refused, and what ties one attempt to another. */
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
