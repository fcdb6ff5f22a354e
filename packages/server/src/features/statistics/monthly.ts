import { addMonths } from '@salvia/core/primitives'
import {
  type CountedInMonths,
  type MonthlyGraph,
  type MonthlyGraphName,
  monthlyGraph,
} from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import type { Asked } from './asked.ts'
import { includesSmallUnits, unitCheckups, unitMonthsOf, unitVisits } from './unit-months.store.ts'

/** A graph of what the employer ordered. It reads a few rows, which were counted when the visits came, or in the night after the certificates. */
export async function monthly(db: Db, graph: MonthlyGraphName, asked: Asked): Promise<MonthlyGraph> {
  const { clientNumber, unit, isRecursive, period, reach, named } = asked
  const withYearBefore = { from: addMonths(period.from, -12), to: period.to }
  const rows = await unitMonthsOf(db, unit.id, withYearBefore)
  const ofUnit = { unitId: unit.id, isRecursive, period: withYearBefore }
  const counted: CountedInMonths =
    graph === 'checkups'
      ? { graph, checkups: await unitCheckups(db, ofUnit) }
      : { graph, visits: await unitVisits(db, ofUnit) }
  return monthlyGraph({
    ...{ unit, isRecursive, period, counted, countedUntil: reach.countedUntil },
    includesSmallUnits:
      !isRecursive && (await includesSmallUnits(db, { clientNumber, unitId: unit.id, period })),
    unitMonths: new Map(
      rows.map(({ month, countedIn, ...counts }) => [month, { ...counts, countedIn: named(countedIn) }]),
    ),
  })
}
