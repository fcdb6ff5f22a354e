import type { CertificateType } from '@salvia/core/certificates'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import { uuids } from '../../db/uuids.ts'
import { ALL_MAILS } from '../accounts/subscriptions.store.ts'
import type { CertificateView } from './certificate-view.ts'
import { checkedEmployee } from './certificates.store.ts'

/** The kind of subscription that mails about medical checks are, and its object that stands for all of them. */
export const CERTIFICATE_MAILS = 'certificates'

const MAILED_BY_DEFAULT = 'fitness' satisfies CertificateType

/** Whose mails are asked about. */
export type MailsOf = Pick<CertificateView, 'accountId' | 'mailedUnits'>

/**
 * In a statement about `certificates` and their employees `e`: whether a user gets mails about the entry. The same as
 * `getsMails` in core.
 */
export function isMailOn({ accountId, mailedUnits }: MailsOf): SQL {
  const own = (object: SQL) => sql`
    from mail_subscriptions s where s.account_id = ${accountId}::uuid and s.kind = ${CERTIFICATE_MAILS}
      and s.object = ${object}`
  return sql`(${certificates.endsOn} is not null and coalesce(
    (select case when s.ended_at is not null then false when not s.is_default then true end
      ${own(sql`${certificates.id}::text`)}),
    ${certificates.type} = ${MAILED_BY_DEFAULT} and e.unit_id = any(${uuids(mailedUnits)})
      and not exists (select 1 ${own(sql`${ALL_MAILS}`)} and s.ended_at is not null)))`
}

/** Those of some entries about which a user gets mails. */
export async function mailsOnAmong(
  db: Db,
  view: MailsOf,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (view.accountId === null || ids.length === 0) return new Set()
  const rows = await db
    .select({ id: certificates.id })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(and(inArray(certificates.id, [...ids]), isMailOn(view)))
  return new Set(rows.map(({ id }) => id))
}

/** What is stored of a user's mails about everything. */
export interface AllMails {
  readonly isOff: boolean
  /** When the user last turned all of them on again; null for never. */
  readonly turnedOnAt: Instant | null
}

/** The same for some users, by account. Whoever has stored nothing is missing. */
export async function allMailsOf(db: Db, accountIds: readonly string[]): Promise<Map<string, AllMails>> {
  const { accountId, kind, object, endedAt, turnedOnAt } = mailSubscriptions
  const rows = await db
    .select({ accountId, endedAt, turnedOnAt })
    .from(mailSubscriptions)
    .where(
      and(eq(kind, CERTIFICATE_MAILS), eq(object, ALL_MAILS), sql`${accountId} = any(${uuids(accountIds)})`),
    )
  return new Map(
    rows.map(row => [row.accountId, { isOff: row.endedAt !== null, turnedOnAt: row.turnedOnAt }]),
  )
}
