import type { IsoDate } from '../../primitives/iso-date.ts'
import { checksOf } from '../checks/checks-of.ts'
import type { HeaderView, VerdictView } from '../checks/scopes.ts'
import type { Refusal, RowFault, RowTail, TableResult, TableSink } from '../read/table.ts'
import type { Report } from '../report/report.ts'
import type { Template } from '../template/template.ts'
import { coverageOf } from './coverage.ts'
import { FindingLog, type RawFinding, severityOf } from './finding-log.ts'
import { layOut } from './layout.ts'
import { RowReview } from './row-review.ts'

export interface TableReviewOptions {
  readonly template: Template
  readonly today: IsoDate
  /** Of each code; 0 keeps all. */
  readonly maxFindings: number
}

/** What a review found, before it becomes a report. */
export interface Reviewed {
  readonly rows: number
  readonly findings: readonly RawFinding[]
  readonly counts: Report['counts']
  readonly coverage: Report['coverage']
  readonly protectedContacts: ReadonlySet<string>
}

/** Runs the stages of a review over a table as it is read. */
export class TableReview implements TableSink {
  readonly #options: TableReviewOptions
  readonly #rowLog: FindingLog
  #headers: readonly string[] = []
  #headerState: VerdictView['header'] = 'none'
  #rowReview: RowReview | null = null
  #filterAt = -1
  #keptValues: ReadonlySet<string> = new Set()
  #withoutHeader: readonly number[] = []
  readonly #filledWithoutHeader = new Set<number>()
  #rows = 0
  #pendingFault: RowFault | null = null

  constructor(options: TableReviewOptions) {
    this.#options = options
    this.#rowLog = new FindingLog(options.maxFindings)
  }

  header(cells: readonly string[]): boolean {
    const { template, today } = this.#options
    this.#headers = [...cells]
    this.#withoutHeader = this.#headers.flatMap((header, position) => (header === '' ? [position] : []))
    if (template.rowFilter) {
      this.#filterAt = this.#headers.indexOf(template.rowFilter.column)
      this.#keptValues = new Set(template.rowFilter.values)
    }
    this.#headerState = this.#headerIsAccepted() ? 'accepted' : 'refused'
    if (this.#headerState === 'accepted') {
      this.#rowReview = new RowReview(layOut(template, this.#headers), today, this.#rowLog)
    }
    return this.#readsRows()
  }

  get tailFrom(): number | undefined {
    return this.#rowReview?.commonFrom
  }

  row(
    row: number,
    cells: readonly string[],
    errorCells: ReadonlySet<number> | undefined,
    tail?: RowTail,
  ): void {
    if (this.#filterAt >= 0 && !this.#keptValues.has(cells[this.#filterAt] ?? '')) {
      // A row that is filtered out is not judged, but people that it protects stay protected in other rows.
      this.#rowReview?.noteProtection(cells)
      return
    }
    this.#rows += 1
    if (this.#pendingFault?.row === row) this.#rowLog.addEvent(this.#pendingFault)
    for (const position of this.#withoutHeader) {
      if (cells[position] !== '') this.#filledWithoutHeader.add(position)
    }
    this.#rowReview?.row(row, cells, errorCells, tail)
  }

  /** Called before the row itself: with a row filter, only the row tells whether the fault counts. */
  fault(fault: RowFault): void {
    if (!this.#rowReview) return
    if (this.#filterAt >= 0) this.#pendingFault = fault
    else this.#rowLog.addEvent(fault)
  }

  finish({ refusal, rows: counted }: Pick<TableResult, 'refusal' | 'rows'>): Reviewed {
    const { template, maxFindings } = this.#options
    if (endsAll(refusal)) this.#headerState = 'none'
    const isJudged = this.#rowReview !== null && (!refusal || refusal.code === 'CSV_READER_FAILED')
    const log = new FindingLog(maxFindings)
    if (refusal) log.addEvent(refusal)
    if (this.#headerState !== 'none') this.#headerFindings(log, isJudged)
    if (isJudged) log.take(this.#rowLog)
    const rows = this.#rowsOf(refusal, counted)
    this.#verdict(log, refusal, rows)
    return {
      rows,
      findings: log.kept,
      counts: log.counts(),
      coverage: coverageOf({
        header: this.#headerState,
        refusal,
        judging: isJudged ? (this.#rowReview?.codes() ?? null) : null,
        found: new Set(log.byCode.keys()),
        hasRowFilter: template.rowFilter !== undefined,
        fatal: log.bySeverity.fatal > 0,
      }),
      protectedContacts: this.#rowReview?.protectedContacts ?? new Set(),
    }
  }

  #readsRows(): boolean {
    return this.#rowReview !== null || this.#filterAt >= 0 || this.#withoutHeader.length > 0
  }

  #rowsOf(refusal: Refusal | null, counted: number): number {
    if (refusal && refusal.code !== 'CSV_READER_FAILED') return 0
    return this.#readsRows() ? this.#rows : counted
  }

  #headerView(): HeaderView {
    const { template } = this.#options
    return { template, headers: this.#headers, filledWithoutHeader: this.#filledWithoutHeader }
  }

  #headerIsAccepted(): boolean {
    const view = this.#headerView()
    return checksOf('header').every(check =>
      check.find(view).every(({ detail }) => severityOf(check, detail) !== 'fatal'),
    )
  }

  #headerFindings(log: FindingLog, isJudged: boolean): void {
    if (!isJudged && this.#headerState === 'accepted') this.#filledWithoutHeader.clear()
    for (const check of checksOf('header')) {
      for (const found of check.find(this.#headerView())) log.add(check, found)
    }
  }

  #verdict(log: FindingLog, refusal: Refusal | null, rows: number): void {
    const { template } = this.#options
    const filter = template.rowFilter ? (this.#filterAt < 0 ? 'no-column' : 'used') : 'none'
    for (const check of checksOf('verdict')) {
      const { fatal, warning } = log.bySeverity
      const found = check.find({
        template,
        header: this.#headerState,
        refusal,
        rows,
        warnings: warning,
        fatal: fatal > 0,
        filter,
      })
      if (found) log.add(check, found)
    }
  }
}

/** Whether a refusal is the whole result, so that findings from before it are not reported. */
function endsAll(refusal: Refusal | null): boolean {
  if (refusal === null || refusal.code === 'CSV_READER_FAILED') return false
  return refusal.code !== 'PRE_PROCESSING_ERROR' || refusal.reason !== 'too-large' || !refusal.insideRows
}
