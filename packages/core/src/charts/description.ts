import { fillText, type Text } from '../i18n/index.ts'
import { type Chart, hasGaps, isGapOfAll, valueAt } from './chart.ts'
import { valueFormat } from './value-axis.ts'

const KINDS: Readonly<Record<Chart['kind'], Text>> = {
  bars: { sv: 'Stapeldiagram', en: 'Bar chart' },
  stacked: { sv: 'Staplat stapeldiagram', en: 'Stacked bar chart' },
  lines: { sv: 'Linjediagram', en: 'Line chart' },
}

const SPAN: Text = { sv: 'från {first} till {last}', en: 'from {first} to {last}' }
const HIGHEST: Text = { sv: 'Högst: {value} ({where}).', en: 'Highest: {value} ({where}).' }
const ABSENT: Text = { sv: 'Uppgift saknas.', en: 'No figure.' }

const BROKEN: Text = {
  sv: 'Där en linje är bruten saknas uppgift.',
  en: 'Where a line is broken, there is no figure.',
}

/** Whether a gap of the chart has a hatched mark: one of several lines is only broken by its own. */
export function hasMarkedGap(chart: Chart): boolean {
  return (
    hasGaps(chart) &&
    (chart.kind !== 'lines' || chart.categories.some((_, index) => isGapOfAll(chart, index)))
  )
}

/** What a gap means: the note of the chart, or that a figure is absent. */
export function gapText(chart: Chart): string {
  return chart.note ?? (hasMarkedGap(chart) ? ABSENT : BROKEN)[chart.locale]
}

/** What a chart shows, in a few sentences for somebody who does not see it. The figures are in the table beside it. */
export function description(chart: Chart): string {
  const { kind, locale, categories, series, subtitle } = chart
  const [first = '', last = ''] = [categories[0], categories.at(-1)]
  const span = categories.length > 1 ? fillText(SPAN, locale, { first, last }) : first
  const names = series.length > 1 ? `${series.map(({ name }) => name).join(', ')}.` : ''
  const gaps = hasGaps(chart) ? gapText(chart) : ''
  return [`${subtitle}.`, `${KINDS[kind][locale]} ${span}.`, names, highest(chart), gaps]
    .filter(sentence => sentence.trim().length > 1)
    .join(' ')
}

function highest(chart: Chart): string {
  const { locale, categories, series } = chart
  const values = series.flatMap(({ name, values: known }) =>
    categories.flatMap((category, index) => {
      const value = valueAt(known, index)
      return value === null ? [] : [{ value, where: series.length > 1 ? `${name}, ${category}` : category }]
    }),
  )
  const [first] = values.toSorted((one, other) => other.value - one.value)
  if (!first || first.value === 0) return ''
  return fillText(HIGHEST, locale, { value: valueFormat(chart)(first.value), where: first.where })
}
