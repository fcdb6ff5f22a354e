import type { Locale } from '../i18n/index.ts'
import type { ListValue } from '../lists/index.ts'
import { parseIsoDate } from '../primitives/index.ts'
import type { StatisticsTable, TableColumn } from './graphs/graph-table.ts'
import { askedGraph, type Graph } from './graphs/graphs.ts'
import { noteMeaning } from './note-meanings.ts'
import { COLUMN_NAMES, codeInWords } from './words.ts'

/** A table as people read it: months are dates, numbers numbers, and codes words. */
export interface TableInWords {
  readonly graph: Graph
  readonly columns: readonly TableColumn[]
  readonly headers: readonly string[]
  readonly rows: readonly (readonly ListValue[])[]
  /** The notes that occur in it, each once: as the cells say it, and a sentence about it. */
  readonly notes: readonly (readonly [name: string, meaning: string])[]
}

/** Writes a table in a language. */
export function tableInWords({ graph: name, columns, rows }: StatisticsTable, locale: Locale): TableInWords {
  const { graph, kind } = askedGraph(name)
  const notes = new Set(rows.flatMap(({ note }) => (typeof note === 'string' ? [note] : [])))
  return {
    ...{ graph, columns, headers: columns.map(column => COLUMN_NAMES[column][locale]) },
    rows: rows.map(row => columns.map(column => cellInWords(column, row[column] ?? null, locale))),
    notes: [...notes].map(note => [
      codeInWords('note', note, locale),
      noteMeaning(kind, note)?.[locale] ?? '',
    ]),
  }
}

function cellInWords(column: TableColumn, value: string | number | null, locale: Locale): ListValue {
  if (typeof value !== 'string') return value
  const date = column === 'month' ? parseIsoDate(value) : undefined
  return date ? { date } : codeInWords(column, value, locale)
}
