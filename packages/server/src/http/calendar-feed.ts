import { createHash } from 'node:crypto'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { originOf } from './origin.ts'

/** A request for a calendar by its secret address. */
export interface CalendarCall {
  readonly services: Services
  readonly secret: string
  readonly now: Instant
  /** The address of the portal, without a slash at the end. */
  readonly origin: string
}

export interface CalendarAnswer {
  readonly contentType: string
  readonly content: string
  /** Audits that the calendar was answered. Not called if the reader has it already (304). */
  told(): Promise<void>
}

const FILE = /^([\w-]{1,64})\.ics$/

/**
 * Registers `calendar/{secret}.ics`, which calendar programs subscribe to. They cannot sign in, so the address is the
 * secret: it is masked in the log, and a wrong one is answered like any address that does not exist.
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
    // Never cached without asking, so that a revoked address stops at once.
    reply.header('cache-control', 'private, no-cache').header('etag', tag)
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    await told()
    return reply.type(contentType).send(content)
  })
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === tag)
}
