import { FILE_MAX_BYTES, FILE_MIN_BYTES } from '../../limits/index.ts'
import { readCsv } from './csv/read-csv.ts'
import { decodeText, decodeWindows1252 } from './decode-text.ts'
import { byteOrderMark } from './encoding.ts'
import { FileBytes } from './file-bytes.ts'
import { type Look, lookAtFile } from './look-at-file.ts'
import { WantedHeaders } from './near-header.ts'
import { RefusedFile, refused } from './refused-file.ts'
import type { FileSource, ReadOptions, Refusal, TableResult, TableSink } from './table.ts'
import { TableRows } from './table-rows.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/**
 * Reads a personnel file, CSV or xlsx by its content, row by row into `sink`, in bounded memory.
 * What is wrong with the file is the result's refusal; a file that changes under the reading is the error FILE_CHANGED.
 * @spec §5
 */
export async function readTable(
  source: FileSource,
  sink: TableSink,
  options: ReadOptions,
): Promise<TableResult> {
  const wanted = new WantedHeaders(options.headers)
  const rows = new TableRows(sink, wanted)
  const file = new FileBytes(source, options)
  file.rowCount = () => rows.count
  let sha256 = ''
  try {
    if (source.size > FILE_MAX_BYTES) throw refused('too-large')
    const look = await lookAtFile(file, options.hash)
    sha256 = look.sha256
    await readRows(file, look, rows, wanted, options)
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error
    const refusal = completed(error, rows)
    return {
      facts: rows.facts,
      sha256,
      rows: refusal.code === 'PRE_PROCESSING_ERROR' ? 0 : rows.count,
      refusal,
    }
  }
  file.finish()
  return { facts: rows.facts, sha256, rows: rows.count, refusal: null }
}

function completed({ refusal }: RefusedFile, rows: TableRows): Refusal {
  return refusal.code === 'PRE_PROCESSING_ERROR' ? { ...refusal, insideRows: rows.insideRows } : refusal
}

async function readRows(
  file: FileBytes,
  look: Look,
  rows: TableRows,
  wanted: WantedHeaders,
  options: ReadOptions,
): Promise<void> {
  if (file.size < FILE_MIN_BYTES) throw new RefusedFile({ code: 'FILE_TOO_SMALL' })
  switch (look.kind) {
    case 'ole2':
      throw refused(look.isEncrypted ? 'encrypted' : 'legacy-format')
    case 'zip':
      return readXlsx(file, rows, options)
    case 'compressed':
      throw refused('compressed')
    case 'unrecognised':
      throw new RefusedFile({ code: 'UNRECOGNISED_PATTERN' })
    case 'text':
      return readText(file, look, rows, wanted, options)
  }
}

async function readText(
  file: FileBytes,
  { encoding, isLatin1 }: Look,
  rows: TableRows,
  wanted: WantedHeaders,
  { latin1 }: ReadOptions,
): Promise<void> {
  if (!encoding) throw new RefusedFile({ code: 'ENCODING_DETECTION_FAILED' })
  rows.facts = { format: null, encoding, delimiter: null }
  const mark = byteOrderMark(await file.bytes(0, 3))
  const bytes = file.stream(mark?.length ?? 0)
  const texts =
    encoding === 'windows-1252'
      ? decodeWindows1252(bytes, isLatin1 ? latin1 : undefined)
      : decodeText(bytes, encoding)
  await readCsv(texts, rows, wanted, encoding)
}
