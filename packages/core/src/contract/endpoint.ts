import type { z } from 'zod'
import type { Feature, MachineGrant } from '../features/index.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call:
 * `none` anyone; `user` a signed-in person or a machine token; `person` a signed-in person only;
 * `caseWorker` the provider's case workers, for every company, open or closed (to anyone else the path does not exist);
 * `link` who holds a link that was mailed: its single-use token takes the place of the Bearer token.
 */
export type Access = 'none' | 'user' | 'person' | 'caseWorker' | 'link'

/** One call of the API as its concept declares it: routes, client, OpenAPI, docs and tests are read from it. */
export interface EndpointDeclaration {
  /** `upload` takes multipart with one file; `download` answers a file. */
  readonly kind: 'json' | 'upload' | 'download'
  readonly method: Method
  /** Relative to the base address, with `{name}` for parameters. `{clientNumber}` is always checked for access. */
  readonly path: string
  readonly access: Access
  /** Refused with 403 where the organisation or the role lacks it. */
  readonly feature?: Feature
  /** What a machine token needs, where that is not the feature's own grant. */
  readonly grant?: MachineGrant
  /** The section that names the call, or `assumed`. */
  readonly spec: string
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Absent: 204 without content. */
  readonly response?: z.ZodType
  /** Changes nothing, though it is a POST: what it is asked stays out of the address. */
  readonly reads?: boolean
  /** Takes an `Idempotency-Key`: the same key answers the same again. */
  readonly idempotent?: boolean
  /** Takes as long as a file takes, not a moment: waits in a line of its own. */
  readonly isLong?: boolean
  /** Codes that the handler itself may answer; those of access and transport follow from the other fields. */
  readonly errors: readonly string[]
}

/** A call with its name, such as `bookings.reschedule`: the operation id, the key of its answers, the title of its tests. */
export interface Endpoint extends EndpointDeclaration {
  readonly name: string
}

type Named<Concept extends string, Calls> = {
  readonly [Call in keyof Calls & string]: Calls[Call] & { readonly name: `${Concept}.${Call}` }
}

/**
 * Declares the calls of a concept; each is named by its key behind the concept.
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

/** Whether a call is refused to who is not signed in. */
export function needsSession({ access }: Pick<EndpointDeclaration, 'access'>): boolean {
  return access !== 'none' && access !== 'link'
}

/** Whether a call may change what other calls answer. */
export function isWrite({ method, reads = false }: Pick<EndpointDeclaration, 'method' | 'reads'>): boolean {
  return method !== 'GET' && !reads
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a caller hands over, by the declaration. */
export type EndpointInput<E extends EndpointDeclaration> = Readonly<
  (E extends { params: infer P } ? { params: Input<P> } : { params?: undefined }) &
    (E extends { query: infer Q } ? { query?: Input<Q> } : { query?: undefined }) &
    (E extends { kind: 'upload' }
      ? { body: UploadBody }
      : E extends { body: infer B }
        ? { body: Input<B> }
        : { body?: undefined }) &
    (E extends { access: 'link' } ? { linkToken: string } : { linkToken?: undefined })
>

/** A file on its way: a form whose field `file` holds it, or its bytes as they are read. */
export type UploadBody = FormData | UploadStream

export interface UploadStream {
  readonly name: string
  /** The bytes, which may be read once only. */
  readonly stream: AsyncIterable<Uint8Array>
}

/** What a caller gets back. */
export type EndpointOutput<E extends EndpointDeclaration> = E extends { kind: 'download' }
  ? Download
  : E extends { response: infer R extends z.ZodType }
    ? z.output<R>
    : undefined

/** A file that was answered: its safe name and its content. */
export interface Download {
  readonly name: string
  readonly contentType: string
  readonly blob: Blob
}
