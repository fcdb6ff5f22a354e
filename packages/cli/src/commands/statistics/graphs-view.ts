import { dateWithoutWeekday, type Locale, type Text } from '@salvia/core/i18n'
import { type ListValue, valueText } from '@salvia/core/lists'
import type { IsoDate } from '@salvia/core/primitives'
import {
  graphTitle,
  type MonthlyGraph,
  type StatisticsTable,
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

const TEXTS = {
  below: { sv: 'Med underliggande enheter.', en: 'With the units below.' },
  alone: { sv: 'Utan underliggande enheter.', en: 'Without the units below.' },
  standsIn: { sv: 'Räknas i: {units}.', en: 'Counted in: {units}.' },
  until: { sv: 'Besök är räknade till och med {day}.', en: 'Visits are counted until {day}.' },
} as const satisfies Record<string, Text>

const NOTHING = '–'
/** Columns that say what a row is about. */
const KEYS: readonly TableColumn[] = ['month', 'year', 'area', 'cause', 'check']

/** Graphs as tables for people, each below its title, with what its notes mean. */
export function renderGraphs(
  graphs: readonly (MonthlyGraph | YearlyGraph)[],
  countedUntil: IsoDate,
  screen: Screen,
): string {
  const { say, paint, locale, width } = screen
  const isRecursive = graphs.some(({ recursive }) => recursive)
  const until = say(TEXTS.until, { day: dateWithoutWeekday(countedUntil, locale) })
  const foot = `${say(isRecursive ? TEXTS.below : TEXTS.alone)} ${until}`
  return [
    ...graphs.flatMap(graph => [...graphLines(graph, screen), '']),
    ...wrap(foot, width).map(line => paint.dim(line)),
  ].join('\n')
}

function graphLines(graph: MonthlyGraph | YearlyGraph, screen: Screen): string[] {
  const { paint, say, locale, width } = screen
  const { columns, headers, rows, notes } = tableInWords(tableOf(graph), locale)
  const title = visible(graphTitle(graph.graph, graph, locale))
  const above = unitsAbove([graph])
  // The note comes last, where there is one.
  const noteAt = columns.includes('note') ? columns.indexOf('note') : columns.length
  const keys = columns.filter(column => KEYS.includes(column)).length
  const texts = rows.map(row => row.map(value => cellText(value, locale)))
  const blocks = gridLines(
    headers.slice(0, noteAt).map((header, at) => ({
      header,
      isNumber: at >= keys,
    })),
    texts.map(cells => cells.slice(0, noteAt)),
    ...[keys, width],
  )
  return [
    ...wrap(title, width).map(line => paint.strong(line)),
    ...blocks.flatMap(({ header, rows: lines }) => [...header.map(line => paint.dim(line)), ...lines]),
    ...notes.flatMap(([name, meaning]) => {
      const about = texts
        .filter(cells => cells[noteAt] === name)
        .map(cells =>
          cells
            .slice(0, keys)
            .filter(text => text !== NOTHING)
            .join(' '),
        )
      return wrap(`${name} (${[...new Set(about)].join(', ')}). ${meaning}`, width)
    }),
    ...(above.length > 0 ? wrap(say(TEXTS.standsIn, { units: above.map(visible).join(', ') }), width) : []),
  ]
}

/** Months without a day; a dash for what is missing. */
function cellText(value: ListValue, locale: Locale): string {
  if (value === null) return NOTHING
  if (typeof value === 'number') {
    // Years are no quantities: below 10 000 nothing is grouped that could be one.
    return Number.isInteger(value) && value < 10_000 ? String(value) : count(value, locale)
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
