import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificateMails, certificateRuns } from '../../db/schema/certificates.ts'
import { uuids } from '../../db/uuids.ts'
import { ALL_MAILS } from '../accounts/subscriptions.store.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'

const DAILY = 'daily'

/** An entry that a user is mailed about today. */
export interface PlannedEntry {
  readonly accountId: string
  readonly certificateId: string
  /** The mail day that it is for. */
  readonly dueOn: IsoDate
}

/** The mail of one user and day. */
export type MailOfDay = Pick<typeof certificateMails.$inferSelect, 'accountId' | 'day'>

/** The last day whose mails are planned; undefined before the first run. */
export async function plannedThrough(db: Db): Promise<IsoDate | undefined> {
  const [run] = await db
    .select({ through: certificateRuns.through })
    .from(certificateRuns)
    .where(eq(certificateRuns.name, DAILY))
  return run?.through
}

export interface MailPlan {
  readonly planned: readonly PlannedEntry[]
  /** As `plannedThrough` answered when the plan was begun. */
  readonly before: IsoDate | undefined
  readonly today: IsoDate
  readonly now: Instant
}

/**
 * Stores the mails of a day, with the subscriptions that their links end. False if another process has stored a plan
 * since this one was begun; then nothing is stored.
 */
export async function keepPlan(tx: Db, { planned, before, today, now }: MailPlan): Promise<boolean> {
  if (!(await takeDay(tx, before, today))) return false
  if (planned.length === 0) return true
  const accountIds = planned.map(({ accountId }) => accountId)
  const entries = sql`unnest(${uuids(accountIds)}, ${uuids(planned.map(one => one.certificateId))},
    ${`{${planned.map(({ dueOn }) => dueOn).join(',')}}`}::date[]) as p (account_id, certificate_id, due_on)`
  await tx.execute(sql`
    insert into mail_subscriptions (account_id, kind, object, is_default, created_at)
    select account_id, ${CERTIFICATE_MAILS}, certificate_id::text, true, ${now}::timestamptz from ${entries}
    union all
    select distinct account_id, ${CERTIFICATE_MAILS}, ${ALL_MAILS}, true, ${now}::timestamptz from ${entries}
    on conflict (account_id, kind, object) do nothing`)
  await tx
    .insert(certificateMails)
    .values([...new Set(accountIds)].map(accountId => ({ accountId, day: today })))
  await tx.execute(sql`
    insert into certificate_mail_entries (account_id, day, certificate_id, due_on, subscription_id)
    select p.account_id, ${today}::date, p.certificate_id, p.due_on, s.id
    from ${entries} join mail_subscriptions s
      on s.account_id = p.account_id and s.kind = ${CERTIFICATE_MAILS} and s.object = p.certificate_id::text
    where exists (select 1 from certificates c where c.id = p.certificate_id)`)
  return true
}

/** Moves the last planned day on to today. False if it is no longer the one that was read before. */
async function takeDay(tx: Db, before: IsoDate | undefined, today: IsoDate): Promise<boolean> {
  const run = { name: DAILY, through: today }
  const taken =
    before === undefined
      ? await tx.insert(certificateRuns).values(run).onConflictDoNothing().returning()
      : await tx
          .update(certificateRuns)
          .set(run)
          .where(and(eq(certificateRuns.name, DAILY), eq(certificateRuns.through, before)))
          .returning()
  return taken.length > 0
}

/** Every mail that is neither sent nor found to be of no need, the oldest first. */
export function unsentMails(db: Db): Promise<MailOfDay[]> {
  const { accountId, day, sentAt, notNeededAt } = certificateMails
  return db
    .select({ accountId, day })
    .from(certificateMails)
    .where(and(isNull(sentAt), isNull(notNeededAt)))
    .orderBy(asc(day), asc(accountId))
}
