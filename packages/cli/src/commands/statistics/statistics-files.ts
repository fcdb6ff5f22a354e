import type { Locale } from '@salvia/core/i18n'
import { CSV_BEGIN, csvLine, type DownloadFormat, type ListValue } from '@salvia/core/lists'
import {
  type AskedGraphs,
  graphsWorkbook,
  type MonthlyGraph,
  type StatisticsTable,
  tableInWords,
  tableOf,
  type YearlyGraph,
} from '@salvia/core/statistics'

/** Graphs as a file: a workbook of all, the one graph of a CSV file, or a row of a graph on each line. */
export async function graphsFile(
  format: DownloadFormat,
  graphs: readonly (MonthlyGraph | YearlyGraph)[],
  asked: AskedGraphs,
  locale: Locale,
): Promise<Uint8Array> {
  if (format === 'xlsx') return graphsWorkbook(graphs, asked, locale)
  const tables = graphs.map(tableOf)
  return new TextEncoder().encode(format === 'csv' ? csvOf(tables, locale) : linesOf(tables))
}

function csvOf(tables: readonly StatisticsTable[], locale: Locale): string {
  const lines = tables.flatMap(table => {
    const { headers, rows } = tableInWords(table, locale)
    return [headers, ...rows.map(row => row.map(value => inCsv(value, locale)))]
  })
  return CSV_BEGIN + lines.map(line => csvLine(line, locale)).join('')
}

/** Months without a day. Decimals as the language writes them, since spreadsheet programs read `7.5` as a date in Swedish. */
function inCsv(value: ListValue, locale: Locale): ListValue {
  if (typeof value === 'number' && !Number.isInteger(value))
    return locale === 'sv' ? String(value).replace('.', ',') : value
  return value !== null && typeof value === 'object' && 'date' in value ? value.date.slice(0, 7) : value
}

function linesOf(tables: readonly StatisticsTable[]): string {
  const rows = tables.flatMap(table => {
    const { graph } = tableInWords(table, 'sv')
    return table.rows.map(row => ({ graph, unit: table.unit.id, ...row }))
  })
  return rows.map(row => `${JSON.stringify(row)}\n`).join('')
}
