import { fillText, type Text } from '@salvia/core/i18n'
import type { CaseEvent } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import type { Services } from '../../services.ts'
import { caseNumber, instantOf } from '../personnel-file/case-rows.ts'
import { mailFactsOf } from './case-mail.store.ts'
import { recipientOf } from './senders.store.ts'

interface MailTexts {
  readonly subject: Text
  readonly body: Text
}

/** What is mailed to the sender of a file, by what happened to the case. */
const MAILS: Readonly<Partial<Record<CaseEvent | 'submit', MailTexts>>> = {
  ask: {
    subject: {
      sv: 'Fråga om er personalfil, {number}',
      en: 'A question about your personnel file, {number}',
    },
    body: {
      sv: 'Hej!\n\nVi har en fråga om personalfilen {name}, ärende {number}:\n\n{text}\n\nSvara senast {deadline}. Utan svar avvisas filen. Ange ärendets nummer när du svarar.\n{link}',
      en: 'Hello,\n\nWe have a question about the personnel file {name}, case {number}:\n\n{text}\n\nReply by {deadline}. Without a reply the file is rejected. State the number of the case when you reply.\n{link}',
    },
  },
  reject: {
    subject: { sv: 'Er personalfil är avvisad, {number}', en: 'Your personnel file was rejected, {number}' },
    body: {
      sv: 'Hej!\n\nPersonalfilen {name}, ärende {number}, är avvisad och läses inte in. Orsaken är:\n\n{text}\n\nRätta filen och skicka en ny.\n{link}',
      en: 'Hello,\n\nThe personnel file {name}, case {number}, was rejected and is not imported. The reason is:\n\n{text}\n\nCorrect the file and send a new one.\n{link}',
    },
  },
  'four-weeks': {
    subject: { sv: 'Er personalfil är avvisad, {number}', en: 'Your personnel file was rejected, {number}' },
    body: {
      sv: 'Hej!\n\nPersonalfilen {name}, ärende {number}, är avvisad och läses inte in, eftersom vår fråga inte har besvarats på fyra veckor.\n\nSkicka en ny fil.\n{link}',
      en: 'Hello,\n\nThe personnel file {name}, case {number}, was rejected and is not imported, since our question was not answered in four weeks.\n\nSend a new file.\n{link}',
    },
  },
}

/** Mails what a history entry tells, in the recipient's language. The mail holds no value of the file. */
export async function mailText({ db, mailer, settings, log }: Services, historyId: number): Promise<void> {
  const facts = await mailFactsOf(db, historyId)
  const texts = facts && MAILS[facts.event]
  if (!texts) return
  const recipient = await recipientOf(db, facts)
  if (!recipient) return log.error('case-mail-without-recipient', { caseId: facts.caseId })
  const values = {
    number: caseNumber(facts),
    name: facts.name,
    text: facts.text ?? '',
    deadline: facts.feedbackDeadline ? stockholmDate(instantOf(facts.feedbackDeadline)) : '',
    link: settings.publicUrl ? `\n${settings.publicUrl}/personalfil/${facts.caseId}\n` : '',
  }
  await mailer.send({
    to: recipient.email,
    subject: fillText(texts.subject, recipient.locale, values),
    text: fillText(texts.body, recipient.locale, values),
  })
}
