import { SESSION_IDLE_MINUTES, SESSION_WARNING_MINUTES } from '@salvia/core/limits'
import type { TokenTimes } from './token.ts'

const MINUTE_MS = 60_000
const IDLE_MS = SESSION_IDLE_MINUTES * MINUTE_MS
const WARNING_MS = SESSION_WARNING_MINUTES * MINUTE_MS
/** A token that is shorter by more than this is the last of its session. */
const ROUNDING_MS = 2000

/** Where a session stands. Times are milliseconds of the server's clock. */
export type SessionStanding =
  | { readonly kind: 'active'; readonly warnAt: number }
  /** It ends soon; `canStay`: unless the user says otherwise. The last hours of a session can't be rendered out. */
  | { readonly kind: 'ending'; readonly endsAt: number; readonly canStay: boolean }
  | { readonly kind: 'over' }

/**
 * Judges a session by the last thing that its user did in any tab, and by its token.
 * At the limit itself it still stands; it is over when now is after it.
 * @spec §9
 */
export function sessionStanding(lastActivity: number, token: TokenTimes, now: number): SessionStanding {
  const idleEnd = lastActivity + IDLE_MS
  const endsAt = Math.min(idleEnd, token.end)
  if (now > endsAt) return { kind: 'over' }
  const warnAt = endsAt - WARNING_MS
  if (now < warnAt) return { kind: 'active', warnAt }
  const isLastToken = token.end - token.issuedAt < IDLE_MS - ROUNDING_MS
  return { kind: 'ending', endsAt, canStay: idleEnd < token.end || !isLastToken }
}
