import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { appError } from '@salvia/core/error-catalogue'
import fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { registerApiDocs } from '../http/api-docs.ts'
import { registerErrors } from '../http/errors.ts'
import { registerHealth } from '../http/health.ts'
import { takeLines } from '../http/lines-body.ts'
import { registerPace } from '../http/pace.ts'
import { registerRequestLog } from '../http/request-log.ts'
import { pathOfRequest } from '../http/request-path.ts'
import { API_PREFIX, registerRoutes } from '../http/routes.ts'
import { registerSecurityHeaders } from '../http/security-headers.ts'
import { CONNECTION_TIMEOUT_MS, HEADERS_TIMEOUT_MS } from '../process/time-limits.ts'
import type { Services } from '../services.ts'
import { handlers } from './handlers.ts'
import { RAW_ROUTES } from './raw-routes.ts'

/** Replaces every address that cannot be parsed. */
const UNREADABLE = `${API_PREFIX}/unreadable`
const JSON_BODY_MAX_BYTES = 1_000_000

/** The server as a Fastify app that does not listen: routes, errors, log, site and health. */
export async function buildApp(services: Services, database: Database): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: JSON_BODY_MAX_BYTES,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: [...services.settings.proxies],
    routerOptions: { maxParamLength: 100 },
    rewriteUrl: ({ url = '' }) => pathOfRequest(url) ?? UNREADABLE,
    // An address that cannot be parsed skips every hook, so its answer would have no security headers.
    frameworkErrors: (_error, request, reply) => {
      request.raw.url = UNREADABLE
      app.routing(request.raw, reply.raw)
    },
  })
  registerRequestLog(app, services)
  registerPace(app)
  await app.register(cookie)
  await registerSecurityHeaders(app, services.settings)
  await app.register(multipart, { throwFileSizeLimit: false })
  registerErrors(app)
  app.all(UNREADABLE, async () => {
    throw appError('INVALID_REQUEST')
  })
  allowEmptyJson(app)
  takeLines(app)
  app.addHook('onListen', async () => {
    const address = app.addresses().find(each => typeof each === 'object')
    if (address) services.ownAddress.listensAt(address)
  })
  registerHealth(app, database)
  registerRoutes(app, handlers, services)
  registerApiDocs(app, services.settings)
  for (const register of RAW_ROUTES) await register(app, services)
  return app
}

/** Accepts calls without a body whose content type is JSON, as some clients send them. */
function allowEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body.toString(), done)
  })
}
