import { SSO_REFUSALS } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookiesOf } from '../../http/cookies.ts'
import { originOf } from '../../http/origin.ts'
import { API_PREFIX } from '../../http/routes.ts'
import { isSecureRequest } from '../../http/secure-request.ts'
import type { Services } from '../../services.ts'
import { beginSso } from './begin-sso.ts'
import { endSso } from './end-sso.ts'
import { leaveSso } from './leave-sso.ts'
import { type SsoCall, signInPage } from './sso-call.ts'

/**
 * Registers `sso/{realm}`, `sso/{realm}/callback` and `sso/logout` below the API. Browsers open them as pages, so
 * each answer is a redirect, also a refusal.
 */
export function registerSso(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { '*': string } }>(
    `${API_PREFIX}/sso/*`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const go = pageOf(request.params['*'])
      return reply.redirect(await go(callOf(request, reply, services)).catch(refusalOf(request, services)))
    },
  )
}

/** The function behind each page. It returns the address to redirect to. */
function pageOf(path: string): (call: SsoCall) => Promise<string> {
  const [realm = '', step, ...more] = path.replace(/\/$/, '').split('/')
  if (realm === 'logout' && step === undefined) return leaveSso
  if (step === undefined) return call => beginSso(call, realm)
  if (step === 'callback' && more.length === 0) return call => endSso(call, realm)
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
