import { LEFT_OUT_ROWS_LISTED, PAGE_SIZE } from '@salvia/core/limits'
import type { LeftOutPage } from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import type { CaseFacts } from './case-rows.ts'
import { leftOutOf } from './cases.store.ts'

/** A page of the rows that an import leaves out, or left out. Empty past the last listed row. */
export async function leftOutPage(db: Db, { id, leftOut }: CaseFacts, page: number): Promise<LeftOutPage> {
  const total = Math.min(leftOut ?? 0, LEFT_OUT_ROWS_LISTED)
  const offset = (page - 1) * PAGE_SIZE
  const items = offset < total ? await leftOutOf(db, id, { limit: PAGE_SIZE, offset }) : []
  return { items, total, page, pageSize: PAGE_SIZE }
}
