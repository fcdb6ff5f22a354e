import { RefusedContent } from '../../file-content/refused-content.ts'
import { RefusedFile, refused } from './refused-file.ts'
import type { FileSource, ReadOptions, Refusal, TableResult, TableSink } from './table.ts'
import { TableReading } from './table-reading.ts'
import type { TableRows } from './table-rows.ts'

/**
 * Reads a personnel file into `sink`, row by row and in bounded memory. Its content decides whether it is CSV or
 * xlsx. If something is wrong with the file, the result says so; if the file changes while it is read, the error is
 * FILE_CHANGED.
 * @spec personnel-file §3
 */
export async function readTable(
  source: FileSource,
  sink: TableSink,
  options: ReadOptions,
): Promise<TableResult> {
  const reading = new TableReading(source, sink, options)
  let refusal: Refusal | null = null
  try {
    await reading.run()
  } catch (error) {
    const cause = error instanceof RefusedContent ? refused(error.reason) : error
    if (!(cause instanceof RefusedFile)) throw error
    refusal = completed(cause, reading.rows)
  }
  const { rows, sha256, file } = reading
  if (!refusal) file.finish()
  const count = refusal?.code === 'PRE_PROCESSING_ERROR' ? 0 : rows.count
  return { facts: rows.facts, sha256, rows: count, refusal }
}

function completed({ refusal }: RefusedFile, rows: TableRows): Refusal {
  return refusal.code === 'PRE_PROCESSING_ERROR' ? { ...refusal, insideRows: rows.insideRows } : refusal
}
