import { WITHHELD_CELLS_MAX } from '@salvia/core/limits'
import {
  type CaseState,
  type LeftOutRow,
  OPEN_CASE_STATUSES,
  type QueuePlace,
  standsInQueue,
  type Template,
  WORKED_STATUSES,
} from '@salvia/core/personnel-file'
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import {
  personnelFileCases as cases,
  personnelFileHistory as history,
  personnelFileLeftOut as leftOut,
  personnelFileWithheld as withheld,
} from '../../db/schema/personnel-file.ts'
import type { CaseFacts, HistoryRow } from './case-rows.ts'

const { report: _report, template: _template, ...columns } = getTableColumns(cases)
const facts = {
  ...columns,
  answersNumber: sql<number | null>`(select answered.number::int from personnel_file_cases answered
    where answered.id = personnel_file_cases.answers_case_id)`,
}

export const isOpen = inArray(cases.status, [...OPEN_CASE_STATUSES])

export function ofCompany(clientNumber: string): SQL {
  return eq(cases.clientNumber, clientNumber)
}

export function ofNumbers(numbers: readonly number[]): SQL {
  return inArray(cases.number, [...numbers])
}

/** Number and file name of every case of a company. */
export async function filesOfCompany(
  db: Db,
  clientNumber: string,
): Promise<Pick<CaseFacts, 'number' | 'name'>[]> {
  return db.select({ number: cases.number, name: cases.name }).from(cases).where(ofCompany(clientNumber))
}

/** Cases by their number, without their reports. @param after only cases that follow this number */
export async function selectCases(
  db: Db,
  {
    where,
    newestFirst,
    limit,
    offset = 0,
    after = null,
  }: {
    where: SQL
    newestFirst: boolean
    limit: number
    offset?: number
    after?: Pick<CaseFacts, 'number'> | null
  },
): Promise<CaseFacts[]> {
  const order = newestFirst ? desc(cases.number) : asc(cases.number)
  const follows = after && (newestFirst ? lt : gt)(cases.number, after.number)
  return db
    .select(facts)
    .from(cases)
    .where(and(where, follows ?? undefined))
    .orderBy(order)
    .limit(limit)
    .offset(offset)
}

export async function countCases(db: Db, where: SQL): Promise<number> {
  const [row] = await db.select({ total: count() }).from(cases).where(where)
  return row?.total ?? 0
}

/** The cases of a company that wait for a reply, the nearest deadline first. */
export async function selectWaiting(db: Db, clientNumber: string): Promise<CaseFacts[]> {
  return db
    .select(facts)
    .from(cases)
    .where(and(ofCompany(clientNumber), eq(cases.status, 'FEEDBACK_REQUESTED')))
    .orderBy(asc(cases.feedbackDeadline), asc(cases.number))
}

/** The newest case of a company, its newest imported and its newest rejected case, the newest first. */
export async function selectNotable(db: Db, clientNumber: string): Promise<CaseFacts[]> {
  const own = ofCompany(clientNumber)
  const first = async (status?: CaseFacts['status']) => {
    const where = and(own, status && eq(cases.status, status)) ?? own
    return selectCases(db, { where, newestFirst: true, limit: 1 })
  }
  const found = [...(await first()), ...(await first('IMPORTED')), ...(await first('REJECTED'))]
  const byId = new Map(found.map(row => [row.id, row]))
  return [...byId.values()].sort((a, b) => b.number - a.number)
}

/**
 * Cases of a company with an upcoming deadline, the nearest first: a question is unanswered, or the original is not
 * deleted yet.
 */
export async function casesThatWait(
  db: Db,
  { clientNumber, most }: { clientNumber: string; most: number },
): Promise<CaseFacts[]> {
  const isAsked = isNotNull(cases.feedbackDeadline)
  const isKept = and(isNotNull(cases.finishedAt), isNull(cases.originalDeletedAt))
  const nearest = (which: SQL | undefined, by: typeof cases.feedbackDeadline | typeof cases.finishedAt) =>
    db
      .select(facts)
      .from(cases)
      .where(and(ofCompany(clientNumber), which))
      .orderBy(asc(by))
      .limit(most)
  const found = [
    ...(await nearest(isAsked, cases.feedbackDeadline)),
    ...(await nearest(isKept, cases.finishedAt)),
  ]
  return [...new Map(found.map(row => [row.id, row])).values()]
}

