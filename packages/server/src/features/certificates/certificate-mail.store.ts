import type { MailSwitch } from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, getTableColumns, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { type AccountState, accounts } from '../../db/schema/accounts.ts'
import { certificateMailEntries, certificateMails, certificates } from '../../db/schema/certificates.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import { companies, employees } from '../../db/schema/organisation.ts'
import type { MailOfDay } from './mail-plan.store.ts'

/** Whom a mail is for. */
export interface MailRecipient {
  readonly accountId: string
  readonly pid: string | null
  readonly isCaseWorker: boolean
  readonly state: AccountState
  readonly email: string
  readonly locale: Locale
}

/** An entry that a mail was planned about, as it is now. */
export interface EntryOfMail {
  readonly dueOn: IsoDate
  readonly subscriptionId: string
  readonly own: MailSwitch
  readonly certificate: typeof certificates.$inferSelect
  readonly employee: Pick<
    typeof employees.$inferSelect,
    'id' | 'unitId' | 'firstName' | 'lastName' | 'protectedIdentity' | 'endedAt'
  >
  readonly companyName: string
}

/** Whom a mail goes to. Undefined if it is sent, or not needed. */
export async function mailRecipient(db: Db, mail: MailOfDay): Promise<MailRecipient | undefined> {
  const { id: accountId, pid, isCaseWorker, state, email, locale } = accounts
  const [row] = await db
    .select({ accountId, pid, isCaseWorker, state, email, locale })
    .from(certificateMails)
    .innerJoin(accounts, eq(accounts.id, certificateMails.accountId))
    .where(isOpen(mail))
  return row
}

/** What a mail was planned about, without that of which a later mail tells. */
export async function entriesOfMail(db: Db, { accountId, day }: MailOfDay): Promise<EntryOfMail[]> {
  const { dueOn, subscriptionId } = certificateMailEntries
  const rows = await db
    .select({
      dueOn,
      subscriptionId,
      own: { endedAt: mailSubscriptions.endedAt, isDefault: mailSubscriptions.isDefault },
      certificate: getTableColumns(certificates),
      employee: getTableColumns(employees),
      companyName: companies.name,
    })
    .from(certificateMailEntries)
    .innerJoin(mailSubscriptions, eq(mailSubscriptions.id, subscriptionId))
    .innerJoin(certificates, eq(certificates.id, certificateMailEntries.certificateId))
    .innerJoin(employees, eq(employees.id, certificates.employeeId))
    .innerJoin(companies, eq(companies.clientNumber, certificates.clientNumber))
    .where(
      and(
        eq(certificateMailEntries.accountId, accountId),
        eq(certificateMailEntries.day, day),
        sql`not exists (select 1 from certificate_mail_entries later
          where later.account_id = ${accountId} and later.certificate_id = ${certificates.id} and later.day > ${day})`,
      ),
    )
    .orderBy(asc(certificates.endsOn), asc(employees.sortName), asc(certificates.id))
  return rows.map(({ own, ...row }) => ({
    ...row,
    own: { isOn: own.endedAt === null, isDefault: own.isDefault },
  }))
}

/** Notes that a mail was sent, and forgets what was planned but not told. False if it was noted before. */
export async function noteSent(
  tx: Db,
  { accountId, day, told }: MailOfDay & { readonly told: readonly string[] },
  now: Instant,
): Promise<boolean> {
  const noted = await tx
    .update(certificateMails)
    .set({ sentAt: now })
    .where(isOpen({ accountId, day }))
    .returning({ day: certificateMails.day })
  await tx
    .delete(certificateMailEntries)
    .where(
      and(
        eq(certificateMailEntries.accountId, accountId),
        eq(certificateMailEntries.day, day),
        notInArray(certificateMailEntries.certificateId, [...told]),
      ),
    )
  return noted.length > 0
}

export async function noteNotNeeded(db: Db, mail: MailOfDay, now: Instant): Promise<void> {
  await db.update(certificateMails).set({ notNeededAt: now }).where(isOpen(mail))
}

function isOpen({ accountId, day }: MailOfDay) {
  return and(
    eq(certificateMails.accountId, accountId),
    eq(certificateMails.day, day),
    isNull(certificateMails.sentAt),
    isNull(certificateMails.notNeededAt),
  )
}
