import { MEDICAL_CHECKS } from '../certificates/index.ts'
import type { Locale, Text } from '../i18n/index.ts'
import { HEALTH_PEOPLE_MIN, STATISTICS_EMPLOYED_MIN } from '../limits/index.ts'
import { fullUnitName, type StatisticsUnit } from './graphs/graph-base.ts'
import { REST_OF_COMPANY, type TableColumn } from './graphs/graph-table.ts'
import { GRAPHS, type Graph } from './graphs/graphs.ts'
import type { Period } from './period.ts'
import { periodInWords } from './period-words.ts'
import { VISIT_CATEGORIES, VISIT_CAUSES } from './visit-catalogue.ts'

const categoryNames = Object.fromEntries(
  Object.entries(VISIT_CATEGORIES).map(([category, { name }]) => [category, name]),
) as { readonly [Category in keyof typeof VISIT_CATEGORIES]: Text }

/** The names of the columns of tables, which are those of a graph's series too. */
export const COLUMN_NAMES: Readonly<Record<TableColumn, Text>> = {
  ...categoryNames,
  month: { sv: 'Månad', en: 'Month' },
  year: { sv: 'År', en: 'Year' },
  area: { sv: 'Del av organisationen', en: 'Part of the organisation' },
  cause: { sv: 'Orsak', en: 'Reason' },
  check: { sv: 'Kontroll', en: 'Check-up' },
  visits: { sv: 'Besök', en: 'Visits' },
  done: { sv: 'Gjorda', en: 'Done' },
  expired: { sv: 'Utgångna', en: 'Expired' },
  preventive: { sv: 'Förebyggande', en: 'Preventive' },
  reactive: { sv: 'Åtgärdande', en: 'Reactive' },
  people: { sv: 'Personer', en: 'People' },
  total: { sv: 'Alla', en: 'All' },
  share: { sv: 'Förebyggande, procent', en: 'Preventive, per cent' },
  'year-before': { sv: 'Året innan', en: 'Year before' },
  employed: { sv: 'Anställda', en: 'Employees' },
  'per-100': { sv: 'Per 100 anställda', en: 'Per 100 employees' },
  note: { sv: 'Anmärkning', en: 'Note' },
}

/** Why a row of a table has no number, or not all. */
const NOTES: Readonly<Record<string, Text>> = {
  'few-employed': {
    sv: `Färre än ${STATISTICS_EMPLOYED_MIN} anställda`,
    en: `Fewer than ${STATISTICS_EMPLOYED_MIN} employees`,
  },
  'not-counted': { sv: 'Inte räknat än', en: 'Not counted yet' },
  'stands-above': {
    sv: 'Enhetens egna besök räknas i en enhet ovanför',
    en: 'The unit’s own visits are counted in a unit above',
  },
  'few-in': {
    sv: `Färre än ${HEALTH_PEOPLE_MIN} personer`,
    en: `Fewer than ${HEALTH_PEOPLE_MIN} people`,
  },
  'few-outside': { sv: 'Nästan alla skulle ingå', en: 'Nearly everyone would be in it' },
  'not-made': { sv: 'Inte framtagen än', en: 'Not made yet' },
}

const REST: Text = { sv: 'Övriga delar', en: 'Other parts' }

/** The part of the organisation that a figure about health is of. */
export function areaName(
  { area, isRest }: { readonly area: { readonly name: string }; readonly isRest: boolean },
  locale: Locale,
): string {
  return isRest ? REST[locale] : area.name
}

const REST_IN_SENTENCE: Text = {
  sv: 'övriga delar av organisationen',
  en: 'the other parts of the organisation',
}

/** The same within a sentence. @example '28 personer i övriga delar av organisationen' */
export function areaInSentence(figure: Parameters<typeof areaName>[0], locale: Locale): string {
  return figure.isRest ? REST_IN_SENTENCE[locale] : figure.area.name
}

const namesOf = (facts: Readonly<Record<string, { readonly name: Text }>>): Readonly<Record<string, Text>> =>
  Object.fromEntries(Object.entries(facts).map(([code, { name }]) => [code, name]))

/** The columns whose cells are codes, with the words of those. */
const CODES = {
  area: { [REST_OF_COMPANY]: REST },
  cause: namesOf(VISIT_CAUSES),
  check: { ...namesOf(MEDICAL_CHECKS), other: VISIT_CAUSES.other.name },
  note: NOTES,
}

/** A cell of a table in words, where it is a code; one that this version does not know stands as it is. */
export function codeInWords(column: TableColumn, cell: string, locale: Locale): string {
  const names: Readonly<Record<string, Text>> | undefined = CODES[column as keyof typeof CODES]
  return names && Object.hasOwn(names, cell) ? (names[cell]?.[locale] ?? cell) : cell
}

/** @example graphTitle('visits', { unit, period }, 'sv') // 'Besök, Produktion / Gjuteri, januari–oktober 2026' */
export function graphTitle(
  graph: Graph,
  { unit, period }: { readonly unit: Pick<StatisticsUnit, 'name' | 'path'>; readonly period: Period },
  locale: Locale,
): string {
  return `${GRAPHS[graph].name[locale]}, ${fullUnitName(unit)}, ${periodInWords(period, locale)}`
}
