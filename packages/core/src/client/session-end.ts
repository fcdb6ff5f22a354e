import type { ErrorCode } from '../error-catalogue/index.ts'
import type { ClientOptions } from './client-options.ts'

/** Reports the end of a session once, and again only after a new token. */
export class SessionEnd {
  readonly #options: ClientOptions
  #told = false
  #toldOf: string | undefined

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** The token for a call that starts now. */
  currentToken(): string | undefined {
    const token = this.#options.token() ?? undefined
    if (token !== undefined && token !== this.#toldOf) this.#told = false
    return token
  }

  /**
   * Called when a call with this token was refused. If a newer token has replaced it, the refusal says nothing about
   * the session.
   */
  tell(code: ErrorCode, token: string | undefined): void {
    if (token !== this.currentToken() || this.#told) return
    this.#told = true
    this.#toldOf = token ?? this.#toldOf
    this.#options.onTokenExpired(code)
  }
}
