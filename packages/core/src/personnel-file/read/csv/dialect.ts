import { HEADER_SEARCH_ROWS, type WantedHeaders } from '../near-header.ts'
import type { TableFacts } from '../table.ts'
import { type CsvHandler, CsvScanner } from './csv-scanner.ts'

/** In the order in which they win a tie. */
const DELIMITERS = [';', ',', '\t'] as const satisfies readonly TableFacts['delimiter'][]
/** A first row that is longer is judged by its beginning. */
const FIRST_ROW_MAX_CHARACTERS = 1 << 20
const SEPARATOR_LINE = /^sep=([^\r\n"])(\r\n|\r(?!\n)|\n)/i
const SEPARATOR_LINE_MAX_CHARACTERS = 'sep=;\r\n'.length

/** How a CSV is written. */
export interface Dialect {
  readonly delimiter: string
  /** Characters of a leading `sep=` line, or 0. */
  readonly separatorLine: number
}

/**
 * The dialect of a text, from its first row: a `sep=` line, else the delimiter that gives most template headers.
 * Undefined when `text` does not hold the whole first row yet.
 */
export function findDialect(text: string, last: boolean, wanted: WantedHeaders): Dialect | undefined {
  if (!last && text.length <= SEPARATOR_LINE_MAX_CHARACTERS) return undefined
  const separatorLine = SEPARATOR_LINE.exec(text)
  if (separatorLine) return { delimiter: separatorLine[1] ?? '', separatorLine: separatorLine[0].length }
  const isDecisive = last || text.length >= FIRST_ROW_MAX_CHARACTERS
  const readings = DELIMITERS.map(delimiter => ({ delimiter, cells: firstRow(text, delimiter, isDecisive) }))
  let best: { delimiter: string; exact: number; near: number } | undefined
  for (const { delimiter, cells } of readings) {
    if (!cells) return undefined
    const exact = wanted.countExact(cells)
    const near = wanted.countNear(cells)
    if (!best || exact > best.exact || (exact === best.exact && near > best.near)) {
      best = { delimiter, exact, near }
    }
  }
  return best && { delimiter: best.delimiter, separatorLine: 0 }
}

/** The row of a text that holds the headers, if it is one of the first. Each line counts as a row. */
export function headerRowOf(text: string, wanted: WantedHeaders): number | undefined {
  const lines = text.split(/\r\n|\r|\n/, HEADER_SEARCH_ROWS)
  const at = lines.findIndex(line =>
    DELIMITERS.some(delimiter => wanted.isHeaderRow(firstRow(line, delimiter, true) ?? [])),
  )
  return at < 0 ? undefined : at + 1
}

/** The delimiter as a report names it: null for one that only a `sep=` line can ask for. */
export function knownDelimiter(delimiter: string): TableFacts['delimiter'] {
  return DELIMITERS.find(known => known === delimiter) ?? null
}

/** The cells of the first record under a delimiter; what there is of it when the text is all there is to judge by. */
function firstRow(text: string, delimiter: string, last: boolean): readonly string[] | undefined {
  const trial = new FirstRecord()
  const scanner = new CsvScanner(delimiter, trial)
  scanner.push(text, last)
  return trial.cells ?? (last ? scanner.cells : undefined)
}

class FirstRecord implements CsvHandler {
  cells: readonly string[] | undefined

  record(record: CsvScanner): boolean {
    this.cells = record.cells.slice()
    return false
  }

  openQuote(): void {}
  overlongCell(): void {}
}
