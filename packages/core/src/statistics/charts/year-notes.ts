import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import { HEALTH_PEOPLE_MIN, STATISTICS_EMPLOYED_MIN } from '../../limits/index.ts'
import type { GraphYear, HealthFigure } from '../graphs/yearly-graph.ts'
import type { HealthGap } from '../health/told-people.ts'
import { areaName } from '../words.ts'
import { listInWords } from './chart-words.ts'

const OF_YEARS: Record<NonNullable<GraphYear['gap']>, Text> = {
  'not-made': {
    sv: '{years}: tas fram den 10 januari året efter.',
    en: '{years}: made on 10 January of the year after.',
  },
  'few-employed': {
    sv: '{years}: färre än {employed} anställda i företaget.',
    en: '{years}: fewer than {employed} employed in the company.',
  },
}

const OF_AREAS: Record<HealthGap, Text> = {
  'few-in': {
    sv: '{year}, {areas}: färre än {people} personer, så antalet visas inte.',
    en: '{year}, {areas}: fewer than {people} people, so the number is not shown.',
  },
  'few-outside': {
    sv: '{year}, {areas}: nästan alla skulle ingå, så antalet visas inte.',
    en: '{year}, {areas}: nearly everyone would be in it, so the number is not shown.',
  },
}

const NOT_AREA: Text = {
  sv: '{year}, {areas}: redovisas inte för sig.',
  en: '{year}, {areas}: not told by itself.',
}

const HIDDEN: Text = {
  sv: 'Diagrammet visar de {shown} största av {all} delar.',
  en: 'The chart shows the {shown} largest of {all} parts.',
}

/** Why whole years have no figures. */
export function yearGaps(years: readonly GraphYear[], locale: Locale): string {
  const reasons = [...new Set(years.flatMap(({ gap }) => gap ?? []))]
  return reasons
    .map(reason => {
      const those = years.filter(({ gap }) => gap === reason).map(({ year }) => year)
      const values = { years: listInWords(those, locale), employed: STATISTICS_EMPLOYED_MIN }
      return fillText(OF_YEARS[reason], locale, values)
    })
    .join(' ')
}

/** Why areas have no figure in a year that has some. `shown` are the areas that a chart has room for in every year. */
export function areaGaps(
  years: readonly GraphYear[],
  locale: Locale,
  shown: readonly HealthFigure[] = [],
): string {
  return years.flatMap(year => areaGapsOf(year, locale, shown)).join(' ')
}

function areaGapsOf({ year, figures }: GraphYear, locale: Locale, shown: readonly HealthFigure[]): string[] {
  const isShown = ({ area }: HealthFigure): boolean =>
    shown.length === 0 || shown.some(other => other.area.id === area.id)
  const missing = shown.filter(({ area }) => !figures.some(figure => figure.area.id === area.id))
  const say = (text: Text, those: readonly HealthFigure[]): string[] => {
    if (those.length === 0) return []
    const areas = listInWords(
      those.map(figure => areaName(figure, locale)),
      locale,
    )
    return [fillText(text, locale, { year, areas, people: HEALTH_PEOPLE_MIN })]
  }
  return [
    ...say(
      OF_AREAS['few-in'],
      figures.filter(isShown).filter(({ gap }) => gap === 'few-in'),
    ),
    ...say(
      OF_AREAS['few-outside'],
      figures.filter(isShown).filter(({ gap }) => gap === 'few-outside'),
    ),
    ...say(NOT_AREA, missing),
  ]
}

/** That a chart has no room for all areas; empty where it has. */
export function hiddenAreas(shown: number, hidden: number, locale: Locale): string {
  return hidden === 0 ? '' : fillText(HIDDEN, locale, { shown, all: shown + hidden })
}
