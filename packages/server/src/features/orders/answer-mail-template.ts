import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

/** Mail about an answer to an order. Whom the order is for and what the answer says is shown in the portal only. */
export const ANSWER_MAIL_TEMPLATE: MailTemplate = {
  subject: { sv: 'Svar på beställning {number}', en: 'Answer to order {number}' },
  paragraphs: [
    {
      sv: 'Det har hänt något med beställning {number}. Logga in i portalen och läs vad vi har svarat.',
      en: 'There is news about order {number}. Sign in to the portal to read our answer.',
    },
    {
      sv: 'Vi mejlar inte igen om beställningen förrän du har läst.',
      en: 'We do not email you about the order again until you have read it.',
    },
  ],
  action: { sv: 'Visa beställningen', en: 'Show the order' },
  afterwards: [NO_REPLY],
  help: 'orders',
}
