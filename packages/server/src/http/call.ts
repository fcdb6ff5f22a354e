import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { answersOf } from '@salvia/core/api'
import type { Endpoint } from '@salvia/core/contract'
import { appError, codeOf, errorCatalogue } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import type { Instant } from '@salvia/core/primitives'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerId } from '../access/caller.ts'
import { countTypedNumber } from '../access/typed-number.ts'
import type { Clock } from '../clock.ts'
import type { Services } from '../services.ts'
import type { FairTurns } from '../turns/fair-turns.ts'
import type { Admission } from './admit.ts'
import { bearerToken } from './bearer-token.ts'
import { cookiesOf } from './cookies.ts'
import type { AnyContext, AnyHandler, Upload } from './handler.ts'
import { hashedUpload } from './hashed-upload.ts'
import { idempotencyKeyOf, type KeepAnswer, once } from './idempotency.ts'
import { localeOf } from './locale.ts'
import { originOf } from './origin.ts'
import { isSecureRequest } from './secure-request.ts'
import { typedNumberIn } from './typed-number.ts'
import { receiveUpload } from './uploads.ts'
import { validBody, validParams, validQuery } from './validate.ts'
import { WrittenJson } from './written-json.ts'

/** What the hooks of a request hand on to later ones. */
export interface RequestState {
  readonly traceId: string
  readonly now: Instant
  endpointName?: string
  admission?: Admission
  /** The code of the answered error, for the log. */
  code?: string
  cause?: unknown
}

/** The state of a request that has just arrived. */
export function newRequestState(clock: Clock): RequestState {
  return { traceId: newTraceId(), now: clock.now() }
}

/** The id of a request for support and the log. Letters only, so that masking never changes it. */
function newTraceId(): string {
  return [...randomBytes(12)].map(byte => String.fromCharCode(97 + (byte % 26))).join('')
}

/** One registered endpoint: its declaration, its handler and what they need. */
export interface Route {
  readonly endpoint: Endpoint
  readonly handler: AnyHandler
  readonly services: Services
  /** The turns in which calls of one company wait for each other. */
  readonly turns: FairTurns
  /** The turns in which calls of nobody who is signed in wait for others from the same address. */
  readonly visitorTurns: FairTurns
}

/** One incoming call of a route. */
interface IncomingCall {
  readonly route: Route
  readonly state: RequestState
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** Aborted when the caller hangs up, or has been answered. */
  readonly gone: AbortSignal
}

/**
 * Validates an admitted call, waits for its turn, runs its handler (once for an Idempotency-Key) and answers. Throws
 * the reason of `gone` if the caller hangs up before that.
 */
export function runCall(call: IncomingCall): Promise<unknown> {
  const { route, state, request, gone } = call
  const { caller = null, company = null } = state.admission ?? {}
  const party = company?.clientNumber ?? (caller && callerId(caller))
  const isLong = route.endpoint.isLong || ['upload', 'lines'].includes(route.endpoint.kind)
  if (isLong) return run(call)
  if (party === null) return route.visitorTurns.take(request.ip, () => run(call), gone)
  return route.turns.take(party, () => run(call), gone)
}

async function run({ route, state, request, reply, gone }: IncomingCall): Promise<unknown> {
  const { endpoint, services } = route
  const { caller = null, company = null } = state.admission ?? {}
  const given = {
    params: validParams(endpoint, request.params),
    query: validQuery(endpoint, request.query),
    body: validBody(endpoint, request.body),
  }
  const key = endpoint.idempotent ? idempotencyKeyOf(request.headers['idempotency-key']) : undefined
  const arrived = endpoint.kind === 'upload' ? hashedUpload(await receiveUpload(request)) : null
  const context = (upload: Upload | null, keepAnswer: KeepAnswer): AnyContext => ({
    ...(given as Pick<AnyContext, 'params' | 'query' | 'body'>),
    services,
    caller,
    company,
    upload,
    lines: endpoint.kind === 'lines' ? (request.body as Readable) : null,
    gone,
    now: state.now,
    traceId: state.traceId,
    locale: localeOf(request.headers, caller),
    isSecure: isSecureRequest(request),
    userAgent: request.headers['user-agent'] ?? '',
    clientAddress: request.ip,
    origin: originOf(request, services.settings),
    isPortal: request.headers['x-salvia-client'] === 'portal',
    cookies: cookiesOf(request, reply),
    linkToken: endpoint.access === 'link' ? (bearerToken(request.headers.authorization) ?? '') : null,
    fail: (code, data) => new AppError(errorCatalogue[code], data),
    keepAnswer,
  })
  const upload = arrived?.upload ?? null
  const keepNothing: KeepAnswer = async () => undefined
  const act = async (keep: KeepAnswer) => {
    const digits = typedNumberIn(endpoint, given)
    if (digits !== null && caller) {
      const { clientNumber = null } = company ?? {}
      await countTypedNumber(services, { digits, call: endpoint.name, caller, clientNumber, now: state.now })
    }
    return route.handler.act(context(upload, keep))
  }
  const answer =
    key === undefined || !caller
      ? await act(keepNothing)
      : await once(
          services.db,
          {
            subject: callerId(caller),
            key,
            now: state.now,
            gone,
            request: [endpoint.name, given, arrived?.upload.name],
            contentHash: arrived?.contentHash ?? null,
            beforeRepeat: async () => route.handler.beforeRepeat?.(context(upload, keepNothing)),
          },
          act,
        )
  return endpoint.kind === 'download' ? answer : checkedAnswer(route, answer, reply)
}

/** Answers exactly the declared fields. An answer that lacks one is an error of ours. */
function checkedAnswer({ endpoint }: Route, answer: unknown, reply: FastifyReply): unknown {
  if (!endpoint.response) {
    reply.code(204)
    return null
  }
  if (answer instanceof WrittenJson) {
    reply.type('application/json; charset=utf-8')
    return answer.text
  }
  const parsed = endpoint.response.safeParse(answer)
  if (!parsed.success)
    throw new Error(`${endpoint.name} answered what it does not declare`, { cause: parsed.error })
  return parsed.data
}

/** Outside production, an error with a code that the endpoint does not declare becomes an error of ours. */
export function checkedError(
  route: Omit<Route, 'turns' | 'visitorTurns'> | undefined,
  error: AppError,
): AppError {
  if (!route || route.services.settings.environment === 'production') return error
  if (answersOf(route.endpoint).includes(codeOf(error))) return error
  return appError(
    'UNEXPECTED_ERROR',
    {},
    {
      cause: new Error(`${route.endpoint.name} answered ${error.code}, which it does not declare`, {
        cause: error,
      }),
    },
  )
}
