import { addMonths } from '@salvia/core/primitives'
import { type MonthlyGraph, type MonthlyGraphName, monthlyGraph } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import type { Asked } from './asked.ts'
import { unitMonthsOf, unitVisits } from './unit-months.store.ts'

/** A graph of what the employer ordered. It reads a few rows, which were counted when the visits came. */
export async function monthly(db: Db, graph: MonthlyGraphName, asked: Asked): Promise<MonthlyGraph> {
  const { unit, isRecursive, period, reach, named } = asked
  const withYearBefore = { from: addMonths(period.from, -12), to: period.to }
  const rows = await unitMonthsOf(db, unit.id, withYearBefore)
  const visits = await unitVisits(db, { unitId: unit.id, isRecursive, period: withYearBefore })
  return monthlyGraph({
    ...{ graph, unit, isRecursive, period, visits, countedUntil: reach.countedUntil },
    unitMonths: new Map(
      rows.map(({ month, countedIn, ...counts }) => [month, { ...counts, countedIn: named(countedIn) }]),
    ),
  })
}
