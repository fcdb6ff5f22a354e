import { FEATURES } from '@salvia/core/features'
import { CERTIFICATE_MAIL_MONTHS, CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { addDays, addMonths, type Instant, type IsoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ALL_MAILS } from '../accounts/subscriptions.store.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'

/** The days whose mails one run plans: those after `through`, up to today. */
export interface MailSpan {
  readonly through: IsoDate
  readonly today: IsoDate
}

/** An entry, and a user who gets mails about it. */
export interface FollowedEntry {
  readonly accountId: string
  readonly certificateId: string
  readonly start: IsoDate
  readonly end: IsoDate
  readonly startedAt: Instant
  /** The day of the last mail about it to this user. */
  readonly lastSent: IsoDate | null
}

/** A calendar month is shortened to its last day, by three days at the most. */
const SHORTENED_DAYS = 3

/** In a statement about `companies c`: whether it is open, and medical check-ups are in its agreement. */
const HAS_CHECKS = sql`c.closed_at is null
  and (c.features is null or ${FEATURES.certificates.key} = any(c.features))`

/**
 * The entries that stand and that somebody follows, for which a mail may be due: every one with a mail day within the
 * span, and some more.
 */
export async function followedEntries(db: Db, { through, today }: MailSpan): Promise<FollowedEntry[]> {
  const soonest = addDays(addMonths(through, -CERTIFICATE_MAIL_MONTHS), -SHORTENED_DAYS)
  const { rows } = await db.execute<{ [Key in keyof FollowedEntry]: FollowedEntry[Key] }>(sql`
    select s.account_id "accountId", e.id "certificateId", e.starts_on "start", e.ends_on "end",
      s.started_at "startedAt", (
        select max(m.day) from certificate_mail_entries m
        where m.certificate_id = e.id and m.account_id = s.account_id
      ) "lastSent"
    from mail_subscriptions s
      join certificates e on e.id = case when s.object <> ${ALL_MAILS} then s.object::uuid end
      join employees p on p.id = e.employee_id and p.ended_at is null
      join companies c on c.client_number = e.client_number and ${HAS_CHECKS}
    where s.kind = ${CERTIFICATE_MAILS} and s.ended_at is null
      and e.removed_at is null and e.starts_on <= ${today}::date
      and (e.superseded_from is null or e.superseded_from > ${today}::date)
      and e.ends_on between ${soonest}::date and ${addDays(today, CERTIFICATE_WARNING_DAYS)}::date`)
  return rows
}

/** In a statement about `accounts a`: those that may have to get the digest. Some of them may follow nobody. */
const READS_DIGEST = sql`a.state = 'active' and not a.is_case_worker
  and exists (
    select 1 from memberships m join companies c on c.client_number = m.client_number and ${HAS_CHECKS}
    where m.account_id = a.id)
  and (
    exists (select 1 from unit_roles r join units u on u.id = r.unit_id and u.ended_at is null
      where r.account_id = a.id and (r.role = 'checkup-reviewer'
        or (r.role = 'extended-orderer' and r.recursive and u.parent_id is null)))
    or exists (select 1 from employees e where e.manager_account_id = a.id and e.ended_at is null)
    or exists (select 1 from employee_accounts own
      join employees e on e.manager_employee_id = own.employee_id and e.ended_at is null
      where own.account_id = a.id))`

/**
 * Who may have to get the digest: the active users who are HR, check-up reviewers or immediate managers at a company with
 * medical check-ups, and have not switched it off.
 */
export async function digestReaders(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select a.id from accounts a
    where ${READS_DIGEST} and not exists (
      select 1 from mail_subscriptions s where s.account_id = a.id and s.kind = ${CERTIFICATE_MAILS}
        and s.object = ${ALL_MAILS} and s.ended_at is not null)
    order by a.id`)
  return rows.map(({ id }) => id)
}

/** Whether a user may have to get the digest, switched off or not. */
export async function isDigestReader(db: Db, accountId: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from accounts a where a.id = ${accountId}::uuid and ${READS_DIGEST}`,
  )
  return rows.length > 0
}
