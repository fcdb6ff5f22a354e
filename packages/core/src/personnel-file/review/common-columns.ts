import type { PlacedColumn } from '../checks/scopes.ts'
import type { ColumnRole } from '../template/template.ts'
import type { CellPlan } from './cell-plan.ts'

/** Columns about one person, whose values are seldom the same in two rows. */
const OF_A_PERSON: ReadonlySet<ColumnRole> = new Set([
  'pid',
  'first-name',
  'last-name',
  'email',
  'mobile-phone',
  'work-phone',
  'employment-number',
  'title',
  'protected',
] satisfies ColumnRole[])

/**
 * The position from which all columns are about the unit and not about the person, so that employees of one unit have
 * the same values there and these need to be judged only once. Undefined if such columns are not the last ones, or if
 * judging them takes other columns.
 */
export function commonFrom(plans: readonly CellPlan[], levels: readonly number[]): number | undefined {
  const from = 1 + plans.findLastIndex(plan => isOfPerson(plan.column) || plan.countsRepeats)
  const first = plans[from]
  if (!first || levels.some(position => position < first.position)) return undefined
  const own = plans.slice(0, from)
  const isWhole = own.every(plan => isOfPerson(plan.column)) || plans.every(plan => plan.standsAlone)
  return isWhole && own.every(isJudgedAlone) ? first.position : undefined
}

function isOfPerson({ role }: PlacedColumn): boolean {
  return role !== undefined && OF_A_PERSON.has(role)
}

/** Whether judging the column looks at no other column of the row and not at its unit. */
function isJudgedAlone({ standsAlone, comparing }: CellPlan): boolean {
  return standsAlone && comparing.every(rule => !rule.withinUnit)
}
