import type { IsoDate } from '../../primitives/iso-date.ts'
import { readTable } from '../read/read-table.ts'
import type { FileSource, ReadOptions, TableSink } from '../read/table.ts'
import type { Template } from '../template/template.ts'
import type { ImportItem } from './import-item.ts'
import { PacedChunks } from './paced-chunks.ts'
import { RowImporter } from './row-importer.ts'

export interface ImportOptions extends Pick<ReadOptions, 'inflate' | 'hash' | 'latin1' | 'crc32' | 'signal'> {
  readonly template: Template
  /** Today's date in Stockholm. */
  readonly today: IsoDate
  /** How many rows are handed over at a time. */
  readonly chunkRows: number
}

/**
 * Reads the rows to import from a file that was reviewed and not rejected, in chunks and in the order of the file.
 * The file is read no faster than the chunks are taken, so memory stays bounded. Throws if the file cannot be read to
 * its end. @spec personnel-file §7
 */
export async function* importRows(
  source: FileSource,
  options: ImportOptions,
): AsyncGenerator<readonly ImportItem[], void, undefined> {
  const { template, signal, ...tools } = options
  const waiting = new PacedChunks<ImportItem>(options.chunkRows)
  const stop = new AbortController()
  const reading = readTable(waiting.paced(source), importSink(waiting, options), {
    ...tools,
    headers: template.columns.map(column => column.header),
    signal: signal ? AbortSignal.any([signal, stop.signal]) : stop.signal,
  }).then(
    ({ refusal }) => waiting.end(refusal && new Error(`The file can't be read to its end: ${refusal.code}`)),
    (reason: unknown) => waiting.end(reason),
  )
  try {
    yield* waiting.chunks()
  } finally {
    stop.abort()
    waiting.end()
    await reading
  }
}

function importSink(waiting: PacedChunks<ImportItem>, options: ImportOptions): TableSink {
  const { template, today } = options
  let importer: RowImporter | undefined
  return {
    header(cells) {
      importer = new RowImporter(template, cells, today)
      return true
    },
    row(row, cells, errorCells) {
      const read = { row, cells, errorCells }
      const item = importer?.take(read)
      if (item) waiting.push(item)
      const shielded = item?.kind === 'employee' ? null : importer?.shieldedAddress(read)
      if (shielded) waiting.push(shielded)
    },
    // The cells of a row that could be read only in part are judged like any others.
    fault() {},
  }
}
