import { type ChangeKind, type Changes, isExtensiveChange } from '@salvia/core/personnel-file'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { personnelFileCases } from '../../../db/schema/personnel-file.ts'
import type { CaseFacts } from '../case-rows.ts'

/** How the rows of a file differ from the company's current employees. */
export type ChangeCounts = Pick<
  Extract<Changes, { state: 'counted' }>,
  'before' | 'joining' | 'leaving' | 'moving'
>

/** The rows of a file in the database, to compare with the employees of a company. */
interface RowsToCompare {
  readonly clientNumber: string
  /** Selects `row, employee_id, unit_path, first_name, last_name, protected_identity`. */
  readonly rows: SQL
}

type CaseOfCompany = Pick<CaseFacts, 'id' | 'clientNumber'>

/** The staged rows of a case, each with the employee of today who has its identity number. */
export function stagedRows({ id, clientNumber }: CaseOfCompany): RowsToCompare {
  return {
    clientNumber,
    rows: sql`
      select staged."row", e.id as employee_id, staged.unit_path, staged.first_name, staged.last_name,
        staged.protected_identity
      from personnel_file_staged staged
      left join employees e on e.client_number = ${clientNumber} and e.pid = staged.pid and e.ended_at is null
      where staged.case_id = ${id}::uuid`,
  }
}

/** The compared rows of a draft. */
export function comparedRows({ id, clientNumber }: CaseOfCompany): RowsToCompare {
  return {
    clientNumber,
    rows: sql`
      select "row", employee_id, unit_path, first_name, last_name, protected_identity
      from personnel_file_compared where draft_id = ${id}::uuid`,
  }
}

const todayOf = (clientNumber: string): SQL => sql`
  select e.id, e.first_name, e.last_name, e.protected_identity, e.sort_name, u.path
  from employees e join units u on u.id = e.unit_id
  where e.client_number = ${clientNumber} and e.ended_at is null`

/** Everybody who joins, leaves or moves. An employee moves if the path of the unit differs. */
const changedIn = ({ clientNumber, rows }: RowsToCompare): SQL => sql`
  select case when today.id is null then 'joining' when said."row" is null then 'leaving' else 'moving' end as kind,
    said."row", today.id as employee_id, today.path as from_path, said.unit_path as to_path, today.sort_name,
    coalesce(today.first_name, said.first_name) as first_name,
    coalesce(today.last_name, said.last_name) as last_name,
    coalesce(today.protected_identity, said.protected_identity) as is_protected
  from (${todayOf(clientNumber)}) today full join (${rows}) said on said.employee_id = today.id
  where today.id is null or said."row" is null or today.path <> said.unit_path`

/** Everybody whom an import has changed, by its stored list. */
const changedBy = (caseId: string): SQL => sql`
  select c.kind, c."row", c.employee_id, c.from_path, c.to_path, e.sort_name, e.first_name, e.last_name,
    e.protected_identity as is_protected
  from personnel_file_changes c join employees e on e.id = c.employee_id
  where c.case_id = ${caseId}::uuid`

export async function countChanges(db: Db, compared: RowsToCompare): Promise<ChangeCounts> {
  const { rows } = await db.execute<ChangeCounts & Record<string, unknown>>(sql`
    select (select count(*) from (${todayOf(compared.clientNumber)}) today)::int as before,
      count(*) filter (where kind = 'joining')::int as joining,
      count(*) filter (where kind = 'leaving')::int as leaving,
      count(*) filter (where kind = 'moving')::int as moving
    from (${changedIn(compared)}) changed`)
  return rows[0] ?? { before: 0, joining: 0, leaving: 0, moving: 0 }
}

/** A person who joins, leaves or moves, as stored. */
export interface ChangedRow {
  readonly row: number | null
  readonly employeeId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isProtected: boolean
  readonly fromPath: string[] | null
  readonly toPath: string[] | null
}

export interface ChangedRange {
  readonly kind: ChangeKind
  readonly limit: number
  readonly offset: number
}

/** A page of those who would change, by name; those who join by their row. */
export function selectChanged(db: Db, compared: RowsToCompare, range: ChangedRange): Promise<ChangedRow[]> {
  return selectFrom(db, changedIn(compared), range)
}

/** A page of those whom an import has changed, by name. */
export function selectImported(db: Db, caseId: string, range: ChangedRange): Promise<ChangedRow[]> {
  return selectFrom(db, changedBy(caseId), range)
}

/** How many of a kind the stored list of an import names. */
export async function countImported(db: Db, caseId: string, kind: ChangeKind): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from personnel_file_changes where case_id = ${caseId}::uuid and kind = ${kind}`)
  return rows[0]?.total ?? 0
}

async function selectFrom(
  db: Db,
  changed: SQL,
  { kind, limit, offset }: ChangedRange,
): Promise<ChangedRow[]> {
  const { rows } = await db.execute<ChangedRow & Record<string, unknown>>(sql`
    select "row", employee_id as "employeeId", first_name as "firstName", last_name as "lastName",
      is_protected as "isProtected", from_path as "fromPath", to_path as "toPath"
    from (${changed}) changed where kind = ${kind}
    order by sort_name, employee_id, "row" limit ${limit} offset ${offset}`)
  return rows
}

/** Counts the changes and stores the counts with the case. */
export async function keepChanges(db: Db, row: CaseOfCompany): Promise<ChangeCounts> {
  const counts = await countChanges(db, stagedRows(row))
  await db
    .update(personnelFileCases)
    .set({ ...counts, extensiveChanges: isExtensiveChange(counts) })
    .where(eq(personnelFileCases.id, row.id))
  return counts
}

/** Stores who joins, leaves and moves. To be called before the employees are merged. */
export async function keepChanged(db: Db, row: CaseOfCompany): Promise<void> {
  await db.execute(sql`
    insert into personnel_file_changes (case_id, kind, "row", employee_id, from_path, to_path)
    select ${row.id}::uuid, kind, "row", employee_id, from_path, to_path
    from (${changedIn(stagedRows(row))}) changed`)
}

/** Stores which employees those who joined have become. To be called after the employees are merged. */
export async function keepJoined(db: Db, { id, clientNumber }: CaseOfCompany): Promise<void> {
  await db.execute(sql`
    update personnel_file_changes joined set employee_id = e.id
    from personnel_file_staged staged
    join employees e on e.client_number = ${clientNumber} and e.pid = staged.pid and not e.is_prospective
    where joined.case_id = ${id}::uuid and joined.employee_id is null
      and staged.case_id = joined.case_id and staged."row" = joined."row"`)
}
