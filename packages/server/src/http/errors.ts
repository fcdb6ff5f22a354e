import { appError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkedError } from './call.ts'
import { localeOf } from './locale.ts'
import { asAppError, problemOf } from './problem.ts'

const AWAY_RETRY_AFTER_SECONDS = 5

/** Answers every error as a problem of the catalogue, in the caller's language. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerProblem(asAppError(error), request, reply))
}

export function answerProblem(raised: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const state = request.salvia
  const error = checkedError(request.routeOptions.config.salvia, raised)
  state.code = error.code
  if (error.status >= 500) state.cause = error.cause ?? error
  const locale = localeOf(request.headers, state.admission?.caller ?? null)
  if (error.status === 401) reply.header('www-authenticate', 'Bearer')
  const retryAfter = retryAfterSeconds(error)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(error.status)
    .header('content-language', locale)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(error, locale, state.traceId)))
}

/** Whole seconds; an error that names no minutes is for the next one. */
function retryAfterSeconds({ status, data: { minutes } }: AppError): number | undefined {
  if (status === 503) return AWAY_RETRY_AFTER_SECONDS
  if (status !== 429) return undefined
  return typeof minutes === 'number' && Number.isFinite(minutes) ? Math.ceil(minutes * 60) : 60
}

/** Answers a path of the API that does not exist. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerProblem(appError('NOT_FOUND'), request, reply)
}
