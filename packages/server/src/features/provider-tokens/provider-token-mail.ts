import { PROVIDER_KIND_NAMES } from '@salvia/core/feed-catalogue'
import { type Locale, momentInWords, type Text, type TextValues } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { personName } from '../../access/person-name.ts'
import { accountById } from '../../access/sign-in-accounts.store.ts'
import type { Db } from '../../db/database.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { recipientOf } from '../accounts/accounts.store.ts'
import { PROVIDER_TOKEN_MAIL_TEMPLATES } from './provider-token-mail-templates.ts'
import { providerTokensOf } from './provider-tokens.store.ts'

/** What case workers are mailed about the tokens of the provider's own systems. */
export const PROVIDER_TOKEN_NOTICES = ['made', 'revoked'] as const

/** A queued mail to a case worker. It holds no secret, only what the list of tokens shows. */
export interface ProviderTokenNotice {
  readonly kind: (typeof PROVIDER_TOKEN_NOTICES)[number]
  readonly tokenIds: readonly string[]
  readonly recipientId: string
  /** The case worker who did it; null for the command that provisions. */
  readonly actorId: string | null
  /** Address of the portal. */
  readonly origin: string
  readonly at: Instant
}

/** Who runs the command that provisions. */
const OPERATOR: Text = { sv: 'den som driver portalen', en: 'whoever operates the portal' }

/** Mails what happened to some tokens, in the recipient's language. */
export async function mailProviderTokenNotice(
  { db, mailer, settings }: Services,
  notice: ProviderTokenNotice,
): Promise<void> {
  const recipient = await recipientOf(db, notice.recipientId)
  if (recipient?.state !== 'active') return
  const { locale, email } = recipient
  const values = await valuesOf(db, notice, locale)
  if (!values) return
  const href = notice.origin + portalPath('backOfficeSystems')
  const template = PROVIDER_TOKEN_MAIL_TEMPLATES[notice.kind]
  await mailer.send({ to: email, ...renderMail(template, { brand: settings.brand, locale, values, href }) })
}

async function valuesOf(
  db: Db,
  { tokenIds, actorId, at }: ProviderTokenNotice,
  locale: Locale,
): Promise<TextValues | undefined> {
  const tokens = await providerTokensOf(db, tokenIds)
  const [token] = tokens
  if (!token) return undefined
  const actor = actorId === null ? undefined : await accountById(db, actorId)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    names: list.format(tokens.map(({ name }) => name)),
    actor: actor ? personName(actor) : OPERATOR[locale],
    when: momentInWords(at, locale),
    kinds: list.format(token.kinds.map(kind => PROVIDER_KIND_NAMES[kind][locale].toLowerCase())),
    until: momentInWords(token.expiresAt, locale),
  }
}
