import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ServerSettings } from '../settings/environment.ts'
import { API_PREFIX } from './routes.ts'

const YEAR_SECONDS = 31_536_000

/** Sets the security headers of every answer, also of errors and files. Caches must not store answers of the API. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { environment, analyticsUrl, errorReportingUrl }: ServerSettings,
): Promise<void> {
  // The only other host that anything is loaded from, for users who consent.
  const analytics = analyticsUrl === undefined ? [] : [new URL(analyticsUrl).origin]
  const reports = errorReportingUrl === undefined ? [] : [new URL(errorReportingUrl).origin]
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...analytics],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...analytics],
        connectSrc: ["'self'", ...analytics, ...reports],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['salvia'],
      },
    },
    strictTransportSecurity:
      environment === 'production' ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(API_PREFIX)) reply.header('cache-control', 'no-store')
  })
}
