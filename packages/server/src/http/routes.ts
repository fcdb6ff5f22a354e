import { Readable } from 'node:stream'
import { endpointsOf } from '@salvia/core/api'
import { secretKindOf } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerId } from '../access/caller.ts'
import type { Services } from '../services.ts'
import { FairTurns } from '../turns/fair-turns.ts'
import { admit } from './admit.ts'
import { bearerToken } from './bearer-token.ts'
import { type RequestState, type Route, runCall } from './call.ts'
import { callerGone } from './caller-gone.ts'
import { CallsAtOnce } from './calls-at-once.ts'
import { contentDisposition } from './content-disposition.ts'
import { cookiesOf } from './cookies.ts'
import type { AllHandlers, AnyHandler, FileAnswer } from './handler.ts'
import { insistOnLines } from './lines-body.ts'

export const API_PREFIX = '/api'

/**
 * How many calls of one company run at once in this process. The others of that company wait, so that no company
 * takes all connections to the database.
 */
const CALLS_AT_ONCE = 3
/**
 * How many calls of nobody who is signed in run at once from one address. A whole hospital may sign in from one; what
 * waits for another service meanwhile is declared long and takes no turn.
 */
const VISITOR_CALLS_AT_ONCE = 5
/**
 * How many calls of one party are let in at once in this process. Letting in asks the database before the company is
 * known, so without these turns the calls of one user would all stand before those of everybody else.
 */
const LET_IN_AT_ONCE = 3

declare module 'fastify' {
  interface FastifyRequest {
    salvia: RequestState
  }
  interface FastifyContextConfig {
    salvia?: Route
  }
}

/** Registers every endpoint of the contract with its handler. */
export function registerRoutes(app: FastifyInstance, handlers: AllHandlers, services: Services): void {
  const turns = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: CALLS_AT_ONCE })
  const visitorTurns = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: VISITOR_CALLS_AT_ONCE })
  const entrance: Entrance = {
    turns: new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: LET_IN_AT_ONCE }),
    callsAtOnce: new CallsAtOnce(),
  }
  for (const endpoint of endpointsOf()) {
    const handler = handlerOf(handlers, endpoint.name)
    const route: Route = { endpoint, services, turns, visitorTurns, handler }
    app.route({
      method: endpoint.method,
      url: `${API_PREFIX}/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      exposeHeadRoute: false,
      config: { salvia: route },
      onRequest: (request, reply) => letInInTurn(route, entrance, request, reply),
      handler: (request, reply) => answerCall(route, request, reply),
    })
  }
}

/** Finds a handler by the name of its endpoint. Its types are checked where it is written. */
function handlerOf(handlers: AllHandlers, name: string): AnyHandler {
  const [concept = '', call = ''] = name.split('.')
  const byName = handlers as unknown as Readonly<
    Record<string, Readonly<Record<string, AnyHandler | AnyHandler['act']>>>
  >
  const handler = byName[concept]?.[call]
  if (!handler) throw new Error(`No handler for ${name}.`)
  return typeof handler === 'function' ? { act: handler, beforeRepeat: null } : handler
}

/** What bounds how many calls are let in. */
interface Entrance {
  readonly turns: FairTurns
  readonly callsAtOnce: CallsAtOnce
}

/**
 * Lets a call in when those of the same party before it are in. A caller who hangs up leaves the line. The party of a
 * session is its token, which is verified without the database. Tokens of programs can be made up, one for each call, so
 * that theirs is the address that they come from.
 */
async function letInInTurn(
  route: Route,
  { turns, callsAtOnce }: Entrance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const token = bearerToken(request.headers.authorization)
  if (token === undefined) return letIn(route, callsAtOnce, request, reply)
  const gone = callerGone(reply.raw)
  const party = secretKindOf(token) ? request.ip : token
  await turns
    .take(party, () => letIn(route, callsAtOnce, request, reply), gone)
    .catch((error: unknown) => {
      if (error !== gone.reason) throw error
      // Nobody is left to get the answer.
      reply.hijack()
    })
}

async function letIn(
  route: Route,
  callsAtOnce: CallsAtOnce,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const state = request.salvia
  state.endpointName = route.endpoint.name
  const { clientNumber } = request.params as { clientNumber?: string }
  const credentials = {
    authorization: request.headers.authorization,
    bindingSecret: cookiesOf(request, reply).get('binding'),
    isAutomatic: request.headers['x-automatic-request'] === 'true',
  }
  const approach = { endpoint: route.endpoint, credentials, clientNumber, now: state.now }
  state.admission = await admit(approach, route.services, caller => {
    state.admission = { caller, company: null }
    callsAtOnce.count(callerId(caller), reply.raw)
  })
  if (route.endpoint.kind === 'lines') insistOnLines(request)
}

async function answerCall(route: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const gone = callerGone(reply.raw)
  const answer = await runCall({ route, state: request.salvia, request, reply, gone }).catch(
    (error: unknown) => {
      const isAnswered = reply.sent
      const isOver = error === gone.reason
      if (!isOver && !isAnswered) throw error
      if (!isOver && !(error instanceof AppError)) {
        route.services.log.error('failed-after-answer', { error })
      }
      // Nobody is left to get the answer.
      reply.hijack()
      return undefined
    },
  )
  if (route.endpoint.kind !== 'download' || answer === undefined) return answer
  const { name, contentType, content } = answer as FileAnswer
  if (gone.aborted) {
    // Nothing reads it, so nothing else would close it.
    if (content instanceof Readable) content.destroy()
    reply.hijack()
    return undefined
  }
  reply.header('content-disposition', contentDisposition(name)).type(contentType)
  return content instanceof Readable ? content : Buffer.from(content)
}
