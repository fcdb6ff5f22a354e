import { dateWithoutWeekday, type Locale, type Text } from '@salvia/core/i18n'
import { type ListValue, valueText } from '@salvia/core/lists'
import type { IsoDate } from '@salvia/core/primitives'
import {
  graphTitle,
  type MonthlyGraph,
  type StatisticsTable,
  smallUnitsInWords,
  type TableColumn,
  tableInWords,
  tableOf,
  unitsAbove,
  type YearlyGraph,
} from '@salvia/core/statistics'
import { visible } from '../../output/escape.ts'
import { gridLines } from '../../output/grid.ts'
import { count } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { wrap } from '../../output/wrap.ts'
import { notesOfGraphs, type ShownTable } from './notes-of-graphs.ts'

const TEXTS = {
  below: { sv: 'Med underliggande enheter.', en: 'With the units below.' },
  alone: { sv: 'Utan underliggande enheter.', en: 'Without the units below.' },
  standsIn: { sv: 'Räknas i: {units}.', en: 'Counted in: {units}.' },
  until: { sv: 'Besök är räknade till och med {day}.', en: 'Visits are counted until {day}.' },
} as const satisfies Record<string, Text>

const NOTHING = '–'
/** Columns that say what a row is about. */
const KEYS: readonly TableColumn[] = ['month', 'year', 'area', 'cause', 'check']

/** Graphs as tables for people, each below its title, and at the end what their notes mean. */
export function renderGraphs(
  graphs: readonly (MonthlyGraph | YearlyGraph)[],
  countedUntil: IsoDate,
  screen: Screen,
): string {
  const { say, paint, locale, width } = screen
  const isRecursive = graphs.some(({ recursive }) => recursive)
  const until = say(TEXTS.until, { day: dateWithoutWeekday(countedUntil, locale) })
  const foot = `${say(isRecursive ? TEXTS.below : TEXTS.alone)} ${until}`
  const tables = graphs.map(graph => shownTable(graph, locale))
  const above = unitsAbove(graphs)
  const notes = [
    ...notesOfGraphs(tables, locale),
    ...(above.length > 0 ? [say(TEXTS.standsIn, { units: above.map(visible).join(', ') })] : []),
    smallUnitsInWords(graphs, locale),
  ].filter(note => note !== '')
  return [
    ...graphs.flatMap((graph, at) => [...graphLines(graph, tables[at], screen), '']),
    ...notes.flatMap(note => wrap(note, width)),
    ...(notes.length > 0 ? [''] : []),
    ...wrap(foot, width).map(line => paint.dim(line)),
  ].join('\n')
}

function shownTable(graph: MonthlyGraph | YearlyGraph, locale: Locale): ShownTable {
  const words = tableInWords(tableOf(graph), locale)
  const { columns, rows } = words
  const decimals = columns.map((_, at) => Math.max(0, ...rows.map(row => decimalsOf(row[at]))))
  return {
    words,
    texts: rows.map(row => row.map((value, at) => cellText(value, decimals[at] ?? 0, locale))),
    keys: columns.filter(column => KEYS.includes(column)).length,
    // The note comes last, where there is one.
    noteAt: columns.includes('note') ? columns.indexOf('note') : columns.length,
  }
}

function graphLines(
  graph: MonthlyGraph | YearlyGraph,
  table: ShownTable | undefined,
  { paint, locale, width }: Screen,
): string[] {
  if (!table) return []
  const { words, texts, keys, noteAt } = table
  const title = visible(graphTitle(graph.graph, graph, locale))
  const blocks = gridLines(
    words.headers.slice(0, noteAt).map((header, at) => ({ header, isNumber: at >= keys })),
    texts.map(cells => cells.slice(0, noteAt)),
    ...[keys, width],
  )
  return [
    ...wrap(title, width).map(line => paint.strong(line)),
    ...blocks.flatMap(({ header, rows: lines }) => [...header.map(line => paint.dim(line)), ...lines]),
  ]
}

/** How many decimals a number has. @example decimalsOf(9.4) // 1 */
function decimalsOf(value: ListValue | undefined): number {
  return typeof value === 'number' ? (String(value).split('.')[1]?.length ?? 0) : 0
}

/** Months without a day; a dash for what is missing; as many decimals as the others of the column. */
function cellText(value: ListValue, decimals: number, locale: Locale): string {
  if (value === null) return NOTHING
  if (typeof value === 'number') {
    // Years are no quantities: below 10 000 nothing is grouped that could be one.
    return decimals === 0 && value < 10_000 ? String(value) : count(value, locale, decimals)
  }
  const text = valueText(value, locale)
  return typeof value === 'object' && 'date' in value ? text.slice(0, 7) : visible(text)
}

/**
 * Each row on one line for scripts: the graph, the month or year if it has one, the values by the names of their columns, and at the end
 * the area.
 * @example 'visits 2026-01 visits=3 year-before=2 employed=40 per-100=7.5'
 */
export function graphLinesForScripts(graphs: readonly (MonthlyGraph | YearlyGraph)[]): string {
  return graphs.flatMap(graph => tableLines(graph.graph, tableOf(graph))).join('\n')
}

function tableLines(graph: string, { columns, rows }: StatisticsTable): string[] {
  return rows.map(row => {
    const time = row.month ?? row.year ?? null
    const when = time === null ? [] : [String(time).slice(0, 7)]
    const facts = columns
      .filter(column => !['month', 'year', 'area'].includes(column) && row[column] !== null)
      .map(column => `${column}=${row[column]}`)
    const area = typeof row.area === 'string' ? [`area=${visible(row.area)}`] : []
    return [graph, ...when, ...facts, ...area].join(' ')
  })
}
