import type { Instant } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** A new entry, and those in whose place it stands, the latest first. */
export interface Succession {
  readonly from: readonly string[]
  readonly to: string
}

/**
 * Lets what users chose about the mails of an entry go on for the one that takes its place: those that they turned on,
 * and those that they turned off. Where several entries are replaced, each user's choice about the first of them counts.
 * Mails that go out by default are not chosen, so they are not carried; one that somebody turned off is.
 */
export async function carryMails(
  tx: Db,
  successions: Succession | readonly Succession[],
  now: Instant,
): Promise<void> {
  const all = 'to' in successions ? [successions] : successions
  const steps = all.flatMap(({ from, to }) => from.map((old, place) => ({ old, to, place })))
  if (steps.length === 0) return
  await tx.execute(sql`insert into mail_subscriptions (account_id, kind, object, is_default, created_at, ended_at)
    select distinct on (m.account_id, s."to") m.account_id, m.kind, s."to", false, ${now}::timestamptz,
      case when m.ended_at is null then null else ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s (old text, "to" text, place int)
      join mail_subscriptions m on m.kind = 'certificates' and m.object = s.old
    where not m.is_default or m.ended_at is not null
    order by m.account_id, s."to", s.place
    on conflict (account_id, kind, object) do nothing`)
}
