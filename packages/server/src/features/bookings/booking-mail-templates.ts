import { type UnconfirmedChange, unconfirmedChangeText } from '@salvia/core/bookings'
import type { Text } from '@salvia/core/i18n'
import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

/** Core writes the message itself, because the portal's preview uses it too. */
const MESSAGE = [
  { sv: '{greeting}', en: '{greeting}' },
  { sv: '{lines}', en: '{lines}' },
  { sv: '{visit}', en: '{visit}' },
  { sv: '{closing}', en: '{closing}' },
]

const AS_WRITTEN: MailTemplate = {
  subject: { sv: '{subject}', en: '{subject}' },
  paragraphs: MESSAGE,
  afterwards: [NO_REPLY],
  help: null,
}

/**
 * Mails to the employee: the details or the cancellation when somebody sends them, and the reminder the day before. For
 * help they name the employee's manager, not our support.
 */
export const EMPLOYEE_MAIL_TEMPLATES = {
  details: AS_WRITTEN,
  cancellation: AS_WRITTEN,
  reminder: {
    subject: { sv: 'Påminnelse: {subject}', en: 'Reminder: {subject}' },
    paragraphs: MESSAGE,
    afterwards: [NO_REPLY],
    help: null,
  },
} as const satisfies Record<string, MailTemplate>

/** Mail to a manager or an order manager. It does not name the employee, who is shown in the portal only. */
export const FEEDBACK_MAIL_TEMPLATE: MailTemplate = {
  subject: { sv: 'Återkoppling om en tidsbokning', en: 'Feedback about a booking' },
  paragraphs: [
    {
      sv: '{sender} har skrivit till dig om tidsbokningen {when}:',
      en: '{sender} has written to you about the booking {when}:',
    },
    { sv: '{text}', en: '{text}' },
  ],
  action: { sv: 'Visa tidsbokningen', en: 'Show the booking' },
  afterwards: [NO_REPLY],
}

const IN_THE_PORTAL = {
  sv: 'I portalen ser du vad som gäller nu. Ring oss om du vill ha hjälp.',
  en: 'The portal shows what applies now. Call us if you want help.',
}

function refusedChange(change: UnconfirmedChange['change'], what: Text): MailTemplate {
  const { title } = unconfirmedChangeText({ state: 'refused', change })
  return {
    subject: title,
    paragraphs: [what, IN_THE_PORTAL],
    action: { sv: 'Visa tidsbokningen', en: 'Show the booking' },
    afterwards: [NO_REPLY],
    help: 'orders',
  }
}

/** Mails to who changed a booking in the portal, where the booking system refused the change afterwards. */
export const REFUSED_CHANGE_MAIL_TEMPLATES = {
  book: refusedChange('book', {
    sv: 'Tiden som du bokade i portalen hann tas av någon annan.',
    en: 'Someone else took the time that you booked in the portal.',
  }),
  move: refusedChange('move', {
    sv: 'En tidsbokning som du bokade om i portalen kunde inte flyttas i vårt bokningssystem.',
    en: 'A booking that you rescheduled in the portal could not be moved in our booking system.',
  }),
  cancel: refusedChange('cancel', {
    sv: 'En tidsbokning som du avbokade i portalen kunde inte avbokas i vårt bokningssystem.',
    en: 'A booking that you cancelled in the portal could not be cancelled in our booking system.',
  }),
} as const satisfies Record<UnconfirmedChange['change'], MailTemplate>
