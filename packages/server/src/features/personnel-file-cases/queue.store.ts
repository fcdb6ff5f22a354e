import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { personnelFileCases as cases } from '../../db/schema/personnel-file.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'
import { countCases, isOpen, selectCases } from '../personnel-file/cases.store.ts'

const isFinished = not(isOpen)

/** Rows of the queue over all companies: open cases in order of arrival, finished cases the newest first. */
export async function selectQueue(
  db: Db,
  { status, search }: { readonly status: 'open' | 'finished'; readonly search: QueueSearch },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CaseFacts[]> {
  return selectCases(db, {
    where: and(status === 'open' ? isOpen : isFinished, isFound(search)) as SQL,
    newestFirst: status === 'finished',
    limit,
    offset,
  })
}

export async function countQueue(db: Db, search: QueueSearch): Promise<{ open: number; finished: number }> {
  const found = isFound(search)
  return {
    open: await countCases(db, and(isOpen, found) as SQL),
    finished: await countCases(db, and(isFinished, found) as SQL),
  }
}

/** What each word of a search may be: part of these customers' names or numbers, or the number of a case. */
export type QueueSearch = readonly {
  readonly customers: readonly string[]
  readonly number: number | null
}[]

function isFound(search: QueueSearch): SQL | undefined {
  return and(
    ...search.map(({ customers, number }) =>
      or(
        inArray(cases.clientNumber, [...customers]),
        number === null ? sql`false` : eq(cases.number, number),
      ),
    ),
  )
}

/** Open cases whose question the customer has answered. */
export function countAnswered(db: Db): Promise<number> {
  return countCases(db, eq(cases.status, 'FEEDBACK_RECEIVED'))
}
