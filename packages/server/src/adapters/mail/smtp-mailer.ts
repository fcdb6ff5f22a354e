import { createTransport } from 'nodemailer'
import type { MailSender } from '../../brand/mail-sender.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log/log.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'
import { needsTls, withTls } from './smtp-address.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  readonly isProduction: boolean
  readonly from: MailSender
  readonly clock: Clock
  readonly log: Log
  /** How long to wait for the server, in milliseconds. */
  readonly patience?: { readonly connectMs: number; readonly silenceMs: number }
}

/**
 * Hands each mail to a mail server. One that is away, slow or closed to us is an error, and the mail is tried again;
 * a mail that it refuses for good is logged and let go, since it would be refused for ever.
 */
export function openSmtpMailer({ url, isProduction, from, clock, log, patience }: SmtpOptions): Mailer {
  const { connectMs, silenceMs } = patience ?? {
    connectMs: CONNECT_TIMEOUT_MS,
    silenceMs: SILENCE_TIMEOUT_MS,
  }
  const transport = createTransport({
    url: needsTls(url, isProduction) ? withTls(url) : url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, { from, date: clock.now() }))
      } catch (error) {
        const fault = faultOf(error)
        if (!fault.isFinal) throw new MailServerError(fault)
        log.error('mail-refused', { code: fault.code, response: fault.response })
      }
    },
  }
}

/** What may be told of a failure: what a server says often holds the address. */
interface MailFault {
  readonly code: string
  /** The server's reply code, such as 421. */
  readonly response: number | undefined
  readonly isFinal: boolean
}

/** A mail that was not handed over and is worth another try. */
class MailServerError extends Error {
  override readonly name = 'MailServerError'
  readonly code: string

  constructor({ code, response }: MailFault) {
    super(`The mail server did not take a mail${response === undefined ? '' : `: ${response}`}.`)
    this.code = code
  }
}

/** Codes of a refusal that is about this mail: its recipient, or its content. */
const ABOUT_THE_MAIL = new Set(['EENVELOPE', 'EMESSAGE'])

function faultOf(error: unknown): MailFault {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown }
  const response = typeof responseCode === 'number' ? responseCode : undefined
  const name = typeof code === 'string' ? code : 'EUNKNOWN'
  return {
    code: name,
    response,
    isFinal: ABOUT_THE_MAIL.has(name) && response !== undefined && response >= 500,
  }
}
