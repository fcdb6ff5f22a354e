import type { Download, Endpoint, EndpointInput } from '@salvia/core/contract'
import { type ErrorCode, errorFacts } from '@salvia/core/error-catalogue'
import { vi } from 'vitest'
import type { z } from 'zod'

/** What the server is asked, in the order in which it is asked. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
  /** Sent by the portal itself, not by its user. */
  readonly isAutomatic: boolean
}

type Unchanging<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: Unchanging<T[Key]> }

/** What an endpoint may be given to answer: what it declares, or a `Response` as it is, such as `refusedWith`. */
export type Given<E extends Endpoint> =
  | Response
  | (E extends { kind: 'download' }
      ? Download
      : E extends { response: infer R extends z.ZodType }
        ? Unchanging<z.input<R>>
        : undefined)

/** Those of the path. */
type Params<E extends Endpoint> =
  EndpointInput<E> extends { params: object } ? [params: Readonly<Record<string, string>>] : []

/** The answer that one call gets, each time that it is made. */
export interface CannedAnswer {
  /** Method and path, with the parameters filled in. */
  readonly call: string
  readonly respond: () => Response
}

/**
 * What a call is answered, or a function that tells it each time. What the endpoint does not declare fails with the path
 * of the fault.
 * @example reply(contract.customers.get, CUSTOMER, { clientNumber: '10401' })
 */
export function reply<const E extends Endpoint>(
  endpoint: E,
  given: Given<E> | (() => Given<E>),
  ...params: Params<E>
): CannedAnswer {
  const values: Readonly<Record<string, unknown>> = Object.assign({}, ...params)
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(values[name])))
  const call = `${endpoint.method} /api/${path}`
  if (typeof given === 'function') return { call, respond: () => declared(endpoint, given()) }
  const response = declared(endpoint, given)
  return { call, respond: () => response.clone() }
}

/** As the server does, answers what is declared and no field more. */
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
 * A server that gives these answers, the last where a call has several; what has none is 503, as of one that is down.
 * The browser's own `fetch` comes back with `vi.unstubAllGlobals()`.
 */
export function answering(answers: readonly CannedAnswer[]): Asked[] {
  const asked: Asked[] = []
  const byCall = new Map(answers.map(({ call, respond }) => [call, respond]))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url, window.location.origin)
    const method = init.method ?? 'GET'
    asked.push({
      method,
      path: pathname + search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      isAutomatic: new Headers(init.headers).has('X-Automatic-Request'),
    })
    return byCall.get(`${method} ${pathname}`)?.() ?? new Response(null, { status: 503 })
  })
  return asked
}

/** A refusal by a code of the catalogue, as the server words it. */
export function refusedWith(code: ErrorCode): Response {
  const { status, title } = errorFacts(code)
  return Response.json({ status, code, title: title.sv, traceId: 'trace' }, { status })
}
