import type { Readable } from 'node:stream'
import type { Contract } from '@salvia/core/api'
import type { Endpoint } from '@salvia/core/contract'
import type { ErrorCode, errorCatalogue } from '@salvia/core/error-catalogue'
import type { AppError, ErrorArguments } from '@salvia/core/errors'
import type { Locale, TextValues } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import type { z } from 'zod'
import type { AnyCaller, Caller, Person, ProviderSystem } from '../access/caller.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Cookies } from './cookies.ts'
import type { WrittenJson } from './written-json.ts'

/**
 * A file that is arriving. `content` ends only after every byte has come; otherwise it fails with a declared error.
 */
export interface Upload {
  /** The sender's name for the file, without folders and control characters. */
  readonly name: string
  readonly content: Readable
}

/** A file as an answer. */
export interface FileAnswer {
  readonly name: string
  readonly contentType: string
  readonly content: Readable | Uint8Array
}

type Output<S, Else> = S extends z.ZodType ? z.output<S> : Else
type CallerOf<E extends Endpoint> = E['access'] extends 'none' | 'link'
  ? null
  : E['access'] extends 'user'
    ? Caller
    : E['access'] extends 'provider'
      ? ProviderSystem
      : Person
type CompanyOf<E extends Endpoint> = E['path'] extends `${string}{clientNumber}${string}`
  ? CompanyAccess
  : null
type LinkTokenOf<E extends Endpoint> = E['access'] extends 'link' ? string : null
type UploadOf<E extends Endpoint> = E['kind'] extends 'upload' ? Upload : null
type LinesOf<E extends Endpoint> = E['kind'] extends 'lines' ? Readable : null
/** The error codes that a handler may answer: those of its declaration. */
type FailCode<E extends Endpoint> = Extract<
  E['errors'][number] | (E['path'] extends `${string}{${string}` ? 'NOT_FOUND' : never),
  ErrorCode
>

/** An error code, and the values that its texts need. */
type Failure<E extends Endpoint> = {
  [C in FailCode<E>]: [code: C, ...data: ErrorArguments<(typeof errorCatalogue)[C], never>]
}[FailCode<E>]

/** One call that has passed access, feature gate and validation. */
export interface Context<E extends Endpoint> {
  readonly services: Services
  /** When the call arrived. */
  readonly now: Instant
  readonly locale: Locale
  readonly traceId: string
  /** Whether the call came over TLS, to this process or to the proxy in front of it. */
  readonly isSecure: boolean
  /** The address of the client, as told by the proxies that this process trusts. */
  readonly clientAddress: string
  /** The User-Agent header; empty if there is none. */
  readonly userAgent: string
  /** The address of the portal, without a slash at the end, for links in mails. */
  readonly origin: string
  /** Whether the call says that it comes from the portal (`X-Salvia-Client`). */
  readonly isPortal: boolean
  readonly cookies: Cookies
  /** The token of the mailed link that the caller holds; empty if there is none. */
  readonly linkToken: LinkTokenOf<E>
  readonly caller: CallerOf<E>
  readonly company: CompanyOf<E>
  readonly params: Output<E['params'], null>
  readonly query: Output<E['query'], null>
  readonly body: Output<E['body'], null>
  readonly upload: UploadOf<E>
  /** The body of a call that takes lines, as it arrives. It fails unless all of it arrives. */
  readonly lines: LinesOf<E>
  /** Aborted when the caller hangs up, or has been answered. */
  readonly gone: AbortSignal
  /**
   * Makes a declared error, to be thrown. It does not compile without every value that the texts of the error need.
   */
  fail(...error: Failure<E>): AppError
  /**
   * Stores the answer of an idempotent call in the handler's own transaction. Otherwise a crash after the commit and
   * before the answer would make a repeated call act twice.
   */
  keepAnswer(tx: Db, answer: unknown): Promise<void>
}

/** What a handler answers. */
export type Answering<E extends Endpoint> = E['kind'] extends 'download'
  ? Promise<FileAnswer>
  : E['response'] extends z.ZodType
    ? Promise<z.input<E['response']> | WrittenJson>
    : Promise<void>

type Handler<E extends Endpoint> = (call: Context<E>) => Answering<E>

/** The handler of a write that takes an `Idempotency-Key`. */
export interface KeyedHandler<E extends Endpoint> {
  readonly act: Handler<E>
  /**
   * Runs before a stored answer is given again. It checks again that the caller may have it, and throws what the call
   * would answer now if not. Null if the admission of the call has checked everything.
   */
  readonly beforeRepeat: ((call: Context<E>) => Promise<unknown>) | null
}

type HandlerOf<E extends Endpoint> = E['idempotent'] extends true ? KeyedHandler<E> : Handler<E>

/** A handler for every call of a contract. A missing one does not compile. */
export type HandlersOf<C extends keyof Contract> = {
  readonly [K in keyof Contract[C]]: Contract[C][K] extends Endpoint ? HandlerOf<Contract[C][K]> : never
}

export type AllHandlers = { readonly [C in keyof Contract]: HandlersOf<C> }

/** A call without its own types, as the registration uses it. */
export interface AnyContext
  extends Omit<Context<Endpoint>, 'caller' | 'company' | 'linkToken' | 'upload' | 'lines' | 'fail'> {
  readonly caller: AnyCaller | null
  readonly company: CompanyAccess | null
  readonly linkToken: string | null
  readonly upload: Upload | null
  readonly lines: Readable | null
  fail(code: ErrorCode, data?: TextValues): AppError
}
export interface AnyHandler {
  readonly act: (call: AnyContext) => Promise<unknown>
  readonly beforeRepeat: ((call: AnyContext) => Promise<unknown>) | null
}
