import type { WithdrawalReason } from '@salvia/core/certificates'
import type { Text } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { stockholmDate } from '@salvia/core/primitives'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { type MailTemplate, renderMail } from '../../mail/mail-template.ts'
import { NO_REPLY } from '../../mail/no-reply.ts'
import { portalOrigin, type Services } from '../../services.ts'
import { recipientOf } from '../accounts/accounts.store.ts'
import { mustKnow } from './withdrawal-readers.ts'
import { openWithdrawal, wasTold } from './withdrawals.store.ts'

interface MailToReader {
  readonly withdrawalId: string
  readonly accountId: string
}

/**
 * Sends the mail about one withdrawn certificate to one reader, if there is still something to know and the reader still
 * may. It cannot be turned off, since somebody may be at work who may not. One that is tried again has the same id.
 */
export async function sendWithdrawalMail(services: Services, mail: MailToReader): Promise<void> {
  const { db, clock, mailer, settings } = services
  const row = await openWithdrawal(db, mail.withdrawalId, stockholmDate(clock.now()))
  const account = await accountById(db, mail.accountId)
  if (!row || account?.state !== 'active') return
  const reader = { accountId: mail.accountId, pid: account.pid }
  const isSubscribed = await wasTold(db, mail)
  if (!(await mustKnow(db, reader, { ...row, isSubscribed }))) return
  const recipient = await recipientOf(db, mail.accountId)
  if (!recipient) return
  const { id, reason, at, clientNumber } = row.withdrawal
  const companies = await companiesOfAccount(db, mail.accountId)
  const company = companies.find(one => one.clientNumber === clientNumber)
  await mailer.send({
    to: recipient.email,
    ...renderMail(templateOf(reason, companies.length > 1), {
      ...{ brand: settings.brand, locale: recipient.locale, values: { company: company?.name ?? '' } },
      href: `${portalOrigin(services)}${portalPath('start')}`,
    }),
    once: { id: `withdrawal-${id}-${mail.accountId}`, at },
  })
}

const WHAT: Readonly<Record<WithdrawalReason, Text>> = {
  withdrawn: {
    sv: 'Ett intyg som gäller en medarbetare hos er har återkallats.',
    en: 'A certificate of one of your employees has been withdrawn.',
  },
  corrected: {
    sv: 'Ett intyg som gäller en medarbetare hos er har rättats och gäller inte längre.',
    en: 'A certificate of one of your employees has been corrected and is no longer valid.',
  },
}

/** For whoever sees several organisations, of which the start page shows one. */
const WHERE: Text = {
  sv: 'Välj {company} i portalen, om en annan organisation är vald där.',
  en: 'Choose {company} in the portal if another organisation is open there.',
}

/** Neither names, numbers, checks nor units stand in it, since a mail is read on locked screens. */
function templateOf(reason: WithdrawalReason, hasSeveral: boolean): MailTemplate {
  return {
    subject: { sv: 'Ett intyg gäller inte längre', en: 'A certificate is no longer valid' },
    paragraphs: [
      WHAT[reason],
      {
        sv: 'På startsidan ser du vem det gäller. Ta reda på om arbetet får fortsätta.',
        en: 'The start page shows whose it is. Check whether the work may continue.',
      },
      ...(hasSeveral ? [WHERE] : []),
    ],
    action: { sv: 'Visa vem det gäller', en: 'Show whose it is' },
    afterwards: [NO_REPLY],
  }
}
