import type { RowFault, RowTail, TableResult, TableSink } from '../read/table.ts'
import { type Reviewed, TableReview, type TableReviewOptions } from './table-review.ts'

/** A review that starts again when the encoding of the file turns out to be another than assumed. */
export class RestartableReview implements TableSink {
  readonly #options: TableReviewOptions
  #review: TableReview

  constructor(options: TableReviewOptions) {
    this.#options = options
    this.#review = new TableReview(options)
  }

  restart(): void {
    this.#review = new TableReview(this.#options)
  }

  header(cells: readonly string[]): boolean {
    return this.#review.header(cells)
  }

  get tailFrom(): number | undefined {
    return this.#review.tailFrom
  }

  row(
    row: number,
    cells: readonly string[],
    errorCells: ReadonlySet<number> | undefined,
    tail?: RowTail,
  ): void {
    this.#review.row(row, cells, errorCells, tail)
  }

  fault(fault: RowFault): void {
    this.#review.fault(fault)
  }

  finish(result: Pick<TableResult, 'refusal' | 'rows'>): Reviewed {
    return this.#review.finish(result)
  }
}
