import type { FactRule, StatusRule } from '@salvia/core/lists'
import type { Instant } from '@salvia/core/primitives'
import { and, type Column, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'

/**
 * The condition under which `statusByRules` finds a status: one of its rules holds at that moment.
 * @param columns where the facts are stored
 */
export function statusCondition<Fact extends string>(
  rules: readonly StatusRule<Fact>[],
  columns: Readonly<Record<Fact, Column>>,
  now: Instant,
): SQL {
  const holds = (rule: StatusRule<Fact>) =>
    and(
      ...(Object.entries(rule) as [Fact, FactRule][]).map(([fact, asked]) => fits(columns[fact], asked, now)),
    )
  return or(...rules.map(holds)) ?? sql`false`
}

function fits(column: Column, rule: FactRule, now: Instant): SQL {
  switch (rule) {
    case 'none':
      return isNull(column)
    case 'some':
      return isNotNull(column)
    case 'passed':
      return lt(column, now)
    case 'coming':
      return gte(column, now)
    default:
      return rule.length === 1 ? eq(column, rule[0]) : inArray(column, [...rule])
  }
}

/** How many rows there are under each of some conditions, as columns of one query. */
export function countsUnder<Name extends string>(
  conditions: Readonly<Record<Name, SQL>>,
): Readonly<Record<Name, SQL<number>>> {
  const counts = (Object.entries(conditions) as [Name, SQL][]).map(([name, condition]) => [
    name,
    sql<number>`(count(*) filter (where ${condition}))::int`,
  ])
  return Object.fromEntries(counts) as Record<Name, SQL<number>>
}
