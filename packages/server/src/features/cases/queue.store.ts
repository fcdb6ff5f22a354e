import { eq, inArray, not } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { companies } from '../../db/schema/organisation.ts'
import { personnelFileCases as cases } from '../../db/schema/personnel-file.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'
import { countCases, isOpen, selectCases } from '../personnel-file/cases.store.ts'

const isFinished = not(isOpen)

/** Rows of the queue over all companies: open cases in order of arrival, finished cases the newest first. */
export async function selectQueue(
  db: Db,
  status: 'open' | 'finished',
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CaseFacts[]> {
  return selectCases(db, {
    where: status === 'open' ? isOpen : isFinished,
    newestFirst: status === 'finished',
    limit,
    offset,
  })
}

export async function countQueue(db: Db): Promise<{ open: number; finished: number }> {
  return { open: await countCases(db, isOpen), finished: await countCases(db, isFinished) }
}

/** Open cases whose question the customer has answered. */
export function countAnswered(db: Db): Promise<number> {
  return countCases(db, eq(cases.status, 'FEEDBACK_RECEIVED'))
}

/** Names of companies by client number. */
export async function companyNames(
  db: Db,
  clientNumbers: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (clientNumbers.length === 0) return new Map()
  const rows = await db
    .select({ clientNumber: companies.clientNumber, name: companies.name })
    .from(companies)
    .where(inArray(companies.clientNumber, [...new Set(clientNumbers)]))
  return new Map(rows.map(row => [row.clientNumber, row.name]))
}
