/** A mail in plain text, already in the recipient's language. */
interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends mail; a mail that could not be handed over is an error. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
