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
