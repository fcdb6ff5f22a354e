import type {
  CertificateSort,
  CertificateSource,
  CertificateStatus,
  MedicalCheck,
} from '@salvia/core/certificates'
import { CERTIFICATE_STATUSES, type StatusBounds } from '@salvia/core/certificates'
import type { IdentitySearch, IsoDate } from '@salvia/core/primitives'
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { units } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { isCurrent, isOfSeen, sourceAt, statusAt } from './certificate-conditions.store.ts'
import { CERTIFICATE_COLUMNS, type CertificateRow, checkedEmployee } from './certificates.store.ts'
import { isMailOn, type MailsOf } from './mail-switches.store.ts'

/** Which entries are asked about, before anything that has numbers of its own. */
export interface CertificateQuestion {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly bounds: StatusBounds
  /** Whose mails are told. */
  readonly mailsOf: MailsOf
  readonly words: readonly string[]
  /** Null if the search has no identity number. */
  readonly identity: IdentitySearch | null
  /** Bounds of the last valid day, both included. */
  readonly from: IsoDate | undefined
  readonly to: IsoDate | undefined
}

/** What a list narrows by. Null for what is not asked. */
export interface CertificateNarrowing {
  readonly status: CertificateStatus | null
  readonly checks: readonly MedicalCheck[] | null
  readonly source: CertificateSource | null
  readonly units: readonly string[] | null
  readonly onlyMailed: boolean
}

/** How many entries are alike in all that a list narrows by. */
export interface CertificateGroup {
  readonly status: CertificateStatus
  readonly check: MedicalCheck
  readonly source: CertificateSource
  readonly unitId: string
  readonly isMailed: boolean
  readonly count: number
}

/** The entries in groups, from which every number of the list follows: the database reads them once. */
export async function certificateGroups(db: Db, question: CertificateQuestion): Promise<CertificateGroup[]> {
  const { bounds, mailsOf } = question
  const { rows } = await db.execute<{ [K in keyof CertificateGroup]: CertificateGroup[K] }>(sql`
    select status, "check", source, "unitId", "isMailed", count(*)::int as count from (
      select ${statusAt(bounds)} as status, ${certificates.medicalCheck} as "check", ${sourceAt(bounds)} as source,
        e.unit_id as "unitId", ${isMailed(mailsOf)} as "isMailed"
      from ${certificates} join employees e on e.id = ${certificates.employeeId}
      where ${isAsked(question)}
    ) asked group by 1, 2, 3, 4, 5`)
  return rows
}

/** A machine gets no mails. */
const isMailed = (mailsOf: MailsOf): SQL => (mailsOf.accountId === null ? sql`false` : isMailOn(mailsOf))

/** Whether the caller sees any entry at all. */
export async function hasCertificates(
  db: Db,
  { clientNumber, employees, bounds }: Pick<CertificateQuestion, 'clientNumber' | 'employees' | 'bounds'>,
): Promise<boolean> {
  const found = await db
    .select({ id: certificates.id })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(and(isOfSeen(clientNumber, employees), isCurrent(bounds.today)))
    .limit(1)
  return found.length > 0
}

/** A row of the list, with what it is sorted by. */
export interface ListedCertificate extends CertificateRow {
  readonly sortedBy: string
}

export interface CertificateRange extends ListRange<ListedCertificate> {
  readonly narrowing: CertificateNarrowing
  readonly sort: CertificateSort
}

/** Entries by the sort, then by the name of the employee. */
export async function selectCertificates(
  db: Db,
  question: CertificateQuestion,
  { narrowing, sort, limit, offset, after }: CertificateRange,
): Promise<ListedCertificate[]> {
  const key = sortKeyOf(sort, question.bounds)
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`
  const order = sql`${key} ${direction}, ${checkedEmployee.sortName} ${direction}, ${certificates.id} ${direction}`
  // Sorts ids only and reads whole rows only for the page, which is far smaller.
  const page = db
    .select({ id: certificates.id, sortedBy: sql<string>`${key}`.as('sorted_by') })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(
      and(isAsked(question), isNarrowed(narrowing, question), after ? isAfter(after, sort, key) : undefined),
    )
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({ ...CERTIFICATE_COLUMNS, sortedBy: page.sortedBy })
    .from(page)
    .innerJoin(certificates, eq(certificates.id, page.id))
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .orderBy(order)
}

/** A text that sorts byte by byte: the most urgent status first, or the earliest last day; those without one last. */
function sortKeyOf(sort: CertificateSort, bounds: StatusBounds): SQL {
  const collated = (text: SQL) => sql`(${text}) collate "C"`
  if (sort === 'status' || sort === '-status') {
    const ranks = CERTIFICATE_STATUSES.map((status, at) => sql`when ${status} then ${String(at)}`)
    return collated(sql`case ${statusAt(bounds)} ${sql.join(ranks, sql` `)} end`)
  }
  if (sort === 'end' || sort === '-end') return collated(sql`coalesce(${certificates.endsOn}::text, '9999')`)
  return collated(sql`''`)
}

/** Condition for rows that come after the given row in the order. */
function isAfter(
  { sortedBy, employee, certificate }: ListedCertificate,
  sort: CertificateSort,
  key: SQL,
): SQL {
  const row = sql`(${key}, ${checkedEmployee.sortName}, ${certificates.id})`
  const last = sql`(${sortedBy}::text, ${employee.sortName}::text, ${certificate.id}::uuid)`
  return sort.startsWith('-') ? sql`${row} < ${last}` : sql`${row} > ${last}`
}

function isNarrowed(
  { status, checks, source, units: within, onlyMailed }: CertificateNarrowing,
  { bounds, mailsOf }: CertificateQuestion,
): SQL | undefined {
  return and(
    status === null ? undefined : sql`${statusAt(bounds)} = ${status}`,
    checks === null ? undefined : inArray(certificates.medicalCheck, [...checks]),
    source === null ? undefined : sql`${sourceAt(bounds)} = ${source}`,
    within === null ? undefined : sql`e.unit_id = any(${uuids(within)})`,
    onlyMailed ? isMailed(mailsOf) : undefined,
  )
}

function isAsked({
  clientNumber,
  employees,
  bounds,
  words,
  identity,
  from,
  to,
}: CertificateQuestion): SQL | undefined {
  const hasWords = words.map(word => sql`strpos(e.search_text, ${word}) > 0`)
  return and(
    isOfSeen(clientNumber, employees),
    isCurrent(bounds.today),
    words.length === 0 ? undefined : sql`((${sql.join(hasWords, sql` and `)}) or ${isIdentified(identity)})`,
    from === undefined ? undefined : gte(certificates.endsOn, from),
    to === undefined ? undefined : lte(certificates.endsOn, to),
  )
}
