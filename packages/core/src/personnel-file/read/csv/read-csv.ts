import { SHEET_MAX_COLUMNS } from '../../../limits/index.ts'
import type { DecodedText } from '../decode-text.ts'
import type { WantedHeaders } from '../near-header.ts'
import { isWithoutHeader, RefusedFile, refused, withoutHeader } from '../refused-file.ts'
import { RowTails } from '../row-tails.ts'
import type { TableFacts } from '../table.ts'
import type { TableRows } from '../table-rows.ts'
import { type CsvHandler, CsvScanner } from './csv-scanner.ts'
import { type Dialect, findDialect, headerRowOf, knownDelimiter } from './dialect.ts'

/** Reads the records of a CSV whose byte order mark is gone. @param encoding what is told of it */
export async function readCsv(
  texts: AsyncIterable<DecodedText>,
  rows: TableRows,
  wanted: WantedHeaders,
  encoding: NonNullable<TableFacts['encoding']>,
): Promise<void> {
  let head = ''
  let scanner: CsvScanner | undefined
  const begin = (dialect: Dialect, last: boolean, bytes?: Uint8Array): CsvScanner => {
    const { delimiter, separatorLine } = dialect
    const handler = new CsvRows(rows, { format: 'csv', encoding, delimiter: knownDelimiter(delimiter) })
    const begun = new CsvScanner(delimiter, handler, { firstLine: separatorLine > 0 ? 2 : 1 })
    try {
      begun.push(head.slice(separatorLine), last, bytes?.subarray(separatorLine))
    } catch (error) {
      // A wrong `sep=` line hides headers that stand where they must.
      throw separatorLine === 0 && isWithoutHeader(error) ? withoutHeader(headerRowOf(head, wanted)) : error
    }
    return begun
  }
  for await (const { text, bytes } of texts) {
    if (scanner) {
      scanner.push(text, false, bytes)
      continue
    }
    const isWhole = head === ''
    head += text
    const dialect = findDialect(head, false, wanted)
    if (dialect) scanner = begin(dialect, false, isWhole ? bytes : undefined)
  }
  if (scanner) {
    scanner.push('', true)
  } else {
    const dialect = findDialect(head, true, wanted)
    if (dialect) begin(dialect, true)
  }
  if (!rows.insideRows) throw withoutHeader()
}

/** Gives records their row numbers, and the first one its meaning. */
class CsvRows implements CsvHandler {
  readonly #rows: TableRows
  readonly #facts: TableFacts
  #number = 0

  constructor(rows: TableRows, facts: TableFacts) {
    this.#rows = rows
    this.#facts = facts
  }

  record(record: CsvScanner): boolean {
    const number = ++this.#number
    if (record.furthestExtraColumn >= SHEET_MAX_COLUMNS) throw refused('too-large')
    if (number === 1) {
      this.#rows.header(record.cells, this.#facts)
      this.#rows.fault(number, -1, record.textAfterQuote)
      const { tailFrom } = this.#rows
      record.expect(record.cells.length, tailFrom === undefined ? undefined : new RowTails(tailFrom))
    } else if (record.filled || record.extraColumn >= 0) {
      const { cells, extraColumn, textAfterQuote, tail } = record
      this.#rows.row(number, cells, undefined, extraColumn, textAfterQuote, tail)
    }
    return true
  }

  openQuote(record: CsvScanner, line: number): void {
    if (this.#number === 0) {
      this.#rows.requireHeader(record.cells)
      this.#rows.facts = this.#facts
    }
    throw new RefusedFile({ code: 'CSV_READER_FAILED', row: this.#number + 1, line })
  }

  overlongCell(): void {
    throw refused('too-large')
  }
}
