import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { isRecord } from './record.ts'

interface Payload {
  /** Seconds since 1970. */
  readonly exp: number
  readonly iat?: number | undefined
  /** Identifies the session; renewals keep it. */
  readonly sid?: string | undefined
  readonly sub?: string | undefined
}

const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function payloadOf(token: string): Payload {
  try {
    const part = token.split('.')[1] ?? ''
    const payload: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    const { exp, iat, sid, sub } = isRecord(payload) ? payload : {}
    return { exp: numberOf(exp) ?? 0, iat: numberOf(iat), sid: textOf(sid), sub: textOf(sub) }
  } catch {
    return { exp: 0 }
  }
}

/** When a token expires, in seconds since 1970, from its payload; 0 when it has none. @spec §4 */
export const tokenEnd = (token: string): number => payloadOf(token).exp

/** When a token was issued and when it ends, in milliseconds since 1970. */
export interface TokenTimes {
  readonly issuedAt: number
  readonly end: number
}

export function tokenTimes(token: string): TokenTimes {
  const { exp, iat = exp - SESSION_IDLE_MINUTES * 60 } = payloadOf(token)
  return { issuedAt: iat * 1000, end: exp * 1000 }
}

/** Whether two tokens belong to the same session, one being a renewal of the other. */
export function isSameSession(one: string, other: string): boolean {
  const [a, b] = [payloadOf(one), payloadOf(other)]
  return (a.sid ?? a.sub) === (b.sid ?? b.sub)
}

/** Id of the account that signed in; undefined for a token without it. */
export const tokenSubject = (token: string): string | undefined => payloadOf(token).sub
