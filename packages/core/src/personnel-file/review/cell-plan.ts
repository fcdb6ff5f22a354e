import type { IsoDate } from '../../primitives/iso-date.ts'
import { type IdentityNumber, parseIdentityNumber } from '../../primitives/personal-identity-number.ts'
import { checksOf } from '../checks/checks-of.ts'
import type { Check } from '../checks/define-check.ts'
import type { CellTurn, CellView, Earlier, Layout, PlacedColumn } from '../checks/scopes.ts'
import { comparisonKey } from './comparison-key.ts'

/** One check of one column, ready to run. */
export interface CellRule {
  readonly check: Check<'cell'>
  readonly view: CellView
  readonly judge: (value: string, cells: readonly string[]) => boolean | string
}

/** A cell's fault: the rule that found it, and the case where the rule tells cases apart. */
export interface CellFault {
  readonly rule: CellRule
  readonly detail: string | undefined
}

export interface ComparingRule {
  readonly check: Check<'column' | 'organisation'>
  readonly withinUnit: boolean
  readonly judge: (row: number, value: string, valid: boolean, unit: number) => Earlier | null
}

/** All that is done with the cells of one column: made once a file, so that the rows pass through plain functions. */
export interface CellPlan {
  readonly column: PlacedColumn
  readonly position: number
  readonly empty: CellRule | null
  readonly character: CellRule | null
  readonly separation: CellRule | null
  readonly format: readonly CellRule[]
  readonly beside: readonly CellRule[]
  readonly comparing: readonly ComparingRule[]
  /** No judgement looks at other cells of the row: a value like the previous row's needs no second look. */
  readonly standsAlone: boolean
  /** A value that was there before is looked at every time. */
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
  const comparing = comparingRules(column, identityNumber)
  return {
    column,
    position: column.position,
    empty: inTurn('empty')[0] ?? null,
    character: inTurn('character')[0] ?? null,
    separation: inTurn('separation')[0] ?? null,
    format: inTurn('format'),
    beside: inTurn('beside'),
    comparing,
    standsAlone: rules.every(rule => !rule.check.readsRow),
    countsRepeats: comparing.some(rule => rule.check.scope === 'column' && rule.check.countsRepeats === true),
  }
}

/** Remembers the number that was read last, since several checks ask for the same one. */
function identityNumberReader(today: IsoDate): CellView['identityNumber'] {
  let last: { text: string; number: IdentityNumber } | null = null
  return text => {
    if (text !== last?.text) last = { text, number: parseIdentityNumber(text, today) }
    return last.number
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
 * The first fault of a cell that is not empty, of those that exclude each other: character, separation, format.
 * @spec §5
 */
export function formatFault(plan: CellPlan, value: string, cells: readonly string[]): CellFault | null {
  const own = firstFault(plan.format, value, cells)
  // A format that accepts a value has read each of its characters, so none is left to look for.
  if (own === null && plan.format.length > 0) return plan.separation && fault(plan.separation, value, cells)
  return (
    (plan.character && fault(plan.character, value, cells)) ??
    (plan.separation && fault(plan.separation, value, cells)) ??
    own
  )
}

function firstFault(rules: readonly CellRule[], value: string, cells: readonly string[]): CellFault | null {
  for (const rule of rules) {
    const found = fault(rule, value, cells)
    if (found) return found
  }
  return null
}

/** What a rule finds in a cell. */
export function fault(rule: CellRule, value: string, cells: readonly string[]): CellFault | null {
  const judged = rule.judge(value, cells)
  if (judged === false) return null
  return { rule, detail: judged === true ? undefined : judged }
}