/** One case, by its UUID or its number. */
export async function findCase(
  db: Db,
  which: { id: string } | { number: number },
  clientNumber?: string,
): Promise<CaseFacts | undefined> {
  const byKey = 'id' in which ? eq(cases.id, which.id) : eq(cases.number, which.number)
  const inCompany = clientNumber === undefined ? undefined : eq(cases.clientNumber, clientNumber)
  const [row] = await db.select(facts).from(cases).where(and(byKey, inCompany))
  return row
}

/** The masked report of a case, as JSON. */
export async function reportOf(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ report: sql<string>`${cases.report}::text` })
    .from(cases)
    .where(eq(cases.id, id))
  if (!row) throw new Error('The case of a report is gone.')
  return row.report
}

/** The template that a case was reviewed with. */
export async function templateOf(db: Db, id: string): Promise<Template> {
  const [row] = await db.select({ template: cases.template }).from(cases).where(eq(cases.id, id))
  if (!row) throw new Error('The case of a template is gone.')
  return row.template
}

/** One case, locked until the transaction ends. */
export async function lockCase(tx: Db, id: string): Promise<CaseFacts | undefined> {
  const [row] = await tx.select(facts).from(cases).where(eq(cases.id, id)).for('update')
  return row
}

/** Stores the counts of an extensive change that a case worker has confirmed. */
export async function keepConfirmed(tx: Db, id: string, confirmedChanges: string): Promise<void> {
  await tx.update(cases).set({ confirmedChanges }).where(eq(cases.id, id))
}

/** The open cases of a company by number, locked until the transaction ends. */
export async function openCasesOf(tx: Db, clientNumber: string): Promise<CaseFacts[]> {
  const where = and(ofCompany(clientNumber), isOpen)
  return tx.select(facts).from(cases).where(where).orderBy(asc(cases.number)).for('update')
}

/** What the state machine needs to know about a case. */
export async function stateOf(db: Db, row: CaseFacts): Promise<CaseState> {
  const later = and(eq(cases.clientNumber, row.clientNumber), gt(cases.number, row.number)) as SQL
  const imported = and(later, eq(cases.status, 'IMPORTED')) as SQL
  return {
    status: row.status,
    feedbackDeadline: row.feedbackDeadline,
    hasNewerCase: (await countCases(db, later)) > 0,
    hasNewerImport: (await countCases(db, imported)) > 0,
  }
}

/** The history of a case, the oldest entry first. */
export async function historyOf(db: Db, caseId: string): Promise<HistoryRow[]> {
  return db.select().from(history).where(eq(history.caseId, caseId)).orderBy(asc(history.id))
}

/** A page of the rows that an import leaves out, or left out, in the file's order. */
export async function leftOutOf(
  db: Db,
  caseId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<Omit<LeftOutRow, 'kind'>[]> {
  const { row, column, code } = getTableColumns(leftOut)
  return db
    .select({ row, column, code })
    .from(leftOut)
    .where(eq(leftOut.caseId, caseId))
    .orderBy(asc(row))
    .limit(limit)
    .offset(offset)
}

/** Cells whose address was withheld, in the file's order. */
export async function withheldOf(db: Db, caseId: string): Promise<{ row: number; column: string }[]> {
  const { row, column } = getTableColumns(withheld)
  return db
    .select({ row, column })
    .from(withheld)
    .where(eq(withheld.caseId, caseId))
    .orderBy(asc(row), asc(column))
    .limit(WITHHELD_CELLS_MAX)
}

/** The place of a case in the queue of all companies. Null once a case worker has taken it up. */
export async function queuePlaceOf(db: Db, row: CaseFacts): Promise<QueuePlace | null> {
  if (!standsInQueue(row.status)) return null
  const earlier = lt(cases.number, row.number)
  const worked = and(earlier, inArray(cases.status, [...WORKED_STATUSES])) as SQL
  const own = ofCompany(row.clientNumber)
  return {
    ahead: await countCases(db, worked),
    own: await countCases(db, and(worked, own) as SQL),
    parked: await countCases(db, and(earlier, own, eq(cases.status, 'FEEDBACK_REQUESTED')) as SQL),
  }
}

/** How many open cases of the same company came before this one. */
export async function countOlderOpen(db: Db, row: CaseFacts): Promise<number> {
  return countCases(db, and(ofCompany(row.clientNumber), lt(cases.number, row.number), isOpen) as SQL)
}
