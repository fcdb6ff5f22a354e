import type { Readable } from 'node:stream'
import type { Contract } from '@salvia/core/api'
import type { Endpoint } from '@salvia/core/contract'
import type { ErrorCode, errorCatalogue } from '@salvia/core/error-catalogue'
import type { AppError, ErrorArguments } from '@salvia/core/errors'
import type { Locale, TextValues } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import type { z } from 'zod'
import type { Caller, Person } from '../access/caller.ts'
import type { CompanyAccess } from '../access/company-access.ts'
import type { Db } from '../db/database.ts'
import type { Services } from '../services.ts'
import type { Cookies } from './cookies.ts'
import type { WrittenJson } from './written-json.ts'

/** A file that is arriving. `content` ends only when every byte has come; else it fails with a declared error. */
export interface Upload {
  /** The sender's name for the file, without folders and control characters. */
  readonly name: string
  readonly content: Readable
}

/** A file to answer. */
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
    : Person
type CompanyOf<E extends Endpoint> = E['path'] extends `${string}{clientNumber}${string}`
  ? CompanyAccess
  : null
type LinkTokenOf<E extends Endpoint> = E['access'] extends 'link' ? string : null
type UploadOf<E extends Endpoint> = E['kind'] extends 'upload' ? Upload : null
/** The codes that a handler may answer by itself. */
type FailCode<E extends Endpoint> = Extract<
  E['errors'][number] | (E['path'] extends `${string}{${string}` ? 'NOT_FOUND' : never),
  ErrorCode
>

/** A code with the values that its sentences name. */
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
  /** The call came over TLS, to this process or to the proxy before it. */
  readonly isSecure: boolean
  /** Where the call came from, as far as the proxies before this process are believed. */
  readonly clientAddress: string
  /** What the caller's program says of itself; empty where it says nothing. */
  readonly userAgent: string
  /** The address that people open the portal at, without a slash at the end: what mails lead to. */
  readonly origin: string
  /** The call says that it comes from the portal (`X-Salvia-Client`). */
  readonly isPortal: boolean
  readonly cookies: Cookies
  /** Of the mailed link that the caller holds; empty where none came along. */
  readonly linkToken: LinkTokenOf<E>
  readonly caller: CallerOf<E>
  readonly company: CompanyOf<E>
  readonly params: Output<E['params'], null>
  readonly query: Output<E['query'], null>
  readonly body: Output<E['body'], null>
  readonly upload: UploadOf<E>
  /** Aborted when the caller hangs up before the answer. */
  readonly gone: AbortSignal
  /** The declared error, to be thrown; a value that its sentences name and that is not given does not compile. */
  fail(...error: Failure<E>): AppError
  /**
   * Keeps the answer of an idempotent call in the handler's own transaction, so that a crash after the commit
   * and before the answer does not make a repeated call act twice.
   */
  keepAnswer(tx: Db, answer: unknown): Promise<void>
}

type Answering<E extends Endpoint> = E['kind'] extends 'download'
  ? Promise<FileAnswer>
  : E['response'] extends z.ZodType
    ? Promise<z.input<E['response']> | WrittenJson>
    : Promise<void>

type Handler<E extends Endpoint> = (call: Context<E>) => Answering<E>

/** What a write that takes an `Idempotency-Key` consists of. */
interface KeyedHandler<E extends Endpoint> {
  readonly act: Handler<E>
  /**
   * Asks anew, before an answer that was kept is given again, what `act` asked of the object and the caller may have
   * lost since; throws what the call would answer now. Null where the admission of the call says it all.
   */
  readonly beforeRepeat: ((call: Context<E>) => Promise<unknown>) | null
}

type HandlerOf<E extends Endpoint> = E['idempotent'] extends true ? KeyedHandler<E> : Handler<E>

/** A handler for every call of a concept: a missing one does not compile. */
export type HandlersOf<C extends keyof Contract> = {
  readonly [K in keyof Contract[C]]: Contract[C][K] extends Endpoint ? HandlerOf<Contract[C][K]> : never
}

export type AllHandlers = { readonly [C in keyof Contract]: HandlersOf<C> }

/** A call whose types are no longer known: what the registration works with. */
export interface AnyContext
  extends Omit<Context<Endpoint>, 'caller' | 'company' | 'linkToken' | 'upload' | 'fail'> {
  readonly caller: Caller | null
  readonly company: CompanyAccess | null
  readonly linkToken: string | null
  readonly upload: Upload | null
  fail(code: ErrorCode, data?: TextValues): AppError
}
export interface AnyHandler {
  readonly act: (call: AnyContext) => Promise<unknown>
  readonly beforeRepeat: ((call: AnyContext) => Promise<unknown>) | null
}
