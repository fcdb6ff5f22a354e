import { ACTIVATION_LINK_DAYS, IDENTITY_LINK_HOURS, PASSWORD_LINK_HOURS } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { hadRight, maySignIn } from '../../access/sign-in-right.store.ts'
import type { Db } from '../../db/database.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { ACCOUNT_MAIL_TEMPLATES } from './account-mail-templates.ts'
import { type Recipient, recipientOf } from './accounts.store.ts'
import { linkSecretHash, newLinkSecret } from './link-secret.ts'
import { deleteLink, replaceSecret, retireLinks } from './links.store.ts'
import { makeLink } from './make-link.ts'

/** The mails that the owner of an account can get. */
export const ACCOUNT_MAILS = [
  'activation',
  'password',
  'password-changed',
  'identity',
  'identity-bound',
] as const

/**
 * A mail that is queued. It holds no secret: the link's secret is made when the mail is sent, so that it is never
 * stored.
 */
interface AccountMail {
  readonly kind: (typeof ACCOUNT_MAILS)[number]
  /** Null where nobody has the address that asked. */
  readonly accountId: string | null
  /** The link to mail, if it has a row already. Its secret is made when the mail is sent. */
  readonly linkId?: string | undefined
  /** Address of the portal. */
  readonly origin: string
  readonly at: Instant
}

/** Sends a queued mail to the owner of an account, in the owner's language. */
export async function sendAccountMail(services: Services, mail: AccountMail): Promise<void> {
  const recipient = mail.accountId === null ? undefined : await recipientOf(services.db, mail.accountId)
  if (!recipient || recipient.state === 'closed' || (await isOfClosedAlone(services.db, recipient))) return
  switch (mail.kind) {
    case 'activation':
      return mailActivation(services, recipient, mail.origin)
    case 'password':
      return mailLink(services, recipient, { purpose: 'password', origin: mail.origin })
    case 'identity':
      return mailIdentityLink(services, recipient, mail)
    case 'password-changed':
    case 'identity-bound':
      return send(services, recipient, mail.kind, {
        origin: mail.origin,
        path: portalPath('start'),
        at: mail.at,
      })
  }
}

/** Whether all companies of the account are closed. Then nothing is mailed. */
async function isOfClosedAlone(db: Db, { accountId }: Recipient): Promise<boolean> {
  const account = await accountById(db, accountId)
  if (!account) return false
  const person = { ...account, accountId }
  return !(await maySignIn(db, person)) && (await hadRight(db, person))
}

/** Mails an activation link, or why the account cannot be activated. Only the owner of the address learns which. */
async function mailActivation(services: Services, recipient: Recipient, origin: string): Promise<void> {
  const account = await accountById(services.db, recipient.accountId)
  if (!account) return
  const isAuthorised = await maySignIn(services.db, { ...account, accountId: account.id })
  if (!isAuthorised) return send(services, recipient, 'not-authorised', { origin })
  if (recipient.state === 'active')
    return send(services, recipient, 'already-active', { origin, path: portalPath('signInAlias') })
  return mailLink(services, recipient, { purpose: 'activation', origin })
}

/** Mails a link that is stored with its identity number. Who asked twice can use only the later link. */
async function mailIdentityLink(
  services: Services,
  recipient: Recipient,
  { linkId, origin }: AccountMail,
): Promise<void> {
  const { db, clock } = services
  const secret = newLinkSecret()
  const now = clock.now()
  if (linkId === undefined || !(await replaceSecret(db, linkId, linkSecretHash(secret), now))) return
  await send(services, recipient, 'identity', { origin, path: linkPath('identity', secret) })
  await retireLinks(db, { accountId: recipient.accountId, purpose: 'identity', except: linkId }, now)
}

/** The pages of the portal that the links open. */
const LINK_PAGES = { activation: 'activation', password: 'setPassword', identity: 'connectBankId' } as const

/** The path of a link. The secret follows `#`, which browsers never send, so that no server logs it. */
export function linkPath(purpose: keyof typeof LINK_PAGES, secret: string): string {
  return `${portalPath(LINK_PAGES[purpose])}#${secret}`
}

/** Makes a link and mails it. Once the mail has been handed over, the older links of its purpose end. */
async function mailLink(
  services: Services,
  recipient: Recipient,
  { purpose, origin }: { purpose: 'activation' | 'password'; origin: string },
): Promise<void> {
  const { db, clock } = services
  const { accountId } = recipient
  const now = clock.now()
  const { id, secret } = await makeLink(db, { purpose, accountId }, now)
  try {
    await send(services, recipient, purpose, { origin, path: linkPath(purpose, secret) })
  } catch (error) {
    // The next try makes another link. Without this, a night without the mail server would leave thousands of links.
    await deleteLink(db, id)
    throw error
  }
  await retireLinks(db, { accountId, purpose, except: id }, now)
}

async function send(
  { mailer, settings: { brand } }: Services,
  { email, locale }: Recipient,
  template: keyof typeof ACCOUNT_MAIL_TEMPLATES,
  { origin, path, at }: { origin: string; path?: string; at?: Instant },
): Promise<void> {
  const values = {
    email,
    days: ACTIVATION_LINK_DAYS,
    hours: template === 'identity' ? IDENTITY_LINK_HOURS : PASSWORD_LINK_HOURS,
    when: at ? stockholmDate(at) : '',
  }
  const href = path === undefined ? {} : { href: origin + path }
  await mailer.send({
    to: email,
    ...renderMail(ACCOUNT_MAIL_TEMPLATES[template], { brand, locale, values, ...href }),
  })
}
