import { fillText, type Locale, type Text } from '../i18n/index.ts'
import { isTime } from './category-labels.ts'
import { type Chart, hasGaps, isGapOfAll, valueAt } from './chart.ts'
import { valueFormat } from './value-axis.ts'

const KINDS: Readonly<Record<Chart['kind'], Text>> = {
  bars: { sv: 'Stapeldiagram', en: 'Bar chart' },
  stacked: { sv: 'Staplat stapeldiagram', en: 'Stacked bar chart' },
  lines: { sv: 'Linjediagram', en: 'Line chart' },
}

const SPAN: Text = { sv: 'från {first} till {last}', en: 'from {first} to {last}' }
const NAMED: Text = { sv: 'med {names}', en: 'of {names}' }
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

/** What a chart shows, in a few sentences for somebody who does not see it. */
export function description(chart: Chart): string {
  const { kind, locale, categories, series, subtitle, remark = '', tableHint = '' } = chart
  const names = series.length > 1 ? `${listed(series.map(({ name }) => name))}.` : ''
  const gaps = hasGaps(chart) ? gapText(chart) : ''
  return [
    `${subtitle}.`,
    `${KINDS[kind][locale]} ${span(categories, locale)}.`,
    names,
    highest(chart),
    gaps,
    remark,
    tableHint,
  ]
    .filter(sentence => sentence.trim().length > 1)
    .join(' ')
}

/** From the first to the last of an axis of time; other categories by name. */
function span(categories: readonly string[], locale: Locale): string {
  const [first = '', last = ''] = [categories[0], categories.at(-1)]
  if (categories.length < 2) return first
  if (isTime(categories)) return fillText(SPAN, locale, { first, last })
  return fillText(NAMED, locale, { names: listed(categories) })
}

/** Names that have commas themselves are parted by semicolons. */
function listed(names: readonly string[]): string {
  return names.join(names.some(name => name.includes(',')) ? '; ' : ', ')
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
