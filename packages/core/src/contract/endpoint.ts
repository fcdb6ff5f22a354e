import type { z } from 'zod'
import type { CaseWorkerFunction } from '../case-worker-functions/case-worker-functions.ts'
import type { Feature, MachineGrant } from '../features/index.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call:
 * `none` anyone; `user` a signed-in person or a machine token; `person` a signed-in person only;
 * `caseWorker` the provider's case workers, for every company, open or closed (other signed-in users get 404);
 * `provider` one of the provider's own systems, with a provider token (everybody else who is signed in gets 404);
 * `link` whoever has a mailed link: its single-use token replaces the Bearer token.
 */
export type Access = 'none' | 'user' | 'person' | 'caseWorker' | 'provider' | 'link'

/** The declaration of one call of the API. Routes, client, OpenAPI, documentation and tests are made from it. */
export interface EndpointDeclaration {
  /**
   * `upload` takes multipart with one file; `download` returns a file; `lines` takes lines of JSON
   * (`application/x-ndjson`), which are read as they arrive, and which may be sent again.
   */
  readonly kind: 'json' | 'lines' | 'upload' | 'download'
  readonly method: Method
  /**
   * Relative to the base address, with `{name}` for parameters. For `{clientNumber}` the caller's access is always
   * checked.
   */
  readonly path: string
  readonly access: Access
  /** The call answers 403 to a case worker who does not hold this function. */
  readonly caseWorkerFunction?: CaseWorkerFunction
  /** The call answers 403 when the organisation or the user's role lacks this feature. */
  readonly feature?: Feature
  /** A feature that opens the call where `feature` is closed, for the part of it that the handler leaves open. */
  readonly orFeature?: Feature
  /** The grant that a machine token needs, if it is not the feature's own. */
  readonly grant?: MachineGrant
  /** The section of the specification that names the call, or `assumed`. */
  readonly spec: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** One line of the body of a call that takes lines, as the OpenAPI document describes it. */
  readonly line?: z.ZodType
  /** Without it the answer is 204 without content. */
  readonly response?: z.ZodType
  /** A POST that changes nothing. It is a POST so that its input stays out of the address. */
  readonly reads?: boolean
  /** Takes an `Idempotency-Key`: a repeated call with the same key gets the same answer. */
  readonly idempotent?: boolean
  /**
   * The field of the path, the query or the body in which a caller types the identity number of one person. A whole
   * number there takes one counted and audited turn before the handler runs. `employee.pid` is a field of a field.
   */
  readonly typedNumber?: string
  /** The call takes as long as a whole file or another service takes, so it takes no turn among the short ones. */
  readonly isLong?: boolean
  /** Codes that the handler itself may answer. Those of access and transport follow from the other fields. */
  readonly errors: readonly string[]
}

/**
 * A call with its name, such as `bookings.reschedule`. The name is the operation id, the key of its answers and the
 * title of its tests.
 */
export interface Endpoint extends EndpointDeclaration {
  readonly name: string
}

type Named<Concept extends string, Calls> = {
  readonly [Call in keyof Calls & string]: Calls[Call] & { readonly name: `${Concept}.${Call}` }
}

/**
 * Declares the calls of a concept. The name of a call is the concept followed by its key.
 * @example defineContract('bookings', { list: { kind: 'json', … } }).list.name // 'bookings.list'
 */
export function defineContract<
  const Concept extends string,
  const Calls extends Readonly<Record<string, EndpointDeclaration>>,
>(concept: Concept, calls: Calls): Named<Concept, Calls> {
  const named = Object.entries(calls).map(([call, declaration]) => [
    call,
    { ...declaration, name: `${concept}.${call}` },
  ])
  return Object.fromEntries(named)
}

/** The names of the parameters in a path. @example pathParameters('cases/{id}/{event}') // ['id', 'event'] */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(match => match[1] as string)
}

/** Whether a call is refused to callers who are not signed in. */
export function needsSession({ access }: Pick<EndpointDeclaration, 'access'>): boolean {
  return access !== 'none' && access !== 'link'
}

/** Whether a call may change what other calls answer. */
export function isWrite({ method, reads = false }: Pick<EndpointDeclaration, 'method' | 'reads'>): boolean {
  return method !== 'GET' && !reads
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined

/** The input of a call, by its declaration. */
export type EndpointInput<E extends EndpointDeclaration> = Readonly<
  (E extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
    (E extends { query: infer Q } ? { query?: Input<Q> } : { query?: undefined }) &
    (E extends { kind: 'upload' }
      ? { body: UploadBody }
      : E extends { kind: 'lines' }
        ? { body: LinesBody }
        : E extends { body: infer B }
          ? { body: Input<B> }
          : { body?: undefined }) &
    (E extends { access: 'link' } ? { linkToken: string } : { linkToken?: undefined })
>

/** Lines to send, as bytes. It begins anew each time it is iterated, so that the call can be made again. */
export type LinesBody = AsyncIterable<Uint8Array>

/** A file to send: a form with the file in its field `file`, or its bytes as a stream. */
export type UploadBody = FormData | UploadStream

export interface UploadStream {
  readonly name: string
  /** The bytes. They may be readable only once. */
  readonly stream: AsyncIterable<Uint8Array>
}

/** The result of a call. */
export type EndpointOutput<E extends EndpointDeclaration> = E extends { kind: 'download' }
  ? Download
  : E extends { response: infer R extends z.ZodType }
    ? z.output<R>
    : undefined

/** A downloaded file: a safe name and the content. */
export interface Download {
  readonly name: string
  readonly contentType: string
  readonly blob: Blob
}
