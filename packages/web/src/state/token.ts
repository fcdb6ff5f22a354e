import { SESSION_IDLE_MINUTES } from '@salvia/core/limits'
import { z } from 'zod'

const payloadSchema = z.object({
  /** Seconds since 1970. */
  exp: z.number().catch(0),
  iat: z.number().optional().catch(undefined),
  /** Tells one session from another; renewals keep it. */
  sid: z.string().optional().catch(undefined),
  sub: z.string().optional().catch(undefined),
})

function payloadOf(token: string): z.infer<typeof payloadSchema> {
  try {
    const payload = token.split('.')[1] ?? ''
    return payloadSchema.parse(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return { exp: 0 }
  }
}

/** The end of a token in seconds since 1970, read from its payload; 0 where it has none. @spec §4 */
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

/** Whether two tokens are of one session: the second has renewed the first. */
export function isSameSession(one: string, other: string): boolean {
  const [a, b] = [payloadOf(one), payloadOf(other)]
  return (a.sid ?? a.sub) === (b.sid ?? b.sub)
}
