import type { ErrorCode } from '../error-catalogue/index.ts'
import type { Locale } from '../i18n/index.ts'

/** What a client needs of its surroundings. Functions are asked at each call. */
export interface ClientOptions {
  /** Address of the API; ends with `/`. */
  readonly baseUrl: string | (() => string)
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly token: () => string | null | undefined
  readonly locale: () => Locale
  /** The session is over. Told once for a session, however many calls are under way. */
  readonly onTokenExpired: (code: ErrorCode) => void
  /** Sent as `X-Salvia-Client`: sign-ins of the portal are bound to its browser. */
  readonly clientKind?: 'portal'
}

/** What belongs to one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** The same key answers the same again: give one to a write that a user could fire twice. */
  readonly idempotencyKey?: string | undefined
  /** Nobody asked for it just now: sent as `X-Automatic-Request`, so that it does not prolong the session. */
  readonly isAutomatic?: boolean | undefined
}
