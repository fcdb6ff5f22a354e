import type { IsoDate } from '../../primitives/iso-date.ts'
import { checksOf } from '../checks/checks-of.ts'
import type { Check } from '../checks/define-check.ts'
import type { Earlier, Layout } from '../checks/scopes.ts'
import { valueFormat } from '../checks/value-format.ts'
import type { RowTail } from '../read/table.ts'
import type { CheckCode } from '../report/check-codes.ts'
import type { ColumnRole } from '../template/template.ts'
import {
  type CellFault,
  type CellPlan,
  type ComparingRule,
  fault,
  formatFault,
  isRight,
  planCell,
} from './cell-plan.ts'
import { commonFrom } from './common-columns.ts'
import { type FindingLog, type RawFinding, severityOf } from './finding-log.ts'
import { LowestLevels } from './lowest-levels.ts'
import { isProtectedAnswer } from './protected-answer.ts'

interface RowRule {
  readonly check: Check<'row'>
  readonly judge: (cells: readonly string[]) => number | null
}

/** The state of a column while rows are judged. */
interface ColumnAtHand {
  readonly plan: CellPlan
  readonly position: number
  /** The column is an organisation level, so the unit decides its value. */
  readonly isLevel: boolean
  /** The last value that was judged and had nothing wrong with it. */
  accepted: string | null
  /** The unit in which `accepted` was compared last. The same value in the same unit need not be compared again. */
  unit: number | null
}

/** The row belongs to no unit, or no check needs its unit. */
const NO_UNIT = -1

/**
 * Columns that are masked for people with a protected identity, and not stored for them either.
 * @spec personnel-file §4
 */
export const CONTACT_ROLES: readonly ColumnRole[] = ['email', 'mobile-phone', 'work-phone']

/** Judges the rows of one file by the checks of cell, row, column and organisation. */
export class RowReview {
  /** Emails and phones of people with protected identity. */
  readonly protectedContacts = new Set<string>()
  readonly #log: FindingLog
  /** The position (0-based) from which rows of one unit are alike; undefined if they are not. */
  readonly commonFrom: number | undefined
  /** The columns before those, and those; all where there are none. */
  readonly #own: readonly ColumnAtHand[]
  readonly #common: readonly ColumnAtHand[]
  readonly #levels: LowestLevels
  readonly #rowRules: readonly RowRule[]
  readonly #layout: Layout
  readonly #protectedAt: number
  readonly #contacts: readonly number[]
  #row = 0
  #isProtected = false

