import type { MailSwitch } from '@salvia/core/certificates'
import { FEATURES } from '@salvia/core/features'
import { CERTIFICATE_MAILS_AFTER_END, CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { addDays, addMonths, type Instant, type IsoDate } from '@salvia/core/primitives'
import { and, asc, between, eq, gt, isNull, lte, max, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { certificateMailEntries, certificateMails, certificates } from '../../db/schema/certificates.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import { companies, employees } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'

/** An entry about which a mail may be due. */
export type DueEntry = Pick<
  typeof certificates.$inferSelect,
  'id' | 'employeeId' | 'medicalCheck' | 'origin' | 'startsOn' | 'endsOn'
> & { readonly unitId: string }

/** A user who may have to be mailed about some of them. */
export interface MailReader {
  readonly accountId: string
  readonly pid: string | null
  readonly isCaseWorker: boolean
}

export interface OwnSwitch extends MailSwitch {
  readonly turnedOnAt: Instant | null
}

/** The pairs of some accounts and entries. */
interface Pairs {
  readonly accountIds: readonly string[]
  readonly ids: readonly string[]
}

/** Open companies whose agreement has medical check-ups. */
export async function companiesWithChecks(db: Db): Promise<string[]> {
  const isAgreed = or(
    isNull(companies.features),
    sql`${FEATURES.certificates.key} = any(${companies.features})`,
  )
  const rows = await db
    .select({ clientNumber: companies.clientNumber })
    .from(companies)
    .where(and(isNull(companies.closedAt), isAgreed))
    .orderBy(asc(companies.clientNumber))
  return rows.map(({ clientNumber }) => clientNumber)
}

/** A calendar month is shortened to its last day, by three at the most. */
const SHORTENED_DAYS = 3

/**
 * The entries of employees at a company that stand today and may have a mail day after `through` and by today: all that
 * have, and some more.
 */
export function entriesAboutDue(
  db: Db,
  clientNumber: string,
  { through, today }: { readonly through: IsoDate; readonly today: IsoDate },
): Promise<DueEntry[]> {
  const { id, employeeId, medicalCheck, origin, startsOn, endsOn, supersededFrom } = certificates
  const ended = Array.from({ length: CERTIFICATE_MAILS_AFTER_END + 1 }, (_, months) =>
    between(
      endsOn,
      addDays(addMonths(through, -months), -SHORTENED_DAYS),
      addDays(addMonths(today, -months), SHORTENED_DAYS),
    ),
  )
  const soon = (day: IsoDate) => addDays(day, CERTIFICATE_WARNING_DAYS)
  return db
    .select({ id, employeeId, medicalCheck, origin, startsOn, endsOn, unitId: employees.unitId })
    .from(certificates)
    .innerJoin(employees, and(eq(employees.id, employeeId), isNull(employees.endedAt)))
    .where(
      and(
        eq(certificates.clientNumber, clientNumber),
        isNull(certificates.removedAt),
        or(isNull(supersededFrom), gt(supersededFrom, today)),
        lte(startsOn, today),
        or(
          between(endsOn, soon(through), soon(today)),
          // It began when less than the time of warning was left.
          and(between(endsOn, through, soon(today)), gt(startsOn, through)),
          ...ended,
        ),
      ),
    )
}

/**
 * The active users of a company who may have to be mailed about some entries: HR, check-up reviewers, and those who
 * turned the mails on.
 */
export function mailReaders(
  db: Db,
  {
    clientNumber,
    ids,
    hr,
  }: { readonly clientNumber: string; readonly ids: readonly string[]; readonly hr: readonly string[] },
): Promise<MailReader[]> {
  const { id, pid, isCaseWorker, state } = accounts
  return db
    .select({ accountId: id, pid, isCaseWorker })
    .from(accounts)
    .where(
      and(
        eq(state, 'active'),
        sql`exists (select 1 from memberships m
          where m.account_id = ${id} and m.client_number = ${clientNumber})`,
        sql`${id} in (
          select unnest(${uuids(hr)})
          union all
          select r.account_id from unit_roles r join units u on u.id = r.unit_id
          where r.role = 'checkup-reviewer' and u.client_number = ${clientNumber} and u.ended_at is null
          union all
          select s.account_id from mail_subscriptions s
          where s.kind = ${CERTIFICATE_MAILS} and s.object = any(${texts(ids)})
            and s.ended_at is null and not s.is_default)`,
      ),
    )
    .orderBy(asc(id))
}

/** What users have stored about the mails of single entries, by account and entry: see `pairKey`. */
export async function ownSwitches(db: Db, { accountIds, ids }: Pairs): Promise<Map<string, OwnSwitch>> {
  const { accountId, kind, object, isDefault, turnedOnAt, endedAt } = mailSubscriptions
  const rows = await db
    .select({ accountId, object, isDefault, turnedOnAt, endedAt })
    .from(mailSubscriptions)
    .where(
      and(
        eq(kind, CERTIFICATE_MAILS),
        sql`${object} = any(${texts(ids)})`,
        sql`${accountId} = any(${uuids(accountIds)})`,
      ),
    )
  return new Map(
    rows.map(row => [
      pairKey(row.accountId, row.object),
      { isOn: row.endedAt === null, isDefault: row.isDefault, turnedOnAt: row.turnedOnAt },
    ]),
  )
}

/** The day of the last mail about each entry, likewise. */
export async function lastMails(db: Db, { accountIds, ids }: Pairs): Promise<Map<string, IsoDate>> {
  const { accountId, certificateId, day } = certificateMailEntries
  const rows = await db
    .select({ accountId, certificateId, day: max(day) })
    .from(certificateMailEntries)
    .innerJoin(
      certificateMails,
      and(
        eq(certificateMails.accountId, accountId),
        eq(certificateMails.day, day),
        isNull(certificateMails.notNeededAt),
      ),
    )
    .where(and(sql`${certificateId} = any(${uuids(ids)})`, sql`${accountId} = any(${uuids(accountIds)})`))
    .groupBy(accountId, certificateId)
  return new Map(
    rows.flatMap(row => (row.day === null ? [] : [[pairKey(row.accountId, row.certificateId), row.day]])),
  )
}

/** The key of what is stored about one account and one entry. */
export function pairKey(accountId: string, certificateId: string): string {
  return `${accountId} ${certificateId}`
}

/** One parameter for a list of ids that are kept as texts. */
function texts(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::text[]`
}
