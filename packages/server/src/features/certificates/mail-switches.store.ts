import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'

/** The kind of subscription that mails about medical check-ups are. The object is the id of an entry, or stands for all. */
export const CERTIFICATE_MAILS = 'certificates'

/** In a statement about `certificates`: whether a user gets mails about the entry. */
export function isMailOn(accountId: string): SQL {
  return sql`exists (select 1 from mail_subscriptions s
    where s.account_id = ${accountId}::uuid and s.kind = ${CERTIFICATE_MAILS}
      and s.object = ${certificates.id}::text and s.ended_at is null)`
}

/** Those of some entries about which a user gets mails. */
export async function mailsOnAmong(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { object, kind, endedAt } = mailSubscriptions
  const rows = await db
    .select({ object })
    .from(mailSubscriptions)
    .where(
      and(
        eq(mailSubscriptions.accountId, accountId),
        eq(kind, CERTIFICATE_MAILS),
        isNull(endedAt),
        sql`${object} = any(${sql.param([...ids])}::text[])`,
      ),
    )
  return new Set(rows.map(row => row.object))
}

/** An entry, and the one that takes its place. */
interface Succession {
  readonly from: string
  readonly to: string
}

/**
 * Lets the mails about an entry go on for the one that takes its place, unless the user has chosen for that already. The
 * subscription moves, so that links in earlier mails turn off what goes on, and none is left behind.
 */
export async function carryMails(tx: Db, successions: readonly Succession[], now: string): Promise<void> {
  if (successions.length === 0) return
  const steps = sql`jsonb_to_recordset(${JSON.stringify(successions)}::jsonb) as s ("from" text, "to" text)`
  await tx.execute(sql`
    update mail_subscriptions set object = moved."to"
    from (
      select distinct on (m.account_id, s."to") m.id, s."to"
      from ${steps} join mail_subscriptions m on m.kind = ${CERTIFICATE_MAILS} and m.object = s."from"
      where m.ended_at is null and not exists (
        select 1 from mail_subscriptions own
        where own.account_id = m.account_id and own.kind = m.kind and own.object = s."to")
      order by m.account_id, s."to", m.id
    ) moved
    where mail_subscriptions.id = moved.id`)
  await endMailsAbout(
    tx,
    successions.map(({ from }) => from),
    now,
  )
}

/** Ends everybody's mails about entries that are gone, also those that had ended: they start with no others again. */
export async function endMailsAbout(tx: Db, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`
    update mail_subscriptions set ended_at = ${now}::timestamptz
    where kind = ${CERTIFICATE_MAILS} and object = any(${sql.param([...ids])}::text[])`)
}

/** The certificates of the journal that have come with a batch, each with the entries whose place it takes. */
export async function successionsOf(tx: Db, feedIds: readonly string[]): Promise<Succession[]> {
  const { rows } = await tx.execute<{ from: string; to: string }>(sql`
    select o.id as "from", c.id as "to"
    from certificates c join certificates o
      on o.employee_id = c.employee_id and o.medical_check = c.medical_check and o.id <> c.id
        and o.superseded_from = c.starts_on
    where c.feed_id = any(${sql.param([...feedIds])}::text[])`)
  return rows
}

/** The certificate of a withdrawal if it is gone, and which one of the journal stands in its place now, if one does. */
export async function successionOfWithdrawn(
  tx: Db,
  withdrawalId: string,
): Promise<{ readonly gone: string | null; readonly current: string | null }> {
  const { rows } = await tx.execute<{ gone: string | null; current: string | null }>(sql`
    select case when not exists (select 1 from certificates c where c.id = w.certificate_id)
        then w.certificate_id end "gone",
      (select c.id from certificates c
        where c.employee_id = w.employee_id and c.medical_check = w.medical_check and c.origin = 'journal'
          and c.removed_at is null and c.superseded_from is null
        order by c.ends_on desc, c.id limit 1) "current"
    from certificate_withdrawals w where w.id = ${withdrawalId}::uuid`)
  return rows[0] ?? { gone: null, current: null }
}
