import { SHEET_MAX_ROWS } from '../../limits/index.ts'
import type { WantedHeaders } from './near-header.ts'
import { RefusedFile, refused } from './refused-file.ts'
import type { RowTail, TableFacts, TableSink } from './table.ts'

const NOTHING_KNOWN: TableFacts = { format: null, encoding: null, delimiter: null }

/** The rules for rows of both formats: what a header is, which rows count, and what may be beside them. */
export class TableRows {
  facts: TableFacts = NOTHING_KNOWN
  /** Data rows that are not empty. */
  count = 0
  readonly #sink: TableSink
  readonly #wanted: WantedHeaders
  #state: 'before-header' | 'judged' | 'counted' = 'before-header'

  constructor(sink: TableSink, wanted: WantedHeaders) {
    this.#sink = sink
    this.#wanted = wanted
  }

  /** Whether the header was found and rows under it were begun. */
  get insideRows(): boolean {
    return this.#state !== 'before-header'
  }

  /** Takes the first row. `facts` are what is known if it is a header. */
  header(cells: readonly string[], facts: TableFacts): void {
    this.requireHeader(cells)
    this.facts = facts
    this.#state = this.#sink.header(cells, facts) ? 'judged' : 'counted'
  }

  /** Where rows have an end in common, once the header was taken. */
  get tailFrom(): number | undefined {
    return this.#state === 'judged' ? this.#sink.tailFrom : undefined
  }

  /** Refuses a first row without any exact or near template header. */
  requireHeader(cells: readonly string[]): void {
    if (this.#wanted.countNear(cells) === 0)
      throw new RefusedFile({ code: 'UNRECOGNISED_PATTERN', detail: 'headers' })
  }

  /** Takes a row that is not empty; `extraColumn` is the first filled position (0-based) right of the header. */
  row(
    row: number,
    cells: readonly string[],
    errorCells?: ReadonlySet<number>,
    extraColumn = -1,
    textAfterQuote = false,
    tail?: RowTail,
  ): void {
    if (row > SHEET_MAX_ROWS) throw refused('too-large')
    this.count++
    if (this.#state === 'counted') return
    this.fault(row, extraColumn, textAfterQuote)
    this.#sink.row(row, cells, errorCells, tail)
  }

  /** Reports what is wrong with a row as a whole, at most one thing. */
  fault(row: number, extraColumn: number, textAfterQuote: boolean): void {
    if (textAfterQuote) this.#sink.fault({ kind: 'text-after-quote', row })
    else if (extraColumn >= 0) this.#sink.fault({ kind: 'extra-cell', row, columnIndex: extraColumn + 1 })
  }
}
