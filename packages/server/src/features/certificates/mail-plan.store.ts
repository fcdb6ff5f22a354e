import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  certificateMailEntries,
  certificateMailRuns,
  certificateMails,
} from '../../db/schema/certificates.ts'

/** The mail of one user and day. */
export interface MailOfDay {
  readonly accountId: string
  readonly day: IsoDate
}

/** The last day whose mails are planned; undefined before the first run. */
export async function plannedThrough(db: Db): Promise<IsoDate | undefined> {
  const [run] = await db.select({ through: certificateMailRuns.through }).from(certificateMailRuns)
  return run?.through
}

/** What is planned for a day, and after which one. */
interface MailPlan {
  /** As `plannedThrough` answered when the plan was begun. */
  readonly before: IsoDate | undefined
  readonly today: IsoDate
  readonly now: Instant
  readonly entries: readonly { readonly accountId: string; readonly certificateId: string }[]
  readonly digests: readonly string[]
}

/** Stores the mails of a day. False, and nothing is stored, if another process has stored a plan since this one was begun. */
export async function keepPlan(tx: Db, { before, today, now, entries, digests }: MailPlan): Promise<boolean> {
  if (!(await takeDay(tx, before, today))) return false
  const digested = new Set(digests)
  const accountIds = [...new Set([...digests, ...entries.map(({ accountId }) => accountId)])]
  if (accountIds.length === 0) return true
  await tx.insert(certificateMails).values(
    accountIds.map(accountId => ({
      ...{ accountId, day: today, plannedAt: now },
      hasDigest: digested.has(accountId),
    })),
  )
  if (entries.length > 0)
    await tx.execute(sql`
      insert into certificate_mail_entries (account_id, day, certificate_id)
      select p.account_id, ${today}::date, p.certificate_id
      from jsonb_to_recordset(${JSON.stringify(
        entries.map(({ accountId, certificateId }) => ({
          account_id: accountId,
          certificate_id: certificateId,
        })),
      )}::jsonb) as p (account_id uuid, certificate_id uuid)
        join certificates c on c.id = p.certificate_id`)
  return true
}

/** Moves the last planned day on to today. False if it is no longer the one that was read before. */
async function takeDay(tx: Db, before: IsoDate | undefined, today: IsoDate): Promise<boolean> {
  const taken =
    before === undefined
      ? await tx.insert(certificateMailRuns).values({ through: today }).onConflictDoNothing().returning()
      : await tx
          .update(certificateMailRuns)
          .set({ through: today })
          .where(eq(certificateMailRuns.through, before))
          .returning()
  return taken.length > 0
}

/** The mails of a day that are not sent. */
export function mailsOfDay(db: Db, today: IsoDate): Promise<MailOfDay[]> {
  const { accountId, day, doneAt } = certificateMails
  return db
    .select({ accountId, day })
    .from(certificateMails)
    .where(and(eq(day, today), isNull(doneAt)))
    .orderBy(asc(accountId))
}

/** What was planned of a mail; undefined once it is done. */
export async function plannedMail(db: Db, { accountId, day }: MailOfDay) {
  const [mail] = await db
    .select({ plannedAt: certificateMails.plannedAt, hasDigest: certificateMails.hasDigest })
    .from(certificateMails)
    .where(
      and(
        eq(certificateMails.accountId, accountId),
        eq(certificateMails.day, day),
        isNull(certificateMails.doneAt),
      ),
    )
  return mail
}

/** The ids of the entries that a mail is about. */
export async function entriesOfMail(db: Db, { accountId, day }: MailOfDay): Promise<string[]> {
  const { certificateId } = certificateMailEntries
  const rows = await db
    .select({ certificateId })
    .from(certificateMailEntries)
    .where(and(eq(certificateMailEntries.accountId, accountId), eq(certificateMailEntries.day, day)))
  return rows.map(row => row.certificateId)
}

export async function noteDone(db: Db, { accountId, day }: MailOfDay, now: Instant): Promise<void> {
  await db
    .update(certificateMails)
    .set({ doneAt: now })
    .where(and(eq(certificateMails.accountId, accountId), eq(certificateMails.day, day)))
}
