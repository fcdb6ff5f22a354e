import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { CSV_BEGIN, csvLine, type DownloadFormat } from '@salvia/core/lists'
import type { ListToWrite } from './list-to-write.ts'
import { writeWorkbook } from './write-workbook.ts'

/** Writes a list as it is read: no more of it is held than one batch. `ndjson` holds whole rows, the others the columns. */
export function writeList<Row>(list: ListToWrite<Row> & { readonly format: DownloadFormat }): Readable {
  if (list.format === 'xlsx') return Readable.fromWeb(writeWorkbook(list) as ReadableStream)
  return Readable.from(list.format === 'csv' ? csv(list) : ndjson(list), { objectMode: false })
}

async function* csv<Row>({ columns, batches, locale }: ListToWrite<Row>): AsyncGenerator<string> {
  const headers = columns.map(({ header }) => header[locale])
  yield CSV_BEGIN + csvLine(headers, locale)
  for await (const batch of batches) {
    const lines = batch.map(row =>
      csvLine(
        columns.map(column => column.value(row, locale)),
        locale,
      ),
    )
    yield lines.join('')
  }
}

async function* ndjson<Row>({ batches }: ListToWrite<Row>): AsyncGenerator<string> {
  for await (const batch of batches) yield batch.map(row => `${JSON.stringify(row)}\n`).join('')
}
