import { CASE_WORKER_FUNCTIONS, type CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import { type Locale, momentInWords, type Text } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { personName } from '../../access/person-name.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { recipientOf } from '../accounts/accounts.store.ts'

/** A queued mail to a case worker about functions that were given and taken. */
interface FunctionsNotice {
  readonly given: readonly CaseWorkerFunction[]
  readonly taken: readonly CaseWorkerFunction[]
  readonly recipientId: string
  /** The colleague who did it. */
  readonly actorId: string
  /** Address of the portal. */
  readonly origin: string
  readonly at: Instant
}

const SUBJECT: Text = { sv: 'Dina funktioner har ändrats', en: 'Your functions have been changed' }
const WHO: Text = {
  sv: '{actor} har ändrat vilka funktioner du har i portalen, {when}.',
  en: '{actor} has changed which functions you have in the portal, {when}.',
}
const GIVEN: Text = { sv: 'Du har fått: {given}.', en: 'You have been given: {given}.' }
const TAKEN: Text = { sv: 'Du har inte längre: {taken}.', en: 'You no longer have: {taken}.' }
const ACTION: Text = { sv: 'Visa handläggarna', en: 'Show the case workers' }

/** Mails what was given and taken, in the recipient's language. Nothing to an account that is not in use. */
export async function mailFunctionsNotice(
  { db, mailer, settings: { brand } }: Services,
  { given, taken, recipientId, actorId, origin, at }: FunctionsNotice,
): Promise<void> {
  const recipient = await recipientOf(db, recipientId)
  const actor = await accountById(db, actorId)
  if (!actor || recipient?.state !== 'active') return
  const { locale, email } = recipient
  const template = {
    subject: SUBJECT,
    paragraphs: [WHO, ...(given.length > 0 ? [GIVEN] : []), ...(taken.length > 0 ? [TAKEN] : [])],
    action: ACTION,
  }
  const values = {
    actor: personName(actor),
    when: momentInWords(at, locale),
    given: namesOf(given, locale),
    taken: namesOf(taken, locale),
  }
  const href = origin + portalPath('backOfficeCaseWorkers')
  await mailer.send({ to: email, ...renderMail(template, { brand, locale, values, href }) })
}

function namesOf(functions: readonly CaseWorkerFunction[], locale: Locale): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return list.format(functions.map(name => CASE_WORKER_FUNCTIONS[name].name[locale]))
}
