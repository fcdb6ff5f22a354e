import { z } from 'zod'
import { isoDateSchema } from '../../primitives/index.ts'
import { VISIT_CAUSE_NAMES } from '../visit-catalogue.ts'
import { per100, shareOf } from './comparison.ts'
import { graphBase } from './graph-base.ts'
import { GRAPH_TABLES, type GraphTable } from './graphs.ts'
import { type GraphMonth, type MonthlyGraph, SERIES_NAMES } from './monthly-graph.ts'
import { CHECKS_OF_PERIODS } from './period-checks.ts'
import { type HealthFigure, peopleOfOtherCauses, type YearlyGraph } from './yearly-graph.ts'

/** The columns that tables of graphs have. `share` is a percentage; `note` says why a number is missing. */
export const TABLE_COLUMNS = [
  ...(['month', 'year', 'area', 'cause', 'check'] as const),
  ...SERIES_NAMES,
  ...(['people', 'total', 'share', 'year-before', 'employed', 'per-100', 'note'] as const),
] as const
export type TableColumn = (typeof TABLE_COLUMNS)[number]

/** How a table names what the other areas leave of the company. */
export const REST_OF_COMPANY = 'other-parts'

const cellSchema = z.union([z.string(), z.number(), z.null()])
export type TableCell = z.infer<typeof cellSchema>
export type TableRow = Partial<Record<TableColumn, TableCell>>

/** A graph as rows. Months are written by their first days, causes, checks and notes as codes. */
export const graphTableSchema = z.object({
  ...graphBase,
  kind: z.literal('table'),
  graph: z.enum(GRAPH_TABLES),
  /** The last day whose visits are counted; null for figures that are made once a year. */
  countedUntil: isoDateSchema.nullable(),
  columns: z.array(z.enum(TABLE_COLUMNS)),
  rows: z.array(z.partialRecord(z.enum(TABLE_COLUMNS), cellSchema)),
})
export type StatisticsTable = z.infer<typeof graphTableSchema>

/** The order of a table. */
export interface TableSort {
  readonly column: TableColumn
  readonly isReverse: boolean
}

/** A graph as a table: of months in their order, of checks, or of years, areas and causes. */
export function tableOf(graph: MonthlyGraph | YearlyGraph): StatisticsTable {
  const { unit, recursive, period } = graph
  const name: GraphTable = `${graph.graph}-table`
  const base = { kind: 'table', graph: name, unit, recursive, period } as const
  const [columns, rows] = columnsAndRows(graph)
  const countedUntil = graph.kind === 'years' ? null : graph.countedUntil
  const inColumns = (row: TableRow): TableRow =>
    Object.fromEntries(columns.map(column => [column, row[column] ?? null]))
  return { ...base, countedUntil, columns, rows: rows.map(inColumns) }
}

function columnsAndRows(graph: MonthlyGraph | YearlyGraph): [TableColumn[], readonly TableRow[]] {
  if (graph.kind === 'years') return [yearColumns(graph), yearRows(graph)]
  if (graph.checks) return [['check', 'done', 'expired'], graph.checks]
  return [monthColumns(graph), graph.months.map(month => monthRow(graph, month))]
}

function monthColumns({ graph, series }: MonthlyGraph): TableColumn[] {
  if (graph === 'visits') return ['month', 'visits', 'year-before', 'employed', 'per-100', 'note']
  if (graph === 'services') return ['month', ...series, 'total', 'year-before', 'employed', 'per-100', 'note']
  return ['month', 'preventive', 'reactive', 'share', 'note']
}

function monthRow({ graph, series }: MonthlyGraph, given: GraphMonth): TableRow {
  const { month, counts, yearBefore, employed, gap, standsIn } = given
  const note = gap ?? (standsIn ? 'stands-above' : null)
  const sum = (of: readonly number[] | null) => (of === null ? null : of.reduce((all, one) => all + one, 0))
  const own = Object.fromEntries(series.map((name, at) => [name, counts?.[at] ?? null]))
  const total = sum(counts)
  if (graph === 'prevention')
    return { month, ...own, share: shareOf(counts?.[0] ?? 0, counts?.[1] ?? 0), note }
  const rate = total === null ? null : per100(total, employed)
  return {
    ...{ month, ...own, total, 'year-before': sum(yearBefore), employed: total === null ? null : employed },
    ...{ 'per-100': rate, note },
  }
}

function yearColumns({ graph }: YearlyGraph): TableColumn[] {
  const cause = graph === 'reasons' ? (['cause'] as const) : []
  return ['year', 'area', ...cause, 'people', 'employed', 'per-100', 'note']
}

function yearRows({ graph, years }: YearlyGraph): TableRow[] {
  return years.flatMap(({ year, figures, gap }): TableRow[] => {
    if (gap) return [{ year, area: null, people: null, employed: null, 'per-100': null, note: gap }]
    return figures.flatMap(figure => {
      const { area, isRest, employed, gap: note } = figure
      const row = (people: number | null, cause?: string): TableRow => ({
        ...{
          year,
          area: isRest ? REST_OF_COMPANY : area.name,
          ...(cause !== undefined && { cause }),
          people,
          employed,
        },
        ...{ 'per-100': people === null ? null : per100(people, employed), note },
      })
      return graph === 'own' || figure.people === null ? [row(figure.people)] : causeRows(figure, row)
    })
  })
}

function causeRows(figure: HealthFigure, row: (people: number, cause: string) => TableRow): TableRow[] {
  const rest = peopleOfOtherCauses(figure)
  const named = figure.causes ?? []
  return [...named.map(({ cause, people }) => row(people, cause)), ...(rest > 0 ? [row(rest, 'other')] : [])]
}

/** Sorts the rows of a table by a column, by their order in the graph where two are alike. What is missing comes last. */
export function sortTable(table: StatisticsTable, { column, isReverse }: TableSort): StatisticsTable {
  const compare = (one: TableCell, other: TableCell): number => {
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    const order = compareCells(column, one, other)
    return isReverse ? -order : order
  }
  const rows = table.rows.toSorted((one, other) => compare(one[column] ?? null, other[column] ?? null))
  return { ...table, rows }
}

const NAMES = new Intl.Collator('sv')

/** Codes stand in the order of their lists, in which the other ones are last. */
const LISTS: Partial<Record<TableColumn, readonly (string | number)[]>> = {
  cause: VISIT_CAUSE_NAMES,
  check: CHECKS_OF_PERIODS,
}

function compareCells(column: TableColumn, one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const list = LISTS[column]
  return list ? list.indexOf(one) - list.indexOf(other) : NAMES.compare(String(one), String(other))
}
