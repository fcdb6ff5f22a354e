import { certificateTypeOf } from '@salvia/core/certificates'
import type { Text } from '@salvia/core/i18n'
import type { IsoDate } from '@salvia/core/primitives'
import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'
import type { EntryColumns } from './certificate-entry.ts'

const REST = {
  action: { sv: 'Visa medicinska kontroller', en: 'Show the medical check-ups' },
  afterwards: [NO_REPLY],
  unsubscribe: {
    sv: 'Stäng av alla mejl om medicinska kontroller',
    en: 'Turn off all emails about medical check-ups',
  },
} satisfies Partial<MailTemplate>

/** The mail of one day. The subject names nobody, since it is shown on locked screens. */
export const CERTIFICATE_MAIL_TEMPLATE = {
  one: {
    subject: { sv: 'En medicinsk kontroll att följa upp', en: 'A medical check-up to follow up' },
    paragraphs: [
      { sv: 'En medicinsk kontroll behöver följas upp:', en: 'A medical check-up needs following up:' },
    ],
    ...REST,
  },
  several: {
    subject: {
      sv: '{count} medicinska kontroller att följa upp',
      en: '{count} medical check-ups to follow up',
    },
    paragraphs: [
      {
        sv: '{count} medicinska kontroller behöver följas upp:',
        en: '{count} medical check-ups need following up:',
      },
    ],
    ...REST,
  },
} as const satisfies Record<string, MailTemplate>

export const MAIL_WORDS = {
  turnOff: { sv: 'Stäng av för den här', en: 'Turn off for this one' },
  more: { sv: 'Och {count} till, som du ser i portalen.', en: 'And {count} more, which the portal shows.' },
  protectedIdentity: {
    sv: 'En medarbetare med skyddad identitet',
    en: 'An employee with a protected identity',
  },
} as const satisfies Record<string, Text>

/** What is said of an entry: before its last day, on that day, and after it. `{end}` is the last day. */
const SENTENCES = {
  fitness: {
    before: {
      sv: 'Intyget gäller till och med {end}. Beställ en ny kontroll i tid.',
      en: 'The certificate is valid to {end}, inclusive. Order a new check-up in time.',
    },
    last: {
      sv: 'I dag, {end}, är intygets sista dag. Utan ett nytt intyg får medarbetaren inte utföra arbetet från och med i morgon.',
      en: 'Today, {end}, is the last day of the certificate. Without a new one the employee may not do the work from tomorrow on.',
    },
    after: {
      sv: 'Intyget gällde till och med {end}. Utan ett giltigt intyg får medarbetaren inte utföra arbetet.',
      en: 'The certificate was valid to {end}, inclusive. Without a valid one the employee may not do the work.',
    },
  },
  offered: {
    before: {
      sv: 'En ny kontroll ska vara gjord senast {end}. Erbjud medarbetaren en i tid.',
      en: 'A new check-up should be done by {end}. Offer the employee one in time.',
    },
    last: {
      sv: 'I dag, {end}, är sista dagen för en ny kontroll.',
      en: 'Today, {end}, is the last day for a new check-up.',
    },
    after: {
      sv: 'En ny kontroll skulle ha gjorts senast {end}. Erbjud medarbetaren en.',
      en: 'A new check-up should have been done by {end}. Offer the employee one.',
    },
  },
  monitoring: {
    before: {
      sv: 'Bevakningen gäller till och med {end}. Beställ en kontroll i tid.',
      en: 'The monitoring lasts to {end}, inclusive. Order a check-up in time.',
    },
    last: {
      sv: 'I dag, {end}, är bevakningens sista dag.',
      en: 'Today, {end}, is the last day of the monitoring.',
    },
    after: {
      sv: 'Bevakningen gick ut {end}.',
      en: 'The monitoring expired on {end}.',
    },
  },
} as const satisfies Record<string, Record<'before' | 'last' | 'after', Text>>

/** What an entry means for the employee on a day. */
export function sentenceOf({ medicalCheck, origin, endsOn }: EntryColumns, today: IsoDate): Text {
  const about = origin === 'user' ? 'monitoring' : certificateTypeOf(medicalCheck)
  const when = endsOn === null || today < endsOn ? 'before' : today === endsOn ? 'last' : 'after'
  return SENTENCES[about][when]
}
