import {
  type CertificateFilter,
  type CertificateSort,
  type CertificateSource,
  type CertificateStatus,
  certificateStatuses,
  FITNESS_CHECKS,
  type MedicalCheck,
  medicalChecksByName,
  type StatusBounds,
  statusBounds,
} from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import type { IdentitySearch, IsoDate } from '@salvia/core/primitives'
import { and, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { units } from '../../db/schema/organisation.ts'
import type { ListRange } from '../../lists/list-source.ts'
import { listOrder, readSort } from '../../lists/stored-list/list-order.store.ts'
import { CERTIFICATE_ROW, type CertificateRow, checkedEmployee } from './certificates.store.ts'
import { isMailOn } from './mail-switches.store.ts'

/** Which entries a list holds, before the filter by status. */
export interface CertificateQuestion {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly bounds: StatusBounds
  readonly words: readonly string[]
  /** Null if the search has no identity number. */
  readonly identity: IdentitySearch | null
  /** Null for all. */
  readonly checks: readonly MedicalCheck[] | null
  readonly source: CertificateSource | undefined
  /** Bounds of the last valid day, both included. */
  readonly from: IsoDate | undefined
  readonly to: IsoDate | undefined
  /** The id of a unit; those who work in a unit below it count too. */
  readonly unit: string | undefined
  /** Whose mails are about them: an account, null for a machine's. */
  readonly followedBy: string | null | undefined
}

/** Every entry of some employees that stands on a day. */
export function entriesOfEmployees(
  { clientNumber, employees }: Pick<CertificateQuestion, 'clientNumber' | 'employees'>,
  today: IsoDate,
): CertificateQuestion {
  return {
    ...{ clientNumber, employees, bounds: statusBounds(today), words: [], identity: null, checks: null },
    ...{ source: undefined, from: undefined, to: undefined, unit: undefined, followedBy: undefined },
  }
}

const isFitness = inArray(certificates.medicalCheck, [...FITNESS_CHECKS])

/** The status of an entry on the day of the bounds, as `certificateStatus` defines it. */
const statusAt = ({ today, soonUntil, expiredFrom }: StatusBounds): SQL<CertificateStatus> => sql`(case
  when ${certificates.startsOn} > ${today}::date then 'starts'
  when ${certificates.endsOn} is null then
    case when ${certificates.origin} = 'monitoring' then 'no-certificate' else 'manual' end
  when ${certificates.endsOn} > ${soonUntil}::date then 'expires'
  when ${certificates.endsOn} >= ${today}::date then 'expires-soon'
  when ${certificates.endsOn} >= ${expiredFrom}::date and ${isFitness} then 'expired'
  else 'no-certificate' end)`

/** A status that ends with a day is asked by that day too, which an index holds. */
function hasStatus(status: CertificateStatus, bounds: StatusBounds): SQL | undefined {
  const { today, soonUntil, expiredFrom } = bounds
  const { endsOn } = certificates
  const lastDays: Partial<Record<CertificateStatus, SQL | undefined>> = {
    'expires-soon': and(gte(endsOn, today), lte(endsOn, soonUntil)),
    expired: and(gte(endsOn, expiredFrom), lt(endsOn, today)),
  }
  return and(sql`${statusAt(bounds)} = ${status}`, lastDays[status])
}

/** The source of an entry on that day, as `certificateSource` defines it. */
const sourceAt = (bounds: StatusBounds): SQL => sql`(case
  when ${certificates.origin} = 'journal' and ${statusAt(bounds)} = 'no-certificate' then 'monitoring'
  else ${certificates.origin} end)`

/** A row of the list, with what it is sorted by, and what the rows of one employee are. */
export interface ListedCertificate extends CertificateRow {
  readonly sortedBy: string
  readonly within: string
}

/** How many entries each filter has. */
export async function countCertificates(
  db: Db,
  question: CertificateQuestion,
): Promise<Record<CertificateFilter, number>> {
  const status = statusAt(question.bounds)
  const rows = await db
    .select({ status, count: sql<number>`count(*)::int` })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(isAsked(question))
    .groupBy(sql`1`)
  const counted = new Map(rows.map(row => [row.status, row.count]))
  const under = certificateStatuses.codes.map(code => [code, counted.get(code) ?? 0] as const)
  const all = under.reduce((sum, [, count]) => sum + count, 0)
  return { all, ...(Object.fromEntries(under) as Record<CertificateStatus, number>) }
}

interface CertificateRange extends ListRange<ListedCertificate> {
  readonly filter: CertificateFilter
  readonly sort: CertificateSort
  /** The language of the names of the checks. */
  readonly locale: Locale
}

/** Entries by the sort, then by the name of the employee; those of one employee by the name of the check and the last day. */
export async function selectCertificates(
  db: Db,
  question: CertificateQuestion,
  { filter, sort, locale, offset, limit, after }: CertificateRange,
): Promise<ListedCertificate[]> {
  const key = sortKeyOf(sort, question.bounds)
  const within = withinEmployee(sort, locale)
  const { isDescending } = readSort(sort)
  const { order, after: isAfter } = listOrder<ListedCertificate>([
    { by: key, of: row => sql`${row.sortedBy}::text`, isDescending },
    { by: checkedEmployee.sortName, of: ({ employee }) => sql`${employee.sortName}::text`, isDescending },
    { by: certificates.employeeId, of: ({ employee }) => sql`${employee.id}::uuid`, isDescending },
    { by: within, of: row => sql`${row.within}::text`, isDescending },
    { by: certificates.id, of: ({ certificate }) => sql`${certificate.id}::uuid`, isDescending },
  ])
  const isFiltered = filter === 'all' ? undefined : hasStatus(filter, question.bounds)
  // Sorts ids only and reads whole rows only for the page, which is far smaller.
  const page = db
    .select({
      id: certificates.id,
      sortedBy: sql<string>`${key}`.as('sorted_by'),
      within: sql<string>`${within}`.as('within_employee'),
    })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(and(isAsked(question), isFiltered, isAfter(after)))
    .orderBy(order)
    .offset(offset)
    .limit(limit)
    .as('page')
  return db
    .select({
      ...CERTIFICATE_ROW,
      sortedBy: page.sortedBy,
      within: page.within,
    })
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
    const ranks = certificateStatuses.codes.map((status, at) => sql`when ${status} then ${String(at)}`)
    return collated(sql`case ${statusAt(bounds)} ${sql.join(ranks, sql` `)} end`)
  }
  if (sort === 'end' || sort === '-end') return collated(sql`coalesce(${certificates.endsOn}::text, '9999')`)
  return collated(sql`''`)
}

