import type { Endpoint } from '../contract/index.ts'
import type { ErrorCode } from '../error-catalogue/index.ts'
import type { Locale } from '../i18n/index.ts'

/** What a client needs from its environment. Functions are called again for each call. */
export interface ClientOptions {
  /** Address of the API; ends with `/`. */
  readonly baseUrl: string | (() => string)
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly token: () => string | null | undefined
  readonly locale: () => Locale
  /** Called when the session is over; once for a session, even with several calls in progress. */
  readonly onTokenExpired: (code: ErrorCode) => void
  /** Makes a call, and may make it again when it fails. Without it each call is made once. */
  readonly attempts?: Attempts
  /** Sent as `X-Salvia-Client`. Sign-ins of the portal are bound to its browser. */
  readonly clientKind?: 'portal'
}

/** Makes one call as often as it takes. `isRepeatable`: made twice, the call does no more than once. */
export type Attempts = <T>(
  make: () => Promise<T>,
  call: { readonly kind: Endpoint['kind']; readonly isRepeatable: boolean },
) => Promise<T>

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** A repeated call with the same key gets the same answer. Give one to a write that a user could send twice. */
  readonly idempotencyKey?: string | undefined
  /**
   * The call does not come from a user's action. Sent as `X-Automatic-Request`, so that it does not prolong the
   * session.
   */
  readonly isAutomatic?: boolean | undefined
}
