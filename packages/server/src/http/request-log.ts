import type { FastifyInstance, FastifyRequest } from 'fastify'
import { callerId } from '../access/caller.ts'
import type { Services } from '../services.ts'
import { newRequestState } from './call.ts'
import { maskedPath } from './masked-path.ts'

/** Gives every request its trace id and time, and writes one line to the log when it is answered. */
export function registerRequestLog(app: FastifyInstance, { clock, log }: Services): void {
  app.addHook('onRequest', async (request, reply) => {
    request.salvia = newRequestState(clock)
    reply.header('x-trace-id', request.salvia.traceId)
  })
  app.addHook('onResponse', async (request, reply) => {
    const facts = { ...requestFacts(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (reply.statusCode >= 500) log.error('request', { ...facts, error: request.salvia.cause })
    else log.info('request', facts)
  })
  app.addHook('onRequestAbort', async request => {
    log.info('request-aborted', requestFacts(request))
  })
}

/** The query is left out, since it may hold a search; so is everything in the body. */
function requestFacts(request: FastifyRequest) {
  const { traceId, endpointName, admission, code } = request.salvia
  return {
    traceId,
    method: request.method,
    path: maskedPath(request.url),
    endpoint: endpointName,
    caller: admission?.caller ? callerId(admission.caller) : undefined,
    clientNumber: admission?.company?.clientNumber,
    code,
  }
}
