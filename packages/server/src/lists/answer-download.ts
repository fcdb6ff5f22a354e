import { Readable } from 'node:stream'
import type { DownloadFormat, List, ListDeclaration, RowOf } from '@salvia/core/lists'
import type { FileAnswer } from '../http/handler.ts'
import { auditList } from './audit-list.ts'
import type { ListAnswer, ListCall, ListSource } from './list-source.ts'

/** Rows that are read and held at once. */
const BATCH_ROWS = 1_000

/**
 * The whole list as a file, read batch by batch without a transaction: whatever the list holds, the memory stays small. It is
 * audited once, before the first row goes out.
 */
export async function answerDownload<D extends ListDeclaration, Stored>(
  list: List<D>,
  source: ListSource<D, Stored>,
  call: ListCall<D> & { readonly format: DownloadFormat },
): Promise<FileAnswer> {
  const answer = await source.prepare(call)
  if (source.downloaded) {
    const rows = (await answer.counts())[call.query.filter]
    await auditList(list, call, { action: source.downloaded, details: { format: call.format, rows } })
  }
  return {
    name: 'list.ndjson',
    contentType: 'application/x-ndjson',
    content: Readable.from(ndjson(batches(answer, call.gone)), { objectMode: false }),
  }
}

async function* ndjson<Row>(rows: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  for await (const batch of rows) yield batch.map(row => `${JSON.stringify(row)}\n`).join('')
}

async function* batches<D extends ListDeclaration, Stored>(
  answer: ListAnswer<D, Stored>,
  gone: AbortSignal,
): AsyncGenerator<readonly RowOf<D>[]> {
  let after: Stored | null = null
  while (!gone.aborted) {
    const rows: readonly Stored[] = await answer.rows({ limit: BATCH_ROWS, offset: 0, after })
    const last = rows.at(-1)
    if (last === undefined) return
    yield await answer.shape(rows)
    if (rows.length < BATCH_ROWS) return
    after = last
  }
}
