import type { IsoDate } from '../../primitives/iso-date.ts'
import type { Layout } from '../checks/scopes.ts'
import type { CheckCode } from '../report/check-codes.ts'
import { type CellPlan, formatFault, isRight, planCell } from '../review/cell-plan.ts'
import { severityOf } from '../review/finding-log.ts'

/** One data row as it was read. */
export interface ReadRow {
  readonly row: number
  readonly cells: readonly string[]
  /** Positions (0-based) of error values such as #N/A, and of formulas without a saved result, which are empty. */
  readonly errorCells: ReadonlySet<number> | undefined
}

/** The code of each wrong cell of a row, by position (0-based): these are not imported. */
export type RowFaults = ReadonlyMap<number, CheckCode>

/**
 * Judges rows, in the order of the file, by the checks of the review. A cell is wrong if its content has an error of
 * its own or repeats a unique value. Warnings, and differing values within a unit, do not make it wrong.
 */
export function rowJudge(layout: Layout, today: IsoDate): (read: ReadRow) => RowFaults {
  const plans = layout.columns.map(column => planCell(column, layout, today))
  return read => {
    const faults = new Map<number, CheckCode>()
    for (const plan of plans) {
      const code = cellFault(plan, read)
      if (code) faults.set(plan.position, code)
    }
    return faults
  }
}

function cellFault(plan: CellPlan, { row, cells, errorCells }: ReadRow): CheckCode | undefined {
  const value = cells[plan.position] ?? ''
  if (value === '') return undefined
  if (errorCells?.has(plan.position)) return 'VALUE_FORMAT'
  const fault = isRight(plan, value, cells) ? null : formatFault(plan, value, cells)
  const isWrong = fault !== null && severityOf(fault.rule.check, fault.detail) === 'error'
  let repeated: CheckCode | undefined
  for (const { check, withinUnit, judge } of plan.comparing) {
    // Every value is shown to the check, wrong or not, since a later one may repeat it.
    if (!withinUnit && severityOf(check, undefined) === 'error' && judge(row, value, !isWrong, -1))
      repeated = check.code
  }
  return isWrong ? fault.rule.check.code : repeated
}
