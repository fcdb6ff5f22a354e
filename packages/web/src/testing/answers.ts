import { type ErrorCode, errorFacts } from '@salvia/core/error-catalogue'
import { vi } from 'vitest'

/** What the server is asked, in the order in which it is asked. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/**
 * A server that answers by method and path, such as `GET /api/profile`; what has no answer is 503, as of one that is down.
 * A `Response`, such as `refusedWith`, is answered as it is.
 * The browser's own `fetch` comes back with `vi.unstubAllGlobals()`.
 */
export function answering(answers: Readonly<Record<string, unknown>>): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(url, window.location.origin)
    const method = init.method ?? 'GET'
    asked.push({
      method,
      path: pathname + search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    })
    const answer = answers[`${method} ${pathname}`]
    if (answer instanceof Response) return answer.clone()
    return answer === undefined ? new Response(null, { status: 503 }) : Response.json(answer)
  })
  return asked
}

/** A refusal by a code of the catalogue, as the server words it. */
export function refusedWith(code: ErrorCode): Response {
  const { status, title } = errorFacts(code)
  return Response.json({ status, code, title: title.sv, traceId: 'trace' }, { status })
}
