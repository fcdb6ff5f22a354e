import type { Locale, Text } from '../i18n/index.ts'
import type { ListValue } from '../lists/index.ts'
import type { Instant, IsoDate } from '../primitives/index.ts'
import { smallUnitsInWords } from './charts/month-notes.ts'
import { fullUnitName } from './graphs/graph-base.ts'
import { type StatisticsTable, tableOf } from './graphs/graph-table.ts'
import { askedGraph, GRAPHS } from './graphs/graphs.ts'
import type { MonthlyGraph } from './graphs/monthly-graph.ts'
import type { YearlyGraph } from './graphs/yearly-graph.ts'
import type { Period } from './period.ts'
import { periodInWords } from './period-words.ts'
import { tableInWords } from './table-in-words.ts'
import { unitsAbove } from './units-above.ts'
import { graphTitle } from './words.ts'
import { type Sheet, writeSheets } from './workbook.ts'

const WORDS = {
  sheet: { sv: 'Om siffrorna', en: 'About the figures' },
  title: { sv: 'Statistik', en: 'Statistics' },
  company: { sv: 'Organisation', en: 'Organisation' },
  clientNumber: { sv: 'Kundnummer', en: 'Client number' },
  unit: { sv: 'Enhet', en: 'Unit' },
  period: { sv: 'Period', en: 'Period' },
  below: { sv: 'Med underliggande enheter', en: 'With the units below' },
  yes: { sv: 'Ja', en: 'Yes' },
  no: { sv: 'Nej', en: 'No' },
  countedUntil: { sv: 'Besök räknade till och med', en: 'Visits counted until' },
  madeAt: { sv: 'Hämtad', en: 'Fetched' },
  contents: { sv: 'Blad', en: 'Sheets' },
  standsIn: { sv: 'Räknas i', en: 'Counted in' },
  years: {
    sv: 'Siffror om hälsa gäller hela kalenderår, och det område av organisationen som enheten hör till.',
    en: 'Figures about health are of whole calendar years, and of the area of the organisation that the unit belongs to.',
  },
} as const satisfies Record<string, Text>

/** What graphs were asked about, for the sheet that says so. */
export interface AskedGraphs {
  readonly company: { readonly name: string; readonly clientNumber: string }
  readonly period: Period
  /** The last day whose visits are counted. */
  readonly countedUntil: IsoDate
  readonly madeAt: Instant
}

/**
 * Writes graphs of one unit and period as a workbook: a sheet that says what was asked and what the notes mean, and a sheet
 * for each graph.
 */
export function graphsWorkbook(
  graphs: readonly (MonthlyGraph | YearlyGraph)[],
  asked: AskedGraphs,
  locale: Locale,
): Promise<Uint8Array> {
  const tables = graphs.map(tableOf)
  const sheets = tables.map((table): Sheet => {
    const { graph, headers, rows } = tableInWords(table, locale)
    return { name: GRAPHS[graph].name[locale], rows: [headers, ...rows], hasMonths: true }
  })
  const about = { name: WORDS.sheet[locale], rows: aboutRows(graphs, tables, asked, locale) }
  return writeSheets([about, ...sheets], WORDS.title, locale)
}

function aboutRows(
  graphs: readonly (MonthlyGraph | YearlyGraph)[],
  tables: readonly StatisticsTable[],
  { company, period, countedUntil, madeAt }: AskedGraphs,
  locale: Locale,
): (readonly ListValue[])[] {
  const said = (word: keyof typeof WORDS) => WORDS[word][locale]
  const [first] = graphs
  if (!first) return []
  const { unit, recursive } = first
  const smallUnits = smallUnitsInWords(graphs, locale)
  return [
    [said('company'), company.name],
    [said('clientNumber'), company.clientNumber],
    [said('unit'), fullUnitName(unit)],
    [said('period'), periodInWords(period, locale)],
    [said('below'), said(recursive ? 'yes' : 'no')],
    [said('countedUntil'), { date: countedUntil }],
    [said('madeAt'), { moment: madeAt }],
    [],
    ...graphs.map((graph, at) => [
      at === 0 ? said('contents') : null,
      graphTitle(graph.graph, graph, locale),
    ]),
    ...(graphs.some(({ kind }) => kind === 'years') ? [[null, said('years')]] : []),
    ...(smallUnits === '' ? [] : [[null, smallUnits]]),
    ...noteRows(graphs, tables, locale),
  ]
}

/** What each note means, once, and in which units above small ones are counted. */
function noteRows(
  graphs: readonly (MonthlyGraph | YearlyGraph)[],
  tables: readonly StatisticsTable[],
  locale: Locale,
): (readonly ListValue[])[] {
  // The same code may mean one thing of months and another of years.
  const notes = new Map(
    tables.flatMap(table =>
      tableInWords(table, locale).notes.map(note => [`${kindOf(table)} ${note[0]}`, note]),
    ),
  )
  if (notes.size === 0) return []
  return [[], ...notes.values(), ...unitsAbove(graphs).map(name => [WORDS.standsIn[locale], name])]
}

const kindOf = ({ graph }: StatisticsTable) => askedGraph(graph).kind
