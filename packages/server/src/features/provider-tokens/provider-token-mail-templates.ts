import { ASK_OR_REVOKE } from '../../mail/ask-or-revoke.ts'
import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

const SHOW = { sv: 'Visa systemnycklarna', en: 'Show the system tokens' }
const WHY = {
  sv: 'Du får det här mejlet eftersom du är handläggare i kundportalen.',
  en: 'You are receiving this email because you are a case worker in the customer portal.',
}

/** Mails to the case workers about the tokens of the provider's own systems. They never hold a secret. */
export const PROVIDER_TOKEN_MAIL_TEMPLATES = {
  made: {
    subject: { sv: 'Ny systemnyckel: {names}', en: 'New system token: {names}' },
    paragraphs: [
      {
        sv: 'Systemnyckeln {names} skapades {when} av {actor}.',
        en: 'The system token {names} was created on {when} by {actor}.',
      },
      {
        sv: 'Med den kan ett system skicka eller läsa detta för alla kunder: {kinds}. Den går ut {until}.',
        en: 'With it a system can send or read this for all customers: {kinds}. It expires on {until}.',
      },
      ASK_OR_REVOKE,
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
  revoked: {
    subject: { sv: 'Systemnyckel återkallad: {names}', en: 'System token revoked: {names}' },
    paragraphs: [
      {
        sv: 'Systemnyckeln {names} återkallades {when} av {actor}.',
        en: 'The system token {names} was revoked on {when} by {actor}.',
      },
      {
        sv: 'System som använder den kan inte längre skicka eller läsa något.',
        en: 'Systems that use it can no longer send or read anything.',
      },
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
} as const satisfies Record<string, MailTemplate>
