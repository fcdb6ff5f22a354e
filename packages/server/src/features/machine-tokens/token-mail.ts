import { grantsEnd } from '@salvia/core/auth'
import { MACHINE_GRANTS } from '@salvia/core/features'
import { type Locale, momentInWords, type TextValues } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { companyName } from '../../access/companies.store.ts'
import { personName } from '../../access/person-name.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { recipientOf } from '../accounts/accounts.store.ts'
import { MACHINE_TOKEN_MAIL_TEMPLATES } from './machine-token-mail-templates.ts'
import { machineTokensOf, replacedMachineToken } from './machine-tokens.store.ts'

/** What HR is mailed about the machine tokens of its company. */
export const TOKEN_NOTICES = ['made', 'rotated', 'revoked', 'revoked-by-provider', 'maker-left'] as const

/** A queued mail to a user who is HR. It holds no secret, only what the list of tokens shows. */
export interface TokenNotice {
  readonly kind: (typeof TOKEN_NOTICES)[number]
  /** Tokens of one company. */
  readonly tokenIds: readonly string[]
  readonly recipientId: string
  /** The account that did it, or that made the tokens and has left. */
  readonly actorId: string
  /** Address of the portal. */
  readonly origin: string
  readonly at: Instant
}

/** Mails what happened to some tokens, in the recipient's language. */
export async function mailTokenNotice(services: Services, notice: TokenNotice): Promise<void> {
  const recipient = await recipientOf(services.db, notice.recipientId)
  if (recipient?.state !== 'active') return
  const { locale, email } = recipient
  const values = await valuesOf(services, notice, locale)
  if (!values) return
  const { brand } = services.settings
  const href = notice.origin + portalPath('profile')
  await services.mailer.send({
    to: email,
    ...renderMail(MACHINE_TOKEN_MAIL_TEMPLATES[notice.kind], { brand, locale, values, href }),
  })
}

async function valuesOf(
  { db }: Services,
  { tokenIds, actorId, at }: TokenNotice,
  locale: Locale,
): Promise<TextValues | undefined> {
  const tokens = await machineTokensOf(db, tokenIds)
  const [token] = tokens
  if (!token) return undefined
  const actor = await accountById(db, actorId)
  const old = await replacedMachineToken(db, token.id)
  const moment = (instant: Instant) => momentInWords(instant, locale)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    names: list.format(tokens.map(({ name }) => name)),
    company: `${await companyName(db, token.clientNumber)} (${token.clientNumber})`,
    actor: actor ? personName(actor) : '',
    when: moment(at),
    grants: list.format(token.grants.map(grant => MACHINE_GRANTS[grant].name[locale].toLowerCase())),
    until: moment(token.expiresAt),
    grantsUntil: token.makerLeftAt ? moment(grantsEnd(token.makerLeftAt)) : '',
    oldUntil: old ? moment(old.expiresAt) : '',
  }
}
