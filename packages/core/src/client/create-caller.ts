import type {
  Download,
  Endpoint,
  EndpointInput,
  EndpointOutput,
  LinesBody,
  UploadBody,
} from '../contract/index.ts'
import { appError } from '../error-catalogue/index.ts'
import { addressOf, linkAddress } from './address.ts'
import type { Attempts, CallOptions, ClientOptions } from './client-options.ts'
import { downloadOf } from './download.ts'
import { type Callee, type Outgoing, orUnavailable, Sender } from './send.ts'
import { SessionEnd } from './session-end.ts'
import { linesBody, uploadBody } from './upload-body.ts'

/**
 * Makes single calls. It does not import the contract, so that a page of the portal loads only the calls that it
 * makes.
 */
export interface Caller {
  /** Rejects with an `AppError`. */
  readonly call: <const E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ) => Promise<EndpointOutput<E>>
  /** Downloads the file that a link of an answer leads to, with the token, and never from another origin. */
  readonly followLink: (href: string, options?: CallOptions) => Promise<Download>
}

type AnyInput = Readonly<{ params?: object; query?: object; body?: unknown; linkToken?: string }>

const LINK: Callee = { access: 'user', errors: [] }

/** Makes calls of the API, in a browser or a terminal. */
export function createCaller(options: ClientOptions): Caller {
  const sender = new Sender(options, new SessionEnd(options))
  const baseUrl = () => (typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl())

  const download = async (outgoing: Outgoing, callee: Callee, call: CallOptions): Promise<Download> =>
    orUnavailable(downloadOf(await sender.send(outgoing, callee, call), outgoing.address), call.signal)

  const make = async (endpoint: Endpoint, input: AnyInput, how: CallOptions): Promise<unknown> => {
    const outgoing = outgoingOf(endpoint, input, baseUrl())
    if (endpoint.kind === 'download') return download(outgoing, endpoint, how)
    return answerOf(endpoint, await sender.send(outgoing, endpoint, how), how)
  }
  const call = (endpoint: Endpoint, input: AnyInput, how: CallOptions = {}): Promise<unknown> => {
    const { attempts = once } = options
    const isRepeatable =
      endpoint.method === 'GET' ||
      endpoint.method === 'PUT' ||
      endpoint.reads === true ||
      endpoint.kind === 'lines' ||
      (endpoint.idempotent === true && how.idempotencyKey !== undefined)
    return attempts(() => make(endpoint, input, how), { kind: endpoint.kind, isRepeatable })
  }
  return {
    // The result has the type that the endpoint declares; the compiler cannot see this.
    call: call as unknown as Caller['call'],
    followLink: async (href, how = {}) =>
      download({ address: linkAddress(baseUrl(), href), method: 'GET' }, LINK, how),
  }
}

const once: Attempts = make => make()

function outgoingOf(endpoint: Endpoint, input: AnyInput, baseUrl: string): Outgoing {
  const address = addressOf(baseUrl, endpoint.path, { ...input.params }, { ...input.query })
  const { method } = endpoint
  const { linkToken } = input
  if (endpoint.kind === 'upload' || endpoint.kind === 'lines') {
    const { contentType, ...sent } =
      endpoint.kind === 'upload' ? uploadBody(input.body as UploadBody) : linesBody(input.body as LinesBody)
    return { address, method, ...sent, headers: contentType ? { 'Content-Type': contentType } : {} }
  }
  const headers = { Accept: endpoint.kind === 'json' ? 'application/json' : '*/*' }
  if (input.body === undefined) return { address, method, headers, linkToken }
  return {
    address,
    method,
    linkToken,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input.body),
  }
}

/** The answer, validated by the declared schema. An answer that does not match is the server's error. */
async function answerOf(endpoint: Endpoint, response: Response, call: CallOptions): Promise<unknown> {
  if (!endpoint.response) return undefined
  const text = await orUnavailable(response.text(), call.signal)
  try {
    return endpoint.response.parse(JSON.parse(text))
  } catch (cause) {
    throw appError('UNEXPECTED_ERROR', {}, { cause })
  }
}
