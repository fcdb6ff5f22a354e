import { withUnitsAbove } from '@salvia/core/access'
import { dateParts } from '@salvia/core/primitives'
import { type GraphYear, wholeYears, type YearlyGraph, type YearlyGraphName } from '@salvia/core/statistics'
import type { Db } from '../../db/database.ts'
import type { Asked } from './asked.ts'
import { areasHolding, figuresOf, madeYears } from './health-figures.store.ts'

type FigureRow = Awaited<ReturnType<typeof figuresOf>>[number]

/**
 * A graph of what is told about health: of the area that holds the unit, and with units below of the areas among them. In a
 * year that is told of the whole company alone, of that.
 */
export async function yearly(db: Db, graph: YearlyGraphName, asked: Asked): Promise<YearlyGraph> {
  const { unit, isRecursive, tree, clientNumber } = asked
  const period = wholeYears(asked.period)
  const years = { first: dateParts(period.from).year, last: dateParts(period.to).year }
  const made = new Set(await madeYears(db, clientNumber, years))
  const figures = Map.groupBy(await figuresOf(db, { clientNumber, graph, years }), ({ year }) => year)
  // A unit that is newer than the figures stands in what holds the one above it.
  const above = [...withUnitsAbove(tree, [unit.id])]
  const holding = Map.groupBy(await areasHolding(db, above, years), ({ year }) => year)
  const isBelow = (id: string) => isRecursive && withUnitsAbove(tree, [id]).has(unit.id)
  const told = (year: number): GraphYear => {
    if (!made.has(year)) return { year, figures: [], gap: 'not-made' }
    const rows = figures.get(year) ?? []
    const nearest = holding
      .get(year)
      ?.sort((one, other) => above.indexOf(one.unitId) - above.indexOf(other.unitId))[0]
    if (rows.length === 0) return { year, figures: [], gap: 'few-employed' }
    const own =
      rows.find(({ areaId }) => areaId === nearest?.areaId) ?? (rows.length === 1 ? rows[0] : undefined)
    const below = rows.filter(row => row !== own && isBelow(row.areaId))
    const shown = own ? [own, ...below] : below
    const isDivided = rows.length > 1
    return { year, figures: shown.map(row => figureOf(row, isDivided, asked)), gap: null }
  }
  const all = Array.from({ length: years.last - years.first + 1 }, (_, at) => years.first + at)
  return { kind: 'years', graph, unit, recursive: isRecursive, period, years: all.map(told) }
}

/** @param isDivided whether the company is told by its parts, so that its own unit stands for the rest */
function figureOf(
  { areaId, employed, gap, people, causes }: FigureRow,
  isDivided: boolean,
  { named, tree }: Asked,
) {
  const isRest = isDivided && tree.parents.get(areaId) === null
  return { area: named(areaId), isRest, employed, gap, people, causes: causes && [...causes] }
}
