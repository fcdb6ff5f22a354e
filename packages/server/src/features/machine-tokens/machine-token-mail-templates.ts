import { ASK_OR_REVOKE } from '../../mail/ask-or-revoke.ts'
import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

const SHOW = { sv: 'Visa maskinnycklarna', en: 'Show the machine tokens' }
const WHY = {
  sv: 'Du får det här mejlet eftersom du är HR för {company} i kundportalen.',
  en: 'You are receiving this email because you are HR for {company} in the customer portal.',
}
const STOPPED = {
  sv: 'Program som använder den slutar fungera.',
  en: 'Programs that use it no longer work.',
}

/** Mails to HR about the company's machine tokens. They never hold a secret. */
export const MACHINE_TOKEN_MAIL_TEMPLATES = {
  made: {
    subject: { sv: 'Ny maskinnyckel: {names}', en: 'New machine token: {names}' },
    paragraphs: [
      {
        sv: '{actor} skapade maskinnyckeln {names} för {company} {when}.',
        en: '{actor} created the machine token {names} for {company} on {when}.',
      },
      {
        sv: 'Den får användas till: {grants}. Den går ut {until}.',
        en: 'It may be used to: {grants}. It expires on {until}.',
      },
      ASK_OR_REVOKE,
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
  rotated: {
    subject: { sv: 'Maskinnyckel utbytt: {names}', en: 'Machine token rotated: {names}' },
    paragraphs: [
      {
        sv: '{actor} bytte ut maskinnyckeln {names} för {company} {when}.',
        en: '{actor} rotated the machine token {names} for {company} on {when}.',
      },
      {
        sv: 'Den gamla slutar fungera {oldUntil}. Den nya går ut {until}.',
        en: 'The old one stops working on {oldUntil}. The new one expires on {until}.',
      },
      ASK_OR_REVOKE,
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
  revoked: {
    subject: { sv: 'Maskinnyckel återkallad: {names}', en: 'Machine token revoked: {names}' },
    paragraphs: [
      {
        sv: '{actor} återkallade maskinnyckeln {names} för {company} {when}.',
        en: '{actor} revoked the machine token {names} for {company} on {when}.',
      },
      STOPPED,
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
  'revoked-by-provider': {
    subject: { sv: 'Återkallat av oss: {names}', en: 'Revoked by us: {names}' },
    paragraphs: [
      {
        sv: 'Vi, er företagshälsa, återkallade {when} maskinnycklar för {company}: {names}.',
        en: 'We, your occupational health provider, revoked these machine tokens for {company} on {when}: {names}.',
      },
      {
        sv: 'Program som använder dem slutar fungera. Skapa nya i portalen när ni behöver dem, eller kontakta oss.',
        en: 'Programs that use them no longer work. Create new ones in the portal when you need them, or contact us.',
      },
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
  'maker-left': {
    subject: { sv: 'Byt ut maskinnycklar: {names}', en: 'Rotate machine tokens: {names}' },
    paragraphs: [
      {
        sv: '{actor} är inte längre HR för {company}, men har skapat maskinnycklar som används: {names}.',
        en: '{actor} is no longer HR for {company}, but created machine tokens that are in use: {names}.',
      },
      {
        sv: 'De kan fortsätta skicka personalfiler. Allt annat som de används till slutar fungera {grantsUntil}, om ingen av er byter ut dem innan dess.',
        en: 'They can go on sending personnel files. Everything else that they are used for stops working on {grantsUntil}, unless one of you rotates them before then.',
      },
      {
        sv: 'Återkalla en nyckel som ingen behöver.',
        en: 'Revoke a token that nobody needs.',
      },
    ],
    action: SHOW,
    afterwards: [WHY, NO_REPLY],
  },
} as const satisfies Record<string, MailTemplate>
