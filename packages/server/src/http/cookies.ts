import { SSO_COOKIE, SSO_COOKIE_PATH } from '@salvia/core/auth'
import { SESSION_ABSOLUTE_HOURS, SSO_HINTS_SECONDS, SSO_SIGN_IN_MINUTES } from '@salvia/core/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSecureRequest } from './secure-request.ts'

interface CookieFacts {
  readonly name: string
  readonly maxAgeSeconds: number
  /** True for a cookie that is also sent when another site leads here (SameSite=Lax). */
  readonly fromElsewhere?: true
  /** The path of the only page that gets the cookie, whose script reads it. */
  readonly readableAt?: string
}

const SESSION_SECONDS = SESSION_ABSOLUTE_HOURS * 3600

/** Every cookie that the API sets. Unless it says otherwise, no script can read it and other sites cannot send it. */
const COOKIES = {
  /** Binds the portal's access token to one browser. */
  binding: { name: 'wp_fp', maxAgeSeconds: SESSION_SECONDS },
  /** Binds a BankID order to the browser that began it. */
  bankid: { name: 'wp_bid', maxAgeSeconds: 3600 },
  /** Binds a sign-in at an organisation's provider, which leads back, to the browser that began it. */
  ssoBrowser: { name: 'wp_sso_begin', maxAgeSeconds: SSO_SIGN_IN_MINUTES * 60, fromElsewhere: true },
  /** Hands the portal the result of a single sign-on. */
  ssoHints: {
    name: SSO_COOKIE,
    maxAgeSeconds: SSO_HINTS_SECONDS,
    fromElsewhere: true,
    readableAt: SSO_COOKIE_PATH,
  },
  /** How to sign out at the organisation's provider. */
  ssoWayOut: { name: 'wp_sso_out', maxAgeSeconds: SESSION_SECONDS },
} as const satisfies Record<string, CookieFacts>
type CookieName = keyof typeof COOKIES

/** The cookies of one call. */
export interface Cookies {
  get(cookie: CookieName): string | undefined
  set(cookie: CookieName, value: string): void
  clear(cookie: CookieName): void
}

/**
 * The cookies of one call. Over TLS their names have the prefix that binds them to this host, except the one that a
 * page reads; over plain http, on localhost, they cannot have it.
 */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply): Cookies {
  const secure = isSecureRequest(request)
  const nameOf = (cookie: CookieName) => {
    const { name, readableAt }: CookieFacts = COOKIES[cookie]
    return secure && readableAt === undefined ? `__Host-${name}` : name
  }
  const optionsOf = (cookie: CookieName) => {
    const { readableAt, fromElsewhere }: CookieFacts = COOKIES[cookie]
    const sameSite = fromElsewhere === true ? ('lax' as const) : ('strict' as const)
    return { path: readableAt ?? '/', httpOnly: readableAt === undefined, secure, sameSite }
  }
  return {
    get: cookie => request.cookies[nameOf(cookie)],
    set(cookie, value) {
      reply.setCookie(nameOf(cookie), value, {
        ...optionsOf(cookie),
        maxAge: COOKIES[cookie].maxAgeSeconds,
      })
    },
    clear(cookie) {
      reply.clearCookie(nameOf(cookie), optionsOf(cookie))
    },
  }
}
