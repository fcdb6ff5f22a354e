import { SESSION_IDLE_MINUTES, SESSION_WARNING_MINUTES } from '@salvia/core/limits'
import type { TokenTimes } from './token.ts'

const MINUTE_MS = 60_000
const IDLE_MS = SESSION_IDLE_MINUTES * MINUTE_MS
const WARNING_MS = SESSION_WARNING_MINUTES * MINUTE_MS
/** A token that is shorter than usual by more than this is the last one of its session. */
const ROUNDING_MS = 2000

/** The state of a session. Times are milliseconds of the server's clock. */
export type SessionStatus =
  | { readonly kind: 'active'; readonly warnAt: number }
  /** The session ends soon. `canStay` is false when it has reached its maximum length and cannot be extended. */
  | { readonly kind: 'ending'; readonly endsAt: number; readonly canStay: boolean }
  | { readonly kind: 'over' }

/**
 * Derives the state of a session from the user's last activity in any tab and from the token. The session is over only
 * after its end, not at the end itself.
 * @spec §9
 */
export function sessionStatus(lastActivity: number, token: TokenTimes, now: number): SessionStatus {
  const idleEnd = lastActivity + IDLE_MS
  const endsAt = Math.min(idleEnd, token.end)
  if (now > endsAt) return { kind: 'over' }
  const warnAt = endsAt - WARNING_MS
  if (now < warnAt) return { kind: 'active', warnAt }
  const isLastToken = token.end - token.issuedAt < IDLE_MS - ROUNDING_MS
  return { kind: 'ending', endsAt, canStay: idleEnd < token.end || !isLastToken }
}
