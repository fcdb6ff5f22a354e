import type { List, ListDeclaration, RowOf } from '@salvia/core/lists'
import { z } from 'zod'
import type { ListAnswer } from './list-source.ts'

/** Rows that are read and held at once. */
const BATCH_ROWS = 1_000

/** All rows of a list as they are answered, some at a time: each batch begins after the last row of the one before. */
export async function* listBatches<D extends ListDeclaration, Stored>(
  { declaration }: List<D>,
  answer: ListAnswer<D, Stored>,
  batchRows = BATCH_ROWS,
): AsyncGenerator<readonly RowOf<D>[]> {
  const declared = z.array(declaration.row)
  let after: Stored | null = null
  for (;;) {
    const rows: readonly Stored[] = await answer.rows({ limit: batchRows, offset: 0, after })
    if (rows.length > 0) yield declared.parse(await answer.shape(rows)) as RowOf<D>[]
    if (rows.length < batchRows) return
    after = rows.at(-1) ?? null
  }
}
