import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { isoDateSchema } from '../primitives/index.ts'
import { statisticsUnitSchema } from './graphs/graph-base.ts'
import { graphTableSchema, TABLE_COLUMNS } from './graphs/graph-table.ts'
import { GRAPH_NAMES, GRAPH_TABLES } from './graphs/graphs.ts'
import { monthlyGraphSchema } from './graphs/monthly-graph.ts'
import { yearlyGraphSchema } from './graphs/yearly-graph.ts'

const feature = 'statistics'
const spec = 'portal §7'

const SORT_DIRECTIONS = ['forward', 'reverse'] as const
type SortQuery = {
  readonly [Key in `sort[${(typeof TABLE_COLUMNS)[number]}]`]: z.ZodOptional<
    z.ZodEnum<{ forward: 'forward'; reverse: 'reverse' }>
  >
}
const sortQuery = Object.fromEntries(
  TABLE_COLUMNS.map(column => [`sort[${column}]`, z.enum(SORT_DIRECTIONS).optional()]),
) as SortQuery

/** A unit that the caller may ask about. */
const askableUnitSchema = statisticsUnitSchema.extend({
  parentId: z.uuid().nullable(),
  /** Whether the caller may ask about all units below it too. */
  mayBeRecursive: z.boolean(),
  /** It has ended, and is told of up to then. */
  hasEnded: z.boolean(),
})
export type AskableUnit = z.infer<typeof askableUnitSchema>

const statisticsOverviewSchema = z.object({
  /** Each after the one above it. */
  units: z.array(askableUnitSchema),
  /** The months that can be asked about: the first day of the first one, the last of the last. */
  months: z.object({ from: isoDateSchema, to: isoDateSchema }),
  /** The last day whose visits are counted. */
  countedUntil: isoDateSchema,
  /** The years whose figures about health are made. */
  years: z.array(z.int()),
  graphs: z.array(z.enum(GRAPH_NAMES)),
  /** Whether any visit or medical check-up has been counted. */
  hasCounts: z.boolean(),
})

export type StatisticsOverview = z.infer<typeof statisticsOverviewSchema>

export const statisticsContract = defineContract('statistics', {
  overview: {
    kind: 'json',
    method: 'GET',
    path: 'statistics/{clientNumber}',
    access: 'user',
    feature,
    spec,
    summary:
      'What can be asked about: the units that the caller is statistics reviewer or extended orderer of, months, years and graphs.',
    params: z.object({ clientNumber: z.string() }),
    response: statisticsOverviewSchema,
    errors: ['STATISTICS_FEW_EMPLOYED'],
  },
  graph: {
    kind: 'json',
    method: 'GET',
    path: 'statistics/{clientNumber}/{unit}/{graph}',
    access: 'user',
    feature,
    spec,
    summary:
      'A graph of a unit in whole months, or its table, sorted by one column. What the employer ordered is told by month up to yesterday; what is about health by whole year, and only where five people are in a figure and five are not.',
    params: z.object({
      clientNumber: z.string(),
      unit: z.uuid(),
      graph: z.enum([...GRAPH_NAMES, ...GRAPH_TABLES]),
    }),
    query: z.object({
      /** The first day of a month. */
      start_date: isoDateSchema,
      /** The last day of a month. */
      end_date: isoDateSchema,
      /** With all units below it. */
      recursive: z.stringbool().default(false),
      ...sortQuery,
    }),
    response: z.discriminatedUnion('kind', [monthlyGraphSchema, yearlyGraphSchema, graphTableSchema]),
    errors: [
      'INVALID_REQUEST',
      'STATISTICS_UNIT_NOT_FOUND',
      'STATISTICS_BELOW_NOT_PERMITTED',
      'STATISTICS_FEW_EMPLOYED',
      'STATISTICS_NOT_WHOLE_MONTHS',
      'STATISTICS_START_AFTER_END',
      'STATISTICS_PERIOD_OUTSIDE',
    ],
  },
})
