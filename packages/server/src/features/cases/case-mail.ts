import type { CaseEvent } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import { type Letter, writeLetter } from '../../mail/letter.ts'
import type { Services } from '../../services.ts'
import { caseNumber, instantOf } from '../personnel-file/case-rows.ts'
import { mailFactsOf } from './case-mail.store.ts'
import { recipientOf } from './senders.store.ts'

const SHOW_CASE = { sv: 'Visa ärendet', en: 'Show the case' }
const REJECTED = {
  sv: 'Er personalfil är avvisad, {number}',
  en: 'Your personnel file was rejected, {number}',
}

/** What is mailed to the sender of a file, by what happened to the case. */
const LETTERS: Readonly<Partial<Record<CaseEvent | 'submit', Letter>>> = {
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
        sv: 'Svara senast {deadline}. Utan svar avvisas filen. Ange ärendets nummer när du svarar.',
        en: 'Reply by {deadline}. Without a reply the file is rejected. State the number of the case when you reply.',
      },
    ],
    action: SHOW_CASE,
  },
  reject: {
    subject: REJECTED,
    paragraphs: [
      {
        sv: 'Personalfilen {name}, ärende {number}, är avvisad och läses inte in. Orsaken är:',
        en: 'The personnel file {name}, case {number}, was rejected and is not imported. The reason is:',
      },
      { sv: '{text}', en: '{text}' },
      { sv: 'Rätta filen och skicka en ny.', en: 'Correct the file and send a new one.' },
    ],
    action: SHOW_CASE,
  },
  'four-weeks': {
    subject: REJECTED,
    paragraphs: [
      {
        sv: 'Personalfilen {name}, ärende {number}, är avvisad och läses inte in, eftersom vår fråga inte har besvarats på fyra veckor.',
        en: 'The personnel file {name}, case {number}, was rejected and is not imported, since our question was not answered in four weeks.',
      },
      { sv: 'Skicka en ny fil.', en: 'Send a new file.' },
    ],
    action: SHOW_CASE,
  },
}

/** Mails what a history entry tells, in the recipient's language. The mail holds no value of the file. */
export async function mailText({ db, mailer, settings, log }: Services, historyId: number): Promise<void> {
  const facts = await mailFactsOf(db, historyId)
  const letter = facts && LETTERS[facts.event]
  if (!letter) return
  const recipient = await recipientOf(db, facts)
  if (!recipient) return log.error('case-mail-without-recipient', { caseId: facts.caseId })
  if (recipient.state === 'closed') return
  const values = {
    number: caseNumber(facts),
    name: facts.name,
    text: facts.text ?? '',
    deadline: facts.feedbackDeadline ? stockholmDate(instantOf(facts.feedbackDeadline)) : '',
  }
  const href = settings.publicUrl ? { href: `${settings.publicUrl}/personalfil/${facts.caseId}` } : {}
  const { email, locale } = recipient
  await mailer.send({ to: email, ...writeLetter(letter, { locale, values, ...href }) })
}
