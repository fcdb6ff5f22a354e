import { type CaseEvent, historyText } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { stockholmDate } from '@salvia/core/primitives'
import { type MailTemplate, renderMail } from '../../../mail/mail-template.ts'
import type { Services } from '../../../services.ts'
import { caseNumber } from '../case-rows.ts'
import { mailFactsOf } from './case-mail.store.ts'
import { recipientIds, recipientsOf } from './senders.store.ts'

const SHOW_CASE = { sv: 'Visa ärendet', en: 'Show the case' }
const REJECTED = {
  sv: 'Er personalfil är avvisad, {number}',
  en: 'Your personnel file was rejected, {number}',
}

/** The mail template for each event of a case. */
const TEMPLATES: Readonly<Partial<Record<CaseEvent | 'submit', MailTemplate>>> = {
  submit: {
    subject: {
      sv: 'Vi har skickat en personalfil åt er, {number}',
      en: 'We have sent a personnel file for you, {number}',
    },
    paragraphs: [
      {
        sv: 'En handläggare hos oss har skickat personalfilen {name} åt er. Den är nu ärende {number} och läses in när vi har gått igenom den.',
        en: 'One of our case workers has sent the personnel file {name} for you. It is now case {number} and will be imported when we have checked it.',
      },
      {
        sv: 'Har ni inte bett om det? Kontakta oss, så läser vi inte in filen.',
        en: 'If you did not ask for this, contact us and we will not import the file.',
      },
    ],
    action: SHOW_CASE,
  },
  ask: {
    subject: {
      sv: 'Fråga om er personalfil, {number}',
      en: 'A question about your personnel file, {number}',
    },
    paragraphs: [
      {
        sv: 'Vi har en fråga om personalfilen {name}, ärende {number}:',
        en: 'We have a question about the personnel file {name}, case {number}:',
      },
      { sv: '{text}', en: '{text}' },
      {
        sv: 'Svara i portalen senast {deadline}. Utan svar avvisas filen.',
        en: 'Reply in the portal by {deadline}. Without a reply the file is rejected.',
      },
    ],
    action: SHOW_CASE,
    help: 'personnelFile',
  },
  answered: {
    subject: { sv: 'Kunden har svarat, {number}', en: 'The customer has replied, {number}' },
    paragraphs: [
      {
        sv: '{company} har svarat på din fråga om personalfilen i ärende {number}:',
        en: '{company} has replied to your question about the personnel file of case {number}:',
      },
      { sv: '{text}', en: '{text}' },
    ],
    action: SHOW_CASE,
  },
  reject: {
    subject: REJECTED,
    paragraphs: [
      {
        sv: 'Personalfilen {name}, ärende {number}, är avvisad och läses inte in. Orsaken är:',
        en: 'The personnel file {name}, case {number}, was rejected and will not be imported. The reason is:',
      },
      { sv: '{text}', en: '{text}' },
      { sv: 'Rätta filen och skicka en ny.', en: 'Correct the file and send a new one.' },
    ],
    action: SHOW_CASE,
    help: 'personnelFile',
  },
  'four-weeks': {
    subject: REJECTED,
    paragraphs: [
      {
        sv: 'Personalfilen {name}, ärende {number}, är avvisad och läses inte in, eftersom vi inte fick svar på vår fråga inom fyra veckor.',
        en: 'The personnel file {name}, case {number}, was rejected and will not be imported, because our question was not answered within four weeks.',
      },
      { sv: 'Skicka en ny fil.', en: 'Send a new file.' },
    ],
    action: SHOW_CASE,
    help: 'personnelFile',
  },
}

/**
 * Mails a history entry to the named account, or to everybody who should know, each in their own language. The mail
 * holds no value of the file. A case worker who does not handle personnel files gets none.
 */
export async function mailText(
  { db, mailer, settings, log }: Services,
  { historyId, accountId }: { historyId: number; accountId?: string | undefined },
): Promise<void> {
  const facts = await mailFactsOf(db, historyId)
  const template = facts && TEMPLATES[facts.event]
  if (!template) return
  const ids = accountId === undefined ? await recipientIds(db, facts) : [accountId]
  const recipients = await recipientsOf(db, ids)
  if (recipients.length === 0) return log.error('case-mail-without-recipient', { caseId: facts.caseId })
  const values = {
    number: caseNumber(facts),
    company: facts.company,
    name: facts.name,
    deadline: facts.feedbackDeadline ? stockholmDate(facts.feedbackDeadline) : '',
  }
  const isForWorker = facts.event === 'answered'
  const path = portalPath(isForWorker ? 'backOfficeCase' : 'personnelFileCase', { id: facts.caseId })
  const href = settings.publicUrl ? { href: settings.publicUrl + path } : {}
  const { brand } = settings
  for (const { email, locale, state, readsFiles } of recipients) {
    if (state === 'closed' || !readsFiles) continue
    await mailer.send({
      to: email,
      ...renderMail(template, {
        brand,
        locale,
        values: { ...values, text: historyText(facts.text ?? '', locale) },
        ...href,
      }),
    })
  }
}
