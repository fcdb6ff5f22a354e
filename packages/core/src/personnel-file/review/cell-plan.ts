import type { IsoDate } from '../../primitives/iso-date.ts'
import { type IdentityNumber, identityNumberParser } from '../../primitives/personal-identity-number.ts'
import { checksOf } from '../checks/checks-of.ts'
import type { Check } from '../checks/define-check.ts'
import type { CellTurn, CellView, Earlier, Layout, PlacedColumn } from '../checks/scopes.ts'
import { comparisonKey } from './comparison-key.ts'

/** One check of one column, ready to run. */
interface CellRule {
  readonly check: Check<'cell'>
  readonly view: CellView
  readonly judge: Judge
}

type Judge = (value: string, cells: readonly string[]) => boolean | string

/** What is wrong in a cell: the rule that found it, and which case of the rule. */
export interface CellFault {
  readonly rule: CellRule
  readonly detail: string | undefined
}

export interface ComparingRule {
  readonly check: Check<'column' | 'organisation'>
  readonly withinUnit: boolean
  readonly judge: (row: number, value: string, valid: boolean, unit: number) => Earlier | null
}

/**
 * Everything to do with the cells of one column. Compiled once for a file, so that each row passes through plain
 * functions.
 */
export interface CellPlan {
  readonly column: PlacedColumn
  readonly position: number
  readonly empty: CellRule | null
  /** Rules of which at most one finds something in a cell that is not empty: the first that does. */
  readonly exclusive: readonly CellRule[]
  readonly beside: readonly CellRule[]
  /** The judgements that a cell that is not empty must pass to be right. */
  readonly judges: readonly Judge[]
  readonly comparing: readonly ComparingRule[]
  /**
   * No judgement looks at other cells of the row, so a value equal to the previous row's need not be judged again.
   */
  readonly standsAlone: boolean
  /** The column counts repetitions, so a value must be looked at each time, also if it was seen before. */
  readonly countsRepeats: boolean
}

/** Compiles the checks that one column needs. */
export function planCell(column: PlacedColumn, layout: Layout, today: IsoDate): CellPlan {
  const identityNumber = identityNumberReader(today)
  const view = { column, layout, today, identityNumber }
  const rules = checksOf('cell').flatMap((check): CellRule[] => {
    const judge = check.find(view)
    return judge ? [{ check, view, judge }] : []
  })
  const inTurn = (turn: CellTurn) => rules.filter(rule => rule.check.turn === turn)
  const format = inTurn('format')
  const exclusive = [...inTurn('character'), ...inTurn('separation'), ...format]
  const beside = inTurn('beside')
  // A format that accepts a value has checked all of its characters, so invalid ones need not be looked for.
  const needed = format.length > 0 ? [...format, ...inTurn('separation')] : exclusive
  const comparing = comparingRules(column, identityNumber)
  return {
    column,
    position: column.position,
    empty: inTurn('empty')[0] ?? null,
    exclusive,
    beside,
    judges: [...needed, ...beside].map(rule => rule.judge),
    comparing,
    standsAlone: rules.every(rule => !rule.check.readsRow),
    countsRepeats: comparing.some(rule => rule.check.scope === 'column' && rule.check.countsRepeats === true),
  }
}

/** Remembers the last number that was read, since several checks read the same one. */
function identityNumberReader(today: IsoDate): CellView['identityNumber'] {
  const parse = identityNumberParser(today)
  let lastText = ''
  let last: IdentityNumber = parse(lastText)
  return text => {
    if (text === lastText) return last
    lastText = text
    last = parse(text)
    return last
  }
}

function comparingRules(column: PlacedColumn, identityNumber: CellView['identityNumber']): ComparingRule[] {
  const keyOf = comparisonKey(column, identityNumber)
  const inColumn = checksOf('column').flatMap((check): ComparingRule[] => {
    const judge = check.find(column, keyOf)
    return judge ? [{ check, judge, withinUnit: false }] : []
  })
  const inUnit = checksOf('organisation').flatMap((check): ComparingRule[] => {
    const judge = check.find(column, keyOf)
    return judge ? [{ check, judge, withinUnit: true }] : []
  })
  return [...inColumn, ...inUnit]
}

/**
 * Whether a cell that is not empty has nothing wrong with it. Nearly all cells are right, so this is the fast path.
 */
export function isRight({ judges }: CellPlan, value: string, cells: readonly string[]): boolean {
  for (const judge of judges) {
    if (judge(value, cells) !== false) return false
  }
  return true
}

/**
 * The first fault of a cell that is not empty, among the rules that exclude each other: character, separation,
 * format.
 * @spec personnel-file §4
 */
export function formatFault(
  { exclusive }: CellPlan,
  value: string,
  cells: readonly string[],
): CellFault | null {
  for (const rule of exclusive) {
    const found = fault(rule, value, cells)
    if (found) return found
  }
  return null
}

/** What a rule finds in a cell; undefined if nothing. */
export function fault(rule: CellRule, value: string, cells: readonly string[]): CellFault | null {
  const judged = rule.judge(value, cells)
  if (judged === false) return null
  return { rule, detail: judged === true ? undefined : judged }
}
