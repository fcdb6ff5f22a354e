import type { PlacedColumn } from '../checks/scopes.ts'
import type { ColumnRole } from '../template/template.ts'
import type { CellPlan } from './cell-plan.ts'

/** What is said of a person: seldom the same in two rows. */
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
 * Where the columns begin that say nothing of a person, so that people of one unit have them in common: what was judged
 * once need not be judged again. Undefined where such columns do not stand last, or do not hold what they are judged by.
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

/** No other column of the row is looked at, and not its unit. */
function isJudgedAlone({ standsAlone, comparing }: CellPlan): boolean {
  return standsAlone && comparing.every(rule => !rule.withinUnit)
}
