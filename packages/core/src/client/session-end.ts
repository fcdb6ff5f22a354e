import type { ErrorCode } from '../error-catalogue/index.ts'
import type { ClientOptions } from './client-options.ts'

/** Tells once that a session is over, and again only when another token has been seen. */
export class SessionEnd {
  readonly #options: ClientOptions
  #told = false
  #toldOf: string | undefined

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** The token for a call that begins now. */
  currentToken(): string | undefined {
    const token = this.#options.token() ?? undefined
    if (token !== undefined && token !== this.#toldOf) this.#told = false
    return token
  }

  /** A call with this token was refused. One that a newer token has replaced by now says nothing of the session. */
  tell(code: ErrorCode, token: string | undefined): void {
    if (token !== this.currentToken() || this.#told) return
    this.#told = true
    this.#toldOf = token ?? this.#toldOf
    this.#options.onTokenExpired(code)
  }
}
