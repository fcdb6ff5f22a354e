import { SSO_REFUSALS, type SsoRefusal } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { portalPath } from '@salvia/core/portal-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SignInCall } from '../access/begin-session.ts'
import type { Services } from '../services.ts'
import { type Cookies, cookiesOf } from './cookies.ts'
import { originOf } from './origin.ts'
import { API_PREFIX } from './routes.ts'
import { isSecureRequest } from './secure-request.ts'

/** A page of single sign-on that a browser has opened. */
export interface SsoCall extends SignInCall {
  readonly cookies: Cookies
  /** The address of the portal, without a slash at the end. */
  readonly origin: string
  /** The address that was opened, with its query. */
  readonly address: URL
  readonly clientAddress: string
}

/** What each page does. Each answers the address that the browser goes on to. */
export interface SsoPages {
  begin(call: SsoCall, realm: string): Promise<string>
  end(call: SsoCall, realm: string): Promise<string>
  leave(call: SsoCall): Promise<string>
}

/** The address of the sign-in screen, with a code for it to explain. It contains nothing of the request. */
export function signInPage(code: SsoRefusal): string {
  return `${portalPath('signInAlias')}?error=${code}`
}

/**
 * Registers `sso/{realm}`, `sso/{realm}/callback` and `sso/logout` below the API. Browsers open them as pages, so
 * each answer is a redirect, also a refusal.
 */
export function registerSso(app: FastifyInstance, services: Services, pages: SsoPages): void {
  app.get<{ Params: { '*': string } }>(
    `${API_PREFIX}/sso/*`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const go = pageOf(request.params['*'], pages)
      return reply.redirect(await go(callOf(request, reply, services)).catch(refusalOf(request, services)))
    },
  )
}

function pageOf(path: string, { begin, end, leave }: SsoPages): (call: SsoCall) => Promise<string> {
  const [realm = '', step, ...more] = path.replace(/\/$/, '').split('/')
  if (realm === 'logout' && step === undefined) return leave
  if (step === undefined) return call => begin(call, realm)
  if (step === 'callback' && more.length === 0) return call => end(call, realm)
  return async () => signInPage('SSO_INVALID_REALM_ID')
}

function callOf(request: FastifyRequest, reply: FastifyReply, services: Services): SsoCall {
  const origin = originOf(request, services.settings)
  return {
    services,
    now: request.salvia.now,
    isSecure: isSecureRequest(request),
    isPortal: true,
    userAgent: request.headers['user-agent'] ?? '',
    cookies: cookiesOf(request, reply),
    origin,
    address: new URL(request.url, origin),
    clientAddress: request.ip,
  }
}

function refusalOf({ salvia }: FastifyRequest, { log }: Services): (error: unknown) => string {
  return error => {
    const code = error instanceof AppError ? error.code : 'SSO_ERROR'
    const told = SSO_REFUSALS.find(each => each === code) ?? 'SSO_ERROR'
    salvia.code = told
    const { cause } = error instanceof AppError ? error : { cause: error }
    if (told === 'SSO_ERROR') log.error('sso-failed', { traceId: salvia.traceId, error: cause })
    return signInPage(told)
  }
}
