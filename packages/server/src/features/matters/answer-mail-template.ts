import type { MailTemplate } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'

/**
 * Mail about an answer in a matter: `{noun}` is what its kind is called, `{the}` the same with its article. Whom the
 * matter is about and what the answer says is shown in the portal only.
 */
export const ANSWER_MAIL_TEMPLATE: MailTemplate = {
  subject: { sv: 'Svar på {noun} {number}', en: 'Answer to {noun} {number}' },
  paragraphs: [
    {
      sv: 'Det har hänt något med {noun} {number}. Logga in i portalen och läs vad vi har svarat.',
      en: 'There is news about {noun} {number}. Sign in to the portal to read our answer.',
    },
    {
      sv: 'Vi mejlar inte igen om {the} förrän du har läst.',
      en: 'We do not email you about {the} again until you have read it.',
    },
  ],
  action: { sv: 'Visa {the}', en: 'Show {the}' },
  afterwards: [NO_REPLY],
}
