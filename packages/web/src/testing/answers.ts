import type { Download, Endpoint, EndpointInput } from '@salvia/core/contract'
import { type ErrorCode, errorFacts } from '@salvia/core/error-catalogue'
import { expect, onTestFinished, vi } from 'vitest'
import type { z } from 'zod'

/** A call that the server received; calls are recorded in order. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** The portal made the call by itself, without an action of the user. */
  readonly isAutomatic: boolean
  /** The Idempotency-Key; null for a call without it. */
  readonly key: string | null
}

type Unchanging<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Unchanging<T[Key]> }

/** What an endpoint may answer in a test: its declared output, or a plain `Response` such as `refusedWith`. */
export type Given<E extends Endpoint> =
  | Response
  | (E extends { kind: 'download' }
      ? Download
      : E extends { response: infer R extends z.ZodType }
        ? Unchanging<z.input<R>>
        : undefined)

/** The path parameters. */
type Params<E extends Endpoint> =
  EndpointInput<E> extends { params: object } ? [params: Readonly<Record<string, string>>] : []

/** The answer that one call gets each time. */
export interface CannedAnswer {
  /** Method and path, with the parameters filled in. */
  readonly call: string
  readonly respond: (query?: URLSearchParams) => Response | Promise<Response>
}

/**
 * Sets what a call answers, or a function that computes the answer each time, which may look at the query. An answer
 * that does not match the endpoint's schema fails with the path of the mismatch.
 * @example reply(contract.customers.get, CUSTOMER, { clientNumber: '10401' })
 */
export function reply<const E extends Endpoint>(
  endpoint: E,
  given: Given<E> | ((query: URLSearchParams) => Given<E>),
  ...params: Params<E>
): CannedAnswer {
  const values: Readonly<Record<string, unknown>> = Object.assign({}, ...params)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])))
  const call = `${endpoint.method} /api/${path}`
  if (typeof given === 'function')
    return { call, respond: (query = new URLSearchParams()) => declared(endpoint, given(query)) }
  const response = declared(endpoint, given)
  return { call, respond: () => response.clone() }
}

/** Answers only declared fields, as the server does. */
function declared(endpoint: Endpoint, given: unknown): Response {
  if (given instanceof Response) return given
  if (!endpoint.response) return new Response(null, { status: 204 })
  const { data, error } = endpoint.response.safeParse(given)
  if (!error) return Response.json(data)
  const wrong = new Error(`${endpoint.name} does not answer so: ${error.message}`)
  reportError(wrong)
  throw wrong
}

/**
 * A server with these answers. If a call is listed several times, its last answer is used. A call that is not listed
 * gets 503 and fails the test, because a screen may not ask what nobody expects. A call that the server does not
 * answer is listed with `unavailable()`. `vi.unstubAllGlobals()` restores the browser's own `fetch`.
 */
export function answering(answers: readonly CannedAnswer[]): Asked[] {
  const asked: Asked[] = []
  const byCall = new Map(answers.map(({ call, respond }) => [call, respond]))
  const notListed = failing()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(url, window.location.origin)
    const method = init.method ?? 'GET'
    asked.push({
      method,
      path: pathname + search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      isAutomatic: new Headers(init.headers).has('X-Automatic-Request'),
      key: new Headers(init.headers).get('Idempotency-Key'),
    })
    const call = `${method} ${pathname}`
    return byCall.get(call)?.(searchParams) ?? notListed(call)
  })
  return asked
}

/** An answer that comes only when the test lets it: until then the call is under way. */
export function late({ call, respond }: CannedAnswer): CannedAnswer & { readonly arrive: () => void } {
  const arrival = Promise.withResolvers<void>()
  return { call, respond: query => arrival.promise.then(() => respond(query)), arrive: arrival.resolve }
}

/** The answer of a server that is down. */
export const unavailable = (): Response => new Response(null, { status: 503 })

/** Answers a call that is not listed. It fails the running test at its end or, when the test is over, the whole run. */
function failing(): (call: string) => Response {
  const { currentTestName } = expect.getState()
  const calls = new Set<string>()
  let isOver = false
  const wrong = (which: string) => new Error(`"${currentTestName}" lists no answer to ${which}.`)
  // After the page is emptied, so that a call after the last expectation counts, too.
  onTestFinished(() => {
    isOver = true
    if (calls.size > 0) throw wrong([...calls].join(', '))
  })
  return call => {
    if (isOver) reportError(wrong(call))
    calls.add(call)
    return unavailable()
  }
}

/** An error answer with a code of the catalogue, as the server sends it. */
export function refusedWith(code: ErrorCode, data: Readonly<Record<string, number>> = {}): Response {
  const { status, title } = errorFacts(code)
  return Response.json({ status, code, title: title.sv, traceId: 'trace', data }, { status })
}
