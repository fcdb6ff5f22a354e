import type { List, ListDeclaration, RowOf } from '@salvia/core/lists'
import { z } from 'zod'
import type { ListAnswer } from './list-source.ts'
import type { NumberedRow } from './number-column.ts'

/** Rows that are read and held at once. */
const BATCH_ROWS = 1_000

interface BatchChoice {
  readonly batchRows?: number
  /** Whether each row has the identity number of whom it is about. */
  readonly numbers?: boolean
}

/** Some lists know identity numbers, as their declarations say. */
interface KnowsNumbers<Stored> {
  readonly numbers?: ((rows: readonly Stored[]) => (string | null)[]) | undefined
}

/** All rows of a list as they are answered, some at a time: each batch begins after the last row of the one before. */
export async function* listBatches<D extends ListDeclaration, Stored>(
  { declaration }: List<D>,
  answer: ListAnswer<D, Stored>,
  { batchRows = BATCH_ROWS, numbers = false }: BatchChoice = {},
): AsyncGenerator<readonly NumberedRow<RowOf<D>>[]> {
  const declared = z.array(declaration.row)
  let after: Stored | null = null
  for (;;) {
    const rows: readonly Stored[] = await answer.rows({ limit: batchRows, offset: 0, after })
    if (rows.length > 0) {
      const shaped = declared.parse(await answer.shape(rows)) as NumberedRow<RowOf<D>>[]
      const pids = numbers ? (answer as KnowsNumbers<Stored>).numbers?.(rows) : undefined
      yield pids ? shaped.map((row, index) => Object.assign({}, row, { pid: pids[index] ?? null })) : shaped
    }
    if (rows.length < batchRows) return
    after = rows.at(-1) ?? null
  }
}
