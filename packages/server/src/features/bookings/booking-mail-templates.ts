import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

/** The message itself is written in core, where the portal's preview takes it from. */
const MESSAGE = [
  { sv: '{greeting}', en: '{greeting}' },
  { sv: '{lines}', en: '{lines}' },
  { sv: '{visit}', en: '{visit}' },
  { sv: '{closing}', en: '{closing}' },
]

/** What the employee is mailed: when somebody sends the details, and the day before. Their manager helps, not our support. */
export const EMPLOYEE_MAIL_TEMPLATES = {
  details: {
    subject: { sv: '{subject}', en: '{subject}' },
    paragraphs: MESSAGE,
    afterwards: [NO_REPLY],
    help: null,
  },
  reminder: {
    subject: { sv: 'Påminnelse: {subject}', en: 'Reminder: {subject}' },
    paragraphs: MESSAGE,
    afterwards: [NO_REPLY],
    help: null,
  },
} as const satisfies Record<string, MailTemplate>

/** What a manager or an order manager is mailed; whom the booking is for stays in the portal. */
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
