import type { Contract } from '@salvia/core/api'
import { dateParts, stockholmDate } from '@salvia/core/primitives'
import {
  askedGraph,
  GRAPH_NAMES,
  periodProblem,
  sortTable,
  statisticsReach,
  TABLE_COLUMNS,
  type TableSort,
  tableOf,
} from '@salvia/core/statistics'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { askableUnits } from './askable-units.ts'
import type { Asked } from './asked.ts'
import { madeYears } from './health-figures.store.ts'
import { monthly } from './monthly.ts'
import { hasCounts } from './unit-months.store.ts'
import { yearly } from './yearly.ts'

type GraphCall = Context<Contract['statistics']['graph']>

export const statisticsHandlers: HandlersOf<'statistics'> = {
  async overview({ services: { db }, caller, company, now, fail }) {
    const reach = statisticsReach(stockholmDate(now))
    const { units, isTooSmall } = await askableUnits(db, { caller, company, since: reach.from })
    if (isTooSmall) throw fail('STATISTICS_FEW_EMPLOYED')
    const years = { first: dateParts(reach.from).year, last: dateParts(reach.to).year }
    return {
      units: [...units],
      months: { from: reach.from, to: reach.to },
      countedUntil: reach.countedUntil,
      years: await madeYears(db, company.clientNumber, years),
      graphs: [...GRAPH_NAMES],
      hasCounts: await hasCounts(db, company.clientNumber),
    }
  },

  async graph(call) {
    const { services, params, query, fail } = call
    const sort = sortOf(query)
    const { isTable, ...named } = askedGraph(params.graph)
    if (sort === 'several' || (sort && !isTable)) throw fail('INVALID_REQUEST', { fields: 'sort' })
    const asked = await askedOf(call)
    const graph =
      named.kind === 'months'
        ? await monthly(services.db, named.graph, asked)
        : await yearly(services.db, named.graph, asked)
    if (!isTable) return graph
    const table = tableOf(graph)
    if (sort && !table.columns.includes(sort.column))
      throw fail('INVALID_REQUEST', { fields: `sort[${sort.column}]` })
    return sort ? sortTable(table, sort) : table
  },
}

/** What the call asks about. Throws where the caller may not, or where there is nothing to tell. */
async function askedOf({ services, caller, company, params, query, now, fail }: GraphCall): Promise<Asked> {
  const reach = statisticsReach(stockholmDate(now))
  const { units, isTooSmall, tree, named } = await askableUnits(services.db, {
    ...{ caller, company, since: reach.from },
  })
  const unit = units.find(({ id }) => id === params.unit)
  if (!unit) throw fail('STATISTICS_UNIT_NOT_FOUND')
  if (isTooSmall) throw fail('STATISTICS_FEW_EMPLOYED')
  const period = { from: query.start_date, to: query.end_date }
  const problem = periodProblem(period, reach)
  if (problem) throw fail(problem, { from: reach.from, to: reach.to })
  const { recursive: isRecursive } = query
  if (isRecursive && !unit.mayBeRecursive) throw fail('STATISTICS_BELOW_NOT_PERMITTED')
  const { clientNumber } = company
  return { clientNumber, unit: named(unit.id), isRecursive, period, reach, tree, named }
}

/** The column by which a query sorts; null for none. */
function sortOf(query: GraphCall['query']): TableSort | 'several' | null {
  const sorts = TABLE_COLUMNS.flatMap((column): TableSort[] => {
    const direction = query[`sort[${column}]`]
    return direction ? [{ column, isReverse: direction === 'reverse' }] : []
  })
  return sorts.length > 1 ? 'several' : (sorts[0] ?? null)
}
