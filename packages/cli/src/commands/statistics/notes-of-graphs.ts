import type { Locale } from '@salvia/core/i18n'
import { GRAPHS, type TableInWords } from '@salvia/core/statistics'

/** A graph as a table in words, whose cells are texts. */
export interface ShownTable {
  readonly words: TableInWords
  readonly texts: readonly (readonly string[])[]
  /** How many of the first columns say what a row is about. */
  readonly keys: number
  /** The place of the column of notes; where there is none, one beyond the last. */
  readonly noteAt: number
}

/**
 * What the notes of several graphs mean, each once: which rows have it, and what it says. Where not all graphs that could
 * have it do, or not for the same rows, it names the graphs.
 * @example 'Inte räknat än (2026-11). Månadens besök är inte räknade än.'
 */
export function notesOfGraphs(tables: readonly ShownTable[], locale: Locale): string[] {
  const noted = tables.flatMap(table => table.words.notes.map(note => ({ table, note })))
  return [...Map.groupBy(noted, ({ note }) => note.join(' ')).values()].flatMap(alike => {
    const [name, meaning] = alike[0]?.note ?? []
    if (name === undefined) return []
    const byRows = Map.groupBy(alike, ({ table }) => rowsWith(table, name))
    const isAll = byRows.size === 1 && alike.length === tables.filter(canHave(alike[0]?.table)).length
    const about = [...byRows].map(([rows, those]) => {
      const graphs = those.map(({ table }) => GRAPHS[table.words.graph].name[locale])
      return isAll ? rows : `${graphs.join(', ')}: ${rows}`
    })
    return [`${name} (${about.join('; ')}). ${meaning}`]
  })
}

/** Notes of months are those of other graphs by month, and so of years. */
const canHave =
  (one: ShownTable | undefined) =>
  ({ words }: ShownTable): boolean =>
    one !== undefined &&
    words.columns.includes('note') &&
    GRAPHS[words.graph].kind === GRAPHS[one.words.graph].kind

const NOTHING = '–'

function rowsWith({ texts, keys, noteAt }: ShownTable, name: string): string {
  const rows = texts
    .filter(cells => cells[noteAt] === name)
    .map(cells => cells.slice(0, keys).filter(text => text !== NOTHING))
  return [...new Set(rows.map(row => row.join(' ')))].join(', ')
}
