/** A mail that is written, in the recipient's language. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** For notifications: where mail programs turn them off with one POST (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** Sends mail; a mail that could not be handed over is an error. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
