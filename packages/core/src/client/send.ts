import { type Endpoint, needsSession } from '../contract/index.ts'
import { appError, codeOf } from '../error-catalogue/index.ts'
import type { AppError } from '../errors/index.ts'
import { answeredError } from './answer-error.ts'
import type { CallOptions, ClientOptions } from './client-options.ts'
import type { SessionEnd } from './session-end.ts'

/** Code with status 498 of calls with a mailed link: the link is too old, which says nothing about the session. */
const LINK_TOO_OLD = 'LINK_EXPIRED'

/** A request without the headers that every request gets. */
export interface Outgoing {
  readonly address: URL
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: NonNullable<RequestInit['body']>
  /** The token of a mailed link, sent instead of the session's token. */
  readonly linkToken?: string | undefined
  /** The error of the body's source, if it failed. It is thrown instead of the broken connection that it causes. */
  readonly failure?: () => unknown
}

/** Who may call, and which refusals belong to the call itself: those do not end the session. */
export type Callee = Pick<Endpoint, 'access' | 'errors'>

/** Sends requests with token and language, and turns every answer but success into an `AppError`. */
export class Sender {
  readonly #options: ClientOptions
  readonly #sessionEnd: SessionEnd

  constructor(options: ClientOptions, sessionEnd: SessionEnd) {
    this.#options = options
    this.#sessionEnd = sessionEnd
  }

  /** Resolves to a successful answer whose body is not read yet. */
  async send(outgoing: Outgoing, callee: Callee, call: CallOptions): Promise<Response> {
    const token = callee.access === 'link' ? outgoing.linkToken : this.#sessionEnd.currentToken()
    if (needsSession(callee) && token === undefined) {
      this.#sessionEnd.tell('SIGNED_OUT', undefined)
      throw appError('SIGNED_OUT')
    }
    const response = await orUnavailable(
      this.#options.fetch(outgoing.address.href, this.#init(outgoing, token, call)),
      call.signal,
      outgoing.failure,
    )
    if (response.ok) return response
    throw await this.#refusal(response, callee, token)
  }

  #init(outgoing: Outgoing, token: string | undefined, call: CallOptions): RequestInit {
    const { clientKind } = this.#options
    const { body } = outgoing
    return {
      method: outgoing.method,
      headers: {
        'X-Accept-Language': this.#options.locale(),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(clientKind && { 'X-Salvia-Client': clientKind }),
        ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
        ...(call.isAutomatic && { 'X-Automatic-Request': 'true' }),
        ...outgoing.headers,
      },
      // A redirect could send the token to another server.
      redirect: 'error',
      ...(body !== undefined && { body }),
      ...(body instanceof ReadableStream && { duplex: 'half' }),
      ...(call.signal && { signal: call.signal }),
    } as RequestInit
  }

  async #refusal(response: Response, callee: Callee, token: string | undefined): Promise<AppError> {
    const { error, sentCode } = await answeredError(response)
    const { status } = response
    const isOwn = !needsSession(callee) || callee.errors.some(code => code === sentCode)
    if (status === 498 && sentCode !== LINK_TOO_OLD && callee.access !== 'link') {
      this.#sessionEnd.tell(codeOf(error), token)
      return error
    }
    if (status !== 401 || isOwn) return error
    this.#sessionEnd.tell('SIGNED_OUT', token)
    return appError('SIGNED_OUT', {}, { cause: error, traceId: error.traceId })
  }
}

/**
 * Turns a failed connection into `SERVICE_UNAVAILABLE`. An abort by the caller, and an error of the sent file, are
 * thrown unchanged.
 */
export async function orUnavailable<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  failure: () => unknown = () => undefined,
): Promise<T> {
  try {
    return await work
  } catch (cause) {
    if (signal?.aborted) throw signal.reason
    throw failure() ?? appError('SERVICE_UNAVAILABLE', {}, { cause })
  }
}
