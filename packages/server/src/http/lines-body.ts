import { appError } from '@salvia/core/error-catalogue'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CONTENT_TYPES } from './content-types.ts'

/** Hands the body of a call that takes lines on as a stream. Its handler limits what it reads. */
export function takeLines(app: FastifyInstance): void {
  app.addContentTypeParser(CONTENT_TYPES.ndjson, (_request, payload, done) => done(null, payload))
}

/**
 * Refuses a call that takes lines unless its body is said to be lines. A compressed one is refused, since its size
 * would say nothing about how much it holds.
 */
export function insistOnLines({ headers }: FastifyRequest): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  const encoding = headers['content-encoding'] ?? 'identity'
  if (type.trim().toLowerCase() !== CONTENT_TYPES.ndjson || encoding !== 'identity') {
    throw appError('FEED_NOT_LINES')
  }
}
