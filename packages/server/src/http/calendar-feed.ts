import { createHash } from 'node:crypto'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { originOf } from './origin.ts'

/** Someone asks for a calendar by its secret address. */
export interface CalendarCall {
  readonly services: Services
  readonly secret: string
  readonly now: Instant
  /** The address that people open the portal at, without a slash at the end. */
  readonly origin: string
}

export interface CalendarAnswer {
  readonly contentType: string
  readonly content: string
  /** Keeps that it was told; not called where the reader has it already. */
  told(): Promise<void>
}

const FILE = /^([\w-]{1,64})\.ics$/

/**
 * `calendar/{secret}.ics`: what calendar programs subscribe to. They cannot sign in: the address is the key, is kept
 * out of the log, and is answered like any that does not exist when it opens nothing.
 */
export function registerCalendarFeed(
  app: FastifyInstance,
  services: Services,
  read: (call: CalendarCall) => Promise<CalendarAnswer>,
): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const secret = FILE.exec(request.params.file)?.[1]
    if (secret === undefined) throw appError('NOT_FOUND')
    const origin = originOf(request, services.settings)
    const { content, contentType, told } = await read({ services, secret, now: request.salvia.now, origin })
    const tag = `"${createHash('sha256').update(content).digest('base64url')}"`
    // Asked for anew each time, so that a revoked address is over at once.
    reply.header('cache-control', 'private, no-cache').header('etag', tag)
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    await told()
    return reply.type(contentType).send(content)
  })
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === tag)
}
