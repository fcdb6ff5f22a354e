import { SESSION_ABSOLUTE_HOURS } from '@salvia/core/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecureRequest } from './secure-request.ts'

interface CookieFacts {
  readonly name: string
  readonly maxAgeSeconds: number
}

/** Every cookie that an API call sets: none can be read by a script, or goes along from another site. */
const COOKIES = {
  /** Binds the portal's access token to one browser. */
  binding: { name: 'wp_fp', maxAgeSeconds: SESSION_ABSOLUTE_HOURS * 3600 },
  /** Binds a BankID order to the browser that began it. */
  bankid: { name: 'wp_bid', maxAgeSeconds: 3600 },
} as const satisfies Record<string, CookieFacts>
type CookieName = keyof typeof COOKIES

/** The cookies of one call. */
export interface Cookies {
  get(cookie: CookieName): string | undefined
  set(cookie: CookieName, value: string): void
  clear(cookie: CookieName): void
}

/** Over TLS a cookie has the prefix that ties it to this host alone; plain http, on localhost, cannot. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const secure = isSecureRequest(request)
  const nameOf = (cookie: CookieName) => `${secure ? '__Host-' : ''}${COOKIES[cookie].name}`
  const options = { path: '/', httpOnly: true, secure, sameSite: 'strict' } as const
  return {
    get: cookie => request.cookies[nameOf(cookie)],
    set(cookie, value) {
      reply.setCookie(nameOf(cookie), value, { ...options, maxAge: COOKIES[cookie].maxAgeSeconds })
    },
    clear(cookie) {
      reply.clearCookie(nameOf(cookie), options)
    },
  }
}
