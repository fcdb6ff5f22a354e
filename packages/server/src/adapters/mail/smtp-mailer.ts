import { createTransport } from 'nodemailer'
import type { MailSender } from '../../brand/mail-sender.ts'
import type { Clock } from '../../clock.ts'
import type { Log } from '../../log/log.ts'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'
import { needsTls, withTls } from './smtp-address.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000

interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  readonly url: string
  readonly isProduction: boolean
  readonly from: MailSender
  readonly clock: Clock
  readonly log: Log
  /** How long to wait for the server to connect and to answer, in milliseconds. */
  readonly patience?: { readonly connectMs: number; readonly silenceMs: number }
}

/**
 * Sends each mail through a mail server. Throws if the server is unreachable, slow or refuses us, so that the mail is
 * tried again. A mail that the server refuses permanently is logged and dropped.
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

/** The facts of a failure that may be logged. The server's text often holds the recipient's address. */
interface MailFault {
  readonly code: string
  /** The server's reply code, such as 421. */
  readonly response: number | undefined
  readonly isFinal: boolean
}

/** A mail that could not be handed over and should be tried again. */
class MailServerError extends Error {
  override readonly name = 'MailServerError'
  readonly code: string

  constructor({ code, response }: MailFault) {
    super(`The mail server did not take a mail${response === undefined ? '' : `: ${response}`}.`)
    this.code = code
  }
}

/** Codes of errors about the mail itself: its recipient or its content. */
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
