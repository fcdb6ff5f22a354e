import type { Contract } from '../contract/contract.ts'
import type { Download, Endpoint, EndpointInput, EndpointOutput } from '../contract/endpoint.ts'
import { AppError } from '../errors/index.ts'
import { addressOf, linkAddress } from './address.ts'
import type { CallOptions, ClientOptions } from './client-options.ts'
import { downloadOf } from './download.ts'
import { type Callee, type Outgoing, orUnavailable, Sender } from './send.ts'
import { SessionEnd } from './session-end.ts'
import { uploadBody } from './upload-body.ts'

/** One call as a function: input first where the call takes any. */
export type Call<E extends Endpoint> =
  Record<never, never> extends EndpointInput<E>
    ? (input?: EndpointInput<E>, options?: CallOptions) => Promise<EndpointOutput<E>>
    : (input: EndpointInput<E>, options?: CallOptions) => Promise<EndpointOutput<E>>

type Calls<C> = {
  readonly [Concept in keyof C]: {
    readonly [Name in keyof C[Concept]]: C[Concept][Name] extends Endpoint ? Call<C[Concept][Name]> : never
  }
}

/** `client.<concept>.<call>(input, options)` for every endpoint of the contract; rejects with an `AppError`. */
export type Client = Calls<Contract> & {
  /** Any endpoint, for callers that are handed one. */
  readonly call: <const E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options?: CallOptions,
  ) => Promise<EndpointOutput<E>>
  /** Fetches the file that a link of an answer leads to, with the token and never from another origin. */
  readonly followLink: (href: string, options?: CallOptions) => Promise<Download>
}

type AnyInput = Readonly<{ params?: object; query?: object; body?: unknown; linkToken?: string }>

const LINK: Callee = { access: 'user', errors: [] }

/** A client of the API, the same in a browser and in a terminal. It does not retry: that is its caller's to decide. */
export function createClient(contract: Contract, options: ClientOptions): Client {
  const sender = new Sender(options, new SessionEnd(options))
  const baseUrl = () => (typeof options.baseUrl === 'string' ? options.baseUrl : options.baseUrl())

  const download = async (outgoing: Outgoing, callee: Callee, call: CallOptions): Promise<Download> =>
    orUnavailable(downloadOf(await sender.send(outgoing, callee, call), outgoing.address), call.signal)

  const callEndpoint = async (endpoint: Endpoint, input: AnyInput = {}, call: CallOptions = {}) => {
    const outgoing = outgoingOf(endpoint, input, baseUrl())
    if (endpoint.kind === 'download') return download(outgoing, endpoint, call)
    const response = await sender.send(outgoing, endpoint, call)
    return answerOf(endpoint, response, call)
  }

  const calls = mapValues(contract, concept =>
    mapValues(
      concept,
      (endpoint: Endpoint) => (input?: AnyInput, call?: CallOptions) => callEndpoint(endpoint, input, call),
    ),
  )
  const followLink = async (href: string, call: CallOptions = {}) =>
    download({ address: linkAddress(baseUrl(), href), method: 'GET' }, LINK, call)

  // The loop above gives each endpoint the function that the type says; the compiler can't follow it there.
  return { ...calls, call: callEndpoint, followLink } as unknown as Client
}

function outgoingOf(endpoint: Endpoint, input: AnyInput, baseUrl: string): Outgoing {
  const address = addressOf(baseUrl, endpoint.path, { ...input.params }, { ...input.query })
  const { method } = endpoint
  const { linkToken } = input
  if (endpoint.kind === 'upload') {
    const { contentType, ...upload } = uploadBody(input.body as Parameters<typeof uploadBody>[0])
    return { address, method, ...upload, headers: contentType ? { 'Content-Type': contentType } : {} }
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

/** What was answered, in the declared shape; another shape is an error of the server's. */
async function answerOf(endpoint: Endpoint, response: Response, call: CallOptions): Promise<unknown> {
  if (!endpoint.response) return undefined
  const text = await orUnavailable(response.text(), call.signal)
  try {
    return endpoint.response.parse(JSON.parse(text))
  } catch (cause) {
    throw new AppError('UNEXPECTED_ERROR', {}, { cause })
  }
}

function mapValues<V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}
