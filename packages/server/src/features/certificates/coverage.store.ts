import type { MedicalCheck } from '@salvia/core/certificates'
import type { IdentitySearch, IsoDate } from '@salvia/core/primitives'
import { and, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { certificates, checkNotes } from '../../db/schema/certificates.ts'
import { employees, units } from '../../db/schema/organisation.ts'
import { uuids } from '../../db/uuids.ts'
import { CERTIFICATE_COLUMNS, type CertificateRow, checkedEmployee } from './certificates.store.ts'

/** Who is asked about: the employed ones of a selection, as far as a search finds them. */
export interface CoverageAsked {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly words: readonly string[]
  readonly identity: IdentitySearch | null
}

/** What decides who needs a check, and the order of the list. */
export type CoveredEmployee = Pick<typeof employees.$inferSelect, 'id' | 'unitId' | 'title' | 'sortName'>

/** By name. */
export async function coveredEmployees(db: Db, asked: CoverageAsked): Promise<CoveredEmployee[]> {
  const { id, unitId, title, sortName } = checkedEmployee
  return db
    .select({ id, unitId, title, sortName })
    .from(checkedEmployee)
    .where(isAsked(asked))
    .orderBy(sortName, id)
}

function isAsked({ clientNumber, employees: selection, words, identity }: CoverageAsked): SQL | undefined {
  const hasWords = words.map(word => sql`strpos(e.search_text, ${word}) > 0`)
  return and(
    eq(checkedEmployee.clientNumber, clientNumber),
    isNull(checkedEmployee.endedAt),
    isSelected(selection),
    words.length === 0 ? undefined : sql`((${sql.join(hasWords, sql` and `)}) or ${isIdentified(identity)})`,
  )
}

/** The titles of those who are employed, each once, by name. */
export async function titlesOf(db: Db, clientNumber: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ title: sql<string>`btrim(${employees.title})` })
    .from(employees)
    .where(
      and(
        eq(employees.clientNumber, clientNumber),
        isNull(employees.endedAt),
        sql`btrim(${employees.title}) <> ''`,
      ),
    )
  return rows.map(({ title }) => title).toSorted((one, other) => one.localeCompare(other, 'sv'))
}

interface FactsAsked {
  readonly clientNumber: string
  readonly checks: readonly MedicalCheck[]
  readonly today: IsoDate
}

/** What may cover or has been done, of everybody at a company: certificates of the journal and statements that have begun. */
export async function countingEntries(db: Db, { clientNumber, checks, today }: FactsAsked) {
  const { employeeId, medicalCheck, origin, startsOn, endsOn, isEmployersStatement } = certificates
  return db
    .select({ employeeId, medicalCheck, origin, startsOn, endsOn, isEmployersStatement })
    .from(certificates)
    .where(
      and(
        eq(certificates.clientNumber, clientNumber),
        sql`${medicalCheck} = any(${sql.param([...checks])}::text[])`,
        isNull(certificates.removedAt),
        lte(startsOn, today),
        sql`(${origin} = 'journal' or ${isEmployersStatement})`,
      ),
    )
}

/** The notes of everybody at a company that nobody has taken back. */
export async function countingNotes(db: Db, { clientNumber, checks, today }: FactsAsked) {
  const { employeeId, medicalCheck, kind, date, takesBack } = checkNotes
  const back = alias(checkNotes, 'back')
  return db
    .select({ employeeId, medicalCheck, kind, date })
    .from(checkNotes)
    .leftJoin(back, eq(back.takesBack, checkNotes.id))
    .where(
      and(
        eq(checkNotes.clientNumber, clientNumber),
        sql`${medicalCheck} = any(${sql.param([...checks])}::text[])`,
        lte(date, today),
        isNull(takesBack),
        isNull(back.id),
      ),
    )
}

/** What is shown of some employees, by id. */
export async function shownEmployees(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<CertificateRow, 'employee' | 'unitPath'>>> {
  const rows = await db
    .select({ employee: CERTIFICATE_COLUMNS.employee, unitPath: units.path })
    .from(checkedEmployee)
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .where(sql`e.id = any(${uuids(ids)})`)
  return new Map(rows.map(row => [row.employee.id, row]))
}
