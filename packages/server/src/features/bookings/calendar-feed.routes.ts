import { createHash } from 'node:crypto'
import { appError } from '@salvia/core/error-catalogue'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../http/origin.ts'
import type { Services } from '../../services.ts'
import { readCalendarFeed } from './calendar-feed.ts'

const FILE = /^([\w-]{1,64})\.ics$/

/**
 * Registers `calendar/{secret}.ics`, which calendar programs subscribe to. They cannot sign in, so the address itself
 * is the secret: the log masks it, and a wrong one gets the same answer as any unknown address.
 */
export function registerCalendarFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const secret = FILE.exec(request.params.file)?.[1]
    if (secret === undefined) throw appError('NOT_FOUND')
    const origin = originOf(request, services.settings)
    const { content, contentType, told } = await readCalendarFeed({
      services,
      secret,
      now: request.salvia.now,
      origin,
    })
    const tag = `"${createHash('sha256').update(content).digest('base64url')}"`
    // Caches must revalidate, so that a revoked address stops working at once.
    reply.header('cache-control', 'private, no-cache').header('etag', tag)
    if (hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
    await told()
    return reply.type(contentType).send(content)
  })
}

function hasTag(header: string | undefined, tag: string): boolean {
  return (header ?? '').split(',').some(each => each.trim().replace(/^W\//, '') === tag)
}
