import { lineHeight, textLine } from './blocks.ts'
import { LABEL_SIZE } from './category-labels.ts'
import { isGapOfAll, totalAt, valueAt } from './chart.ts'
import { gapMark, type Plot, wholeGaps, xOf, yOf } from './plot.ts'
import { seriesColour, seriesFill } from './series-look.ts'
import { node, type SvgNode } from './svg-node.ts'
import { textWidth } from './text-width.ts'
import type { ChartTheme } from './theme.ts'
import { valueFormat } from './value-axis.ts'

/** The share of a category's width that its bars take, and the most px of one bar. */
const FILLED = 0.78
const WIDEST = 56

/** The bars of a chart of columns, beside each other or upon each other, with their values where there is room. */
export function columns(plot: Plot): SvgNode[] {
  return plot.chart.kind === 'stacked' ? stackedColumns(plot) : groupedColumns(plot)
}

/** A bar, its edge inside it, so that a pattern has a border. */
export function bar(theme: ChartTheme, index: number, box: Readonly<Record<Side, number>>): SvgNode[] {
  const { x, y, width, height } = box
  if (width <= 0 || height <= 0) return []
  const edge = Math.min(1, width / 4, height / 2)
  return [
    node('rect', {
      ...{ x: x + edge / 2, y: y + edge / 2, width: width - edge, height: height - edge },
      ...{ fill: seriesFill(theme, index), stroke: seriesColour(theme, index), 'stroke-width': edge },
    }),
  ]
}

type Side = 'x' | 'y' | 'width' | 'height'

function groupedColumns(plot: Plot): SvgNode[] {
  const { chart, band, bottom } = plot
  const slot = Math.min(WIDEST, (band * FILLED) / chart.series.length)
  // Bars of a group stand apart, where they are wide enough to be told apart by it.
  const width = slot > 6 && chart.series.length > 1 ? slot - 2 : slot
  const slotLeft = (category: number, series: number): number =>
    xOf(plot, category) + slot * (series - chart.series.length / 2)
  const parts = chart.categories.flatMap((_, category) =>
    chart.series.flatMap(({ values }, series) => {
      const value = valueAt(values, category)
      const x = slotLeft(category, series)
      if (value === null) return isGapOfAll(chart, category) ? [] : [gapMark(plot, x, width)]
      const y = yOf(plot, value)
      return bar(plot.theme, series, { x, y, width, height: bottom - y })
    }),
  )
  const values = chart.categories.flatMap((_, category) =>
    chart.series.flatMap(({ values: known }, series) => {
      const value = valueAt(known, category)
      return value === null ? [] : [{ value, x: slotLeft(category, series) + width / 2 }]
    }),
  )
  const room = chart.series.length > 1 ? slot : band
  return [...wholeGaps(plot), ...parts, ...valuesAbove(plot, values, room)]
}

function stackedColumns(plot: Plot): SvgNode[] {
  const { chart, band } = plot
  const width = Math.min(WIDEST, band * FILLED)
  const parts = chart.categories.flatMap((_, category) => {
    const x = xOf(plot, category) - width / 2
    let below = 0
    const known = chart.series.flatMap(({ values }, series) => {
      const value = valueAt(values, category) ?? 0
      const [from, to] = [yOf(plot, below), yOf(plot, below + value)]
      // A hairline of the surface parts two pieces, unless a piece would vanish by it.
      const gap = below > 0 && from - to > 3 ? 1 : 0
      below += value
      return bar(plot.theme, series, { x, y: to, width, height: from - to - gap })
    })
    return isPartlyKnown(plot, category) ? [gapMark(plot, x, width), ...known] : known
  })
  // The sum of what is known would be taken for the sum of all.
  const totals = chart.categories.flatMap((_, index) =>
    chart.series.some(({ values }) => valueAt(values, index) === null)
      ? []
      : [{ value: totalAt(chart, index), x: xOf(plot, index) }],
  )
  return [...wholeGaps(plot), ...parts, ...valuesAbove(plot, totals, band)]
}

function isPartlyKnown({ chart }: Plot, index: number): boolean {
  const known = chart.series.filter(({ values }) => valueAt(values, index) !== null)
  return known.length > 0 && known.length < chart.series.length
}

/** The values above their bars, all or none of them. */
function valuesAbove(
  plot: Plot,
  values: readonly { readonly value: number; readonly x: number }[],
  room: number,
): SvgNode[] {
  const format = valueFormat(plot.chart)
  const style = { size: LABEL_SIZE } as const
  if (values.some(({ value }) => textWidth(format(value), style) + 4 > room)) return []
  return values.map(({ value, x }) =>
    textLine(format(value), {
      ...style,
      ...{ x, top: yOf(plot, value) - lineHeight(LABEL_SIZE) - 1 },
      ...{ fill: plot.theme.colours.text, halo: plot.theme.colours.surface, anchor: 'middle' },
    }),
  )
}
