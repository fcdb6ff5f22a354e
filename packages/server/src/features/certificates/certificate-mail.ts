import { type UnsubscribedMails, unsubscribeQuery } from '@salvia/core/accounts'
import { dateInWords } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { type MailItem, renderMail } from '../../mail/mail-template.ts'
import { portalOrigin, type Services } from '../../services.ts'
import { recipientOf } from '../accounts/accounts.store.ts'
import { makeLink } from '../accounts/make-link.ts'
import { ALL_MAILS, subscriptionFor } from '../accounts/subscriptions.store.ts'
import { certificateMailTemplate, digestLine, MAIL_WORDS } from './certificate-mail-template.ts'
import { type Digest, digestsOf, type ToldEntry, toldEntries, viewsOf } from './due-today.ts'
import { entriesOfMail, type MailOfDay, noteDone, plannedMail } from './mail-plan.store.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'

/** More entries than these are counted in the mail, not listed. */
const LISTED_MAX = 20

/**
 * Sends the mail of one user and day: what was planned, as far as the user still may see it and wants it. A mail that is
 * tried again, as after a crash between sending and noting, has the same id.
 */
export async function mailDay(services: Services, mail: MailOfDay): Promise<void> {
  const { db, clock, faultPoint } = services
  const now = clock.now()
  const plan = await plannedMail(db, mail)
  if (!plan) return
  const told = await whatToTell(services, mail, plan.hasDigest)
  if (told) {
    await send(services, mail, { ...told, plannedAt: plan.plannedAt })
    faultPoint('certificate mail: after sending')
  }
  await noteDone(db, mail, now)
}

interface Told {
  readonly entries: readonly ToldEntry[]
  /** One for each company with something to follow up, in the month's first mail. */
  readonly digests: readonly Digest[]
}

/** Undefined if nothing is left to tell, or nobody to tell it to. */
async function whatToTell(
  { db, clock }: Services,
  { accountId, day }: MailOfDay,
  hasDigest: boolean,
): Promise<Told | undefined> {
  const account = await accountById(db, accountId)
  if (account?.state !== 'active') return undefined
  const reader = { accountId, pid: account.pid }
  const today = stockholmDate(clock.now())
  const views = await viewsOf(db, reader)
  const ids = await entriesOfMail(db, { accountId, day })
  const entries = await toldEntries(db, { views, accountId, ids }, today)
  const digests = hasDigest ? await digestsOf(db, { views, reader }, today) : []
  return entries.length + digests.length > 0 ? { entries, digests } : undefined
}

async function send(
  services: Services,
  { accountId, day }: MailOfDay,
  { entries, digests, plannedAt }: Told & { readonly plannedAt: Instant },
): Promise<void> {
  const { db, mailer, settings } = services
  const recipient = await recipientOf(db, accountId)
  if (!recipient) return
  const { locale, email } = recipient
  const origin = portalOrigin(services)
  const page = (mails: UnsubscribedMails): string =>
    origin + portalPath('unsubscribe') + unsubscribeQuery(mails)
  const all = await linkFor(services, accountId, ALL_MAILS)
  const companies = await companiesOfAccount(db, accountId)
  const hasSeveral = companies.length > 1
  const nameOf = (clientNumber: string): string =>
    companies.find(one => one.clientNumber === clientNumber)?.name ?? clientNumber
  const items: MailItem[] = []
  for (const { id, end, clientNumber } of entries.slice(0, LISTED_MAX))
    items.push({
      text: dateInWords(end, locale) + (hasSeveral ? `, ${nameOf(clientNumber)}` : ''),
      link: {
        label: MAIL_WORDS.turnOff[locale],
        href: `${page('one')}#${await linkFor(services, accountId, id)}`,
      },
    })
  const count = entries.length - items.length
  const template = certificateMailTemplate({
    hasDigest: digests.length > 0,
    hasFollowed: entries.length > 0,
    hasMore: count > 0,
    hasSeveral,
  })
  await mailer.send({
    to: email,
    ...renderMail(template, {
      ...{ brand: settings.brand, locale, items },
      values: {
        ...{ count, soon: digests[0]?.soon ?? 0, expired: digests[0]?.expired ?? 0 },
        digests: digests.map(one => digestLine(one, nameOf(one.clientNumber), locale)).join('\n'),
      },
      href: `${origin}${portalPath('certificates')}${digests.length > 0 ? '?sort=status' : '?mail=on&sort=end'}`,
      unsubscribeHref: `${page('all')}#${all}`,
    }),
    unsubscribeUrl: origin + portalPath('unsubscribe', { token: all }) + unsubscribeQuery('all'),
    once: { id: `certificates-${accountId}-${day}`, at: plannedAt },
  })
}

/** The secret of a new link that turns off the mails about an entry, or all of them. */
async function linkFor({ db, clock }: Services, accountId: string, object: string): Promise<string> {
  const now = clock.now()
  const subscriptionId = await subscriptionFor(db, { accountId, kind: CERTIFICATE_MAILS, object }, now)
  return (await makeLink(db, { purpose: 'unsubscribe', accountId, subscriptionId }, now)).secret
}
