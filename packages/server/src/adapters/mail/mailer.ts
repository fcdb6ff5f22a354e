import type { Instant } from '@salvia/core/primitives'

/** A mail in the recipient's language, ready to send. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** For notifications: the address to which mail programs post to turn them off (RFC 8058). */
  readonly unsubscribeUrl?: string
  /**
   * What is the same at every try to send one mail: its id, and a moment that belongs to it. Mail programs show two
   * messages of one id once. Made up if absent.
   */
  readonly once?: { readonly id: string; readonly at: Instant }
}

/** Sends mail. Throws if a mail could not be handed over. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