  constructor(layout: Layout, today: IsoDate, log: FindingLog) {
    this.#log = log
    this.#layout = layout
    const plans = layout.columns.map(column => planCell(column, layout, today))
    const columns = plans.map((plan): ColumnAtHand => {
      const { position } = plan
      return { plan, position, isLevel: layout.levels.includes(position), accepted: null, unit: null }
    })
    const from = commonFrom(plans, layout.levels)
    this.commonFrom = from
    this.#own = columns.filter(({ position }) => from !== undefined && position < from)
    this.#common = columns.filter(({ position }) => from === undefined || position >= from)
    this.#levels = new LowestLevels(layout)
    this.#rowRules = checksOf('row').flatMap((check): RowRule[] => {
      const judge = check.find(layout.levels)
      return judge ? [{ check, judge }] : []
    })
    this.#protectedAt = layout.roles.get('protected') ?? -1
    this.#contacts = CONTACT_ROLES.flatMap(role => layout.roles.get(role) ?? [])
  }

  /** The checks that apply to this file. */
  codes(): ReadonlySet<CheckCode> {
    const codes = new Set<CheckCode>(this.#rowRules.map(rule => rule.check.code))
    for (const { plan } of [...this.#own, ...this.#common]) {
      const { empty, exclusive, beside, comparing } = plan
      for (const rule of [empty, ...exclusive, ...beside, ...comparing]) {
        if (rule) codes.add(rule.check.code)
      }
    }
    return codes.add(valueFormat.code)
  }

  row(
    row: number,
    cells: readonly string[],
    errorCells: ReadonlySet<number> | undefined,
    tail?: RowTail,
  ): void {
    this.#row = row
    this.#isProtected = this.noteProtection(cells)
    this.#judgeColumns(this.#own, cells, errorCells, NO_UNIT)
    if (!tail?.isSettled) {
      const found = this.#log.total
      const unit = this.#hasErrorLevel(cells, errorCells) ? NO_UNIT : this.#levels.unitOf(cells)
      this.#judgeColumns(this.#common, cells, errorCells, unit)
      this.#judgeRow(cells)
      // The same unit with the same values was right before, so it is right again.
      if (tail) tail.isSettled = this.#log.total === found
    }
  }

  #judgeColumns(
    columns: readonly ColumnAtHand[],
    cells: readonly string[],
    errorCells: ReadonlySet<number> | undefined,
    unit: number,
  ): void {
    for (const column of columns) {
      if (errorCells?.has(column.position)) {
        this.#errorCell(column.plan, cells)
        continue
      }
      const isKnownUnit = unit === column.unit
      if (isKnownUnit && column.isLevel && unit >= 0 && column.accepted !== null) continue
      const value = cells[column.position] ?? ''
      if (!isKnownUnit || value !== column.accepted) this.#cell(column, value, cells, unit)
    }
  }

  #judgeRow(cells: readonly string[]): void {
    for (const { check, judge } of this.#rowRules) {
      const position = judge(cells)
      const severity = position === null ? null : severityOf(check, undefined)
      if (position === null || !severity || !this.#log.count(check.code, severity)) continue
      const column = this.#layout.headers[position] ?? ''
      this.#log.kept.push({ code: check.code, severity, row: this.#row, position, column })
    }
  }

  #cell(column: ColumnAtHand, value: string, cells: readonly string[], unit: number): void {
    const { plan } = column
    column.unit = null
    let valid = true
    if (value === '') {
      const wrong = plan.empty && fault(plan.empty, value, cells)
      column.accepted = wrong ? null : value
      if (wrong) this.#found(plan, value, wrong)
    } else {
      if (value !== column.accepted || !plan.standsAlone) valid = this.#judge(column, value, cells)
      for (const rule of plan.comparing) {
        if (unit < 0 && rule.withinUnit) continue
        const earlier = rule.judge(this.#row, value, valid, unit)
        if (earlier) this.#atOdds(plan, rule, value, earlier, unit)
      }
    }
    if (plan.standsAlone && !plan.countsRepeats) column.unit = unit
  }

  /** Whether the value has the right format. A value with nothing wrong is remembered. */
  #judge(column: ColumnAtHand, value: string, cells: readonly string[]): boolean {
    const { plan } = column
    if (isRight(plan, value, cells)) {
      column.accepted = value
      return true
    }
    column.accepted = null
    const wrong = formatFault(plan, value, cells)
    if (wrong) this.#found(plan, value, wrong)
    for (const rule of plan.beside) {
      const beside = fault(rule, value, cells)
      if (beside) this.#found(plan, value, beside)
    }
    return wrong === null || wrong.rule.check.keepsValid === true
  }

  #found(plan: CellPlan, value: string, { rule, detail }: CellFault): void {
    const { check, view } = rule
    const severity = severityOf(check, detail)
    if (!this.#log.count(check.code, severity)) return
    this.#keep(plan, value, {
      code: check.code,
      severity,
      ...(detail && { detail }),
      ...check.tell?.(value, view),
    })
  }

  /** An error value, or a formula without a result, which counts as an empty cell. */
  #errorCell(plan: CellPlan, cells: readonly string[]): void {
    const value = cells[plan.position] ?? ''
    const wrong = plan.empty && fault(plan.empty, value, cells)
    if (value !== '') this.#errorValue(plan, value)
    else if (wrong) this.#found(plan, value, { ...wrong, detail: 'no-result' })
  }

  #errorValue(plan: CellPlan, value: string): void {
    const { code } = valueFormat
    const detail = 'error-value'
    const severity = severityOf(valueFormat, detail)
    if (this.#log.count(code, severity)) this.#keep(plan, value, { code, severity, detail })
  }

  #atOdds(
    plan: CellPlan,
    { check, withinUnit }: ComparingRule,
    value: string,
    earlier: Earlier,
    unit: number,
  ): void {
    const severity = severityOf(check, undefined)
    if (!this.#log.count(check.code, severity)) return
    const path = withinUnit ? { path: this.#levels.path(unit) } : {}
    this.#keep(plan, value, { code: check.code, severity, ...earlier, ...path })
  }

  #keep(plan: CellPlan, value: string, finding: RawFinding): void {
    this.#log.kept.push({
      ...finding,
      row: this.#row,
      column: plan.column.header,
      position: plan.position,
      of: plan.column,
      ...(value !== '' && { value }),
      ...(this.#isProtected && { isProtected: true }),
    })
  }

  #hasErrorLevel(cells: readonly string[], errorCells: ReadonlySet<number> | undefined): boolean {
    if (errorCells === undefined) return false
    return this.#layout.levels.some(position => errorCells.has(position) && cells[position] !== '')
  }

  /**
   * Whether the employee of the row is protected: by anything but an empty cell or Nej, also an invalid value. Their
   * contact details are noted for masking. @spec personnel-file §4
   */
  noteProtection(cells: readonly string[]): boolean {
    if (this.#protectedAt < 0 || !isProtectedAnswer(cells[this.#protectedAt] ?? '')) return false
    for (const position of this.#contacts) {
      for (const part of (cells[position] ?? '').split(',')) {
        if (part !== '') this.protectedContacts.add(part.toLowerCase())
      }
    }
    return true
  }
}