/**
 * A text by which the entries of one employee sort byte by byte: the name of the check, then the last day, those without
 * one last. Also in a reversed list, where it is turned round beforehand.
 */
function withinEmployee(sort: CertificateSort, locale: Locale): SQL {
  const isReversed = sort.startsWith('-')
  const checks = medicalChecksByName(locale)
  const ranks = (isReversed ? checks.toReversed() : checks).map(
    (check, at) => sql`when ${check} then ${String(at).padStart(3, '0')}`,
  )
  const end = isReversed
    ? sql`coalesce(lpad((date '9999-12-31' - ${certificates.endsOn})::text, 8, '0'), '')`
    : sql`coalesce(${certificates.endsOn}::text, '9999')`
  return sql`(case ${certificates.medicalCheck} ${sql.join(ranks, sql` `)} end || ${end}) collate "C"`
}

/** Entries of employees who still work there. What a newer certificate has taken the place of is left out. */
export function isVisible({
  clientNumber,
  employees: seen,
  bounds,
}: Pick<CertificateQuestion, 'clientNumber' | 'employees'> & {
  readonly bounds: Pick<StatusBounds, 'today'>
}): SQL | undefined {
  return and(
    eq(certificates.clientNumber, clientNumber),
    // The employee's own customer lets the index on names be walked.
    eq(checkedEmployee.clientNumber, clientNumber),
    isNull(checkedEmployee.endedAt),
    isNull(certificates.removedAt),
    isSelected(seen),
    sql`(${certificates.supersededFrom} is null or ${certificates.supersededFrom} > ${bounds.today}::date)`,
  )
}

function isAsked(question: CertificateQuestion): SQL | undefined {
  const { words, identity, bounds, checks, source, from, to, unit, followedBy } = question
  const hasWords = words.map(word => sql`strpos(e.search_text, ${word}) > 0`)
  return and(
    isVisible(question),
    words.length === 0 ? undefined : sql`((${sql.join(hasWords, sql` and `)}) or ${isIdentified(identity)})`,
    checks === null ? undefined : inArray(certificates.medicalCheck, [...checks]),
    source === undefined ? undefined : sql`${sourceAt(bounds)} = ${source}`,
    from === undefined ? undefined : gte(certificates.endsOn, from),
    to === undefined ? undefined : lte(certificates.endsOn, to),
    unit === undefined ? undefined : worksIn(unit, question),
    followedBy === undefined ? undefined : isFollowed(followedBy),
  )
}

/** Whether the employee works in a unit of the customer, or in one below it. */
const worksIn = (unitId: string, { clientNumber }: Pick<CertificateQuestion, 'clientNumber'>): SQL => sql`(
  e.unit_id in (
    select below.id from units asked
      join units below on below.client_number = asked.client_number
        and below.path[1:cardinality(asked.path)] = asked.path
    where asked.id = ${unitId} and asked.client_number = ${clientNumber}))`

/** A machine follows nothing. */
const isFollowed = (accountId: string | null): SQL => (accountId === null ? sql`false` : isMailOn(accountId))
