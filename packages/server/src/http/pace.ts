import { appError } from '@salvia/core/error-catalogue'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BODY_MAX_MS, BODY_PACE_BYTES, BODY_PACE_MS } from '../process/time-limits.ts'
import { answerProblem } from './errors.ts'

interface Pace {
  /** So many bytes at least … */
  readonly bytes: number
  /** … in this time. */
  readonly ms: number
  /** All of the body must come in so many such times. */
  readonly times: number
}

const USUAL: Pace = { bytes: BODY_PACE_BYTES, ms: BODY_PACE_MS, times: BODY_MAX_MS / BODY_PACE_MS }

/** Ends calls whose body comes too slowly. */
export function registerPace(app: FastifyInstance, pace = USUAL): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers } = request
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody) watch(request, reply, pace)
  })
}

function watch(request: FastifyRequest, reply: FastifyReply, { bytes, ms, times }: Pace): void {
  const { raw } = request
  let read = raw.socket.bytesRead
  let passed = 0
  const timer = setInterval(() => {
    // A body that has been read to its end is there, whatever carried it.
    if (raw.complete || raw.readableEnded || raw.destroyed || reply.sent) return clearInterval(timer)
    const comes = raw.socket.bytesRead - read
    read = raw.socket.bytesRead
    passed += 1
    // Bytes that have come and are not read yet wait for this server, not for the client.
    if (passed < times && (comes >= bytes || raw.readableLength > 0)) return
    clearInterval(timer)
    reply.header('connection', 'close')
    answerProblem(appError('REQUEST_TOO_SLOW'), request, reply)
    // Node tells nobody that the rest of a body does not come once its call is answered: its reader would wait for ever.
    reply.raw.once('close', () => raw.destroy(new Error('The body came too slowly.')))
  }, ms).unref()
  raw.once('close', () => clearInterval(timer))
}
