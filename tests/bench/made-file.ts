import { createWriteStream } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { HEADERS, madeRows, type Order } from './made-rows.ts'
import { type Strings, writeWorkbook } from './made-workbook.ts'

/** Raise this when the rows change, so that no older file is measured. */
const EDITION = 2

interface MadeFile {
  readonly rows: number
  readonly order: Order
  readonly format: 'csv' | Strings
}

/** Path of a valid file. It is made once and then kept in the folder. */
export async function madeFile(folder: string, { rows, order, format }: MadeFile): Promise<string> {
  const path = join(folder, `personal-${EDITION}-${rows}-${order}-${format}`)
  if (await stat(path).catch(() => undefined)) return path
  await mkdir(folder, { recursive: true })
  const unfinished = `${path}.part`
  if (format === 'csv') await writeCsv(unfinished, table(rows, order))
  else await writeWorkbook(unfinished, table(rows, order), format)
  await rename(unfinished, path)
  return path
}

function* table(rows: number, order: Order): Generator<readonly string[]> {
  yield HEADERS
  yield* madeRows(rows, order)
}

async function writeCsv(path: string, rows: Iterable<readonly string[]>): Promise<void> {
  await pipeline(Readable.from(lines(rows)), createWriteStream(path))
}

function* lines(rows: Iterable<readonly string[]>): Generator<Buffer> {
  for (const cells of rows) yield Buffer.from(`${cells.join(';')}\r\n`, 'latin1')
}
