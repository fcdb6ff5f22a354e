import { lineHeight, textLine } from './blocks.ts'
import { LABEL_SIZE } from './category-labels.ts'
import { type Chart, greatestValue, isGapOfAll } from './chart.ts'
import { gapFill } from './series-look.ts'
import { node, type SvgNode } from './svg-node.ts'
import { textWidth } from './text-width.ts'
import type { ChartTheme } from './theme.ts'
import { type ValueAxis, valueAxis, valueFormat } from './value-axis.ts'

/** The area that the values of a chart are drawn in, from its own top. */
export interface Plot {
  readonly chart: Chart
  readonly theme: ChartTheme
  readonly axis: ValueAxis
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** px from one category to the next. */
  readonly band: number
}

/** Room above the plot for the upper half of the highest label, and for the value of the highest bar. */
const ABOVE = 18
const BESIDE = 8
const MOST_STEPS = 5

const style = { size: LABEL_SIZE } as const

/** The plot of columns or lines: as wide as the labels of its values leave, and lower on a phone. */
export function plotOf(chart: Chart, theme: ChartTheme, size: { width: number; reserved: number }): Plot {
  const axis = valueAxis(greatestValue(chart), chart.unit ?? 'count', MOST_STEPS)
  const format = valueFormat(chart)
  const left = Math.ceil(Math.max(...axis.ticks.map(tick => textWidth(format(tick), style))) + BESIDE)
  const right = size.width - size.reserved
  const bottom = ABOVE + Math.round(Math.min(320, Math.max(200, size.width * 0.36)))
  const band = (right - left) / Math.max(1, chart.categories.length)
  return { chart, theme, axis, left, right, top: ABOVE, bottom, band }
}

export function yOf({ axis, top, bottom }: Plot, value: number): number {
  return bottom - ((bottom - top) * Math.max(0, value)) / axis.end
}

/** The middle of a category. */
export function xOf({ left, band }: Plot, index: number): number {
  return left + band * (index + 0.5)
}

/** Light lines across, the values at their left, and the line of zero. */
export function valueGrid(plot: Plot): { readonly lines: SvgNode[]; readonly zero: SvgNode } {
  const { chart, theme, axis, left, right } = plot
  const format = valueFormat(chart)
  const across = (value: number, stroke: string): SvgNode =>
    node('path', { d: `M${left} ${Math.round(yOf(plot, value)) + 0.5}H${right}`, stroke, 'stroke-width': 1 })
  const lines = axis.ticks.flatMap(tick => [
    ...(tick === 0 ? [] : [across(tick, theme.colours.line)]),
    textLine(format(tick), {
      ...style,
      x: left - BESIDE,
      top: yOf(plot, tick) - lineHeight(LABEL_SIZE) / 2,
      fill: theme.colours.muted,
      anchor: 'end',
    }),
  ])
  return { lines, zero: across(0, theme.colours.axis) }
}

/** A hatched mark from bottom to top, so high that nobody takes it for a value. */
export function gapMark({ theme, top, bottom }: Plot, x: number, width: number): SvgNode {
  return node('rect', { x, y: top, width, height: bottom - top, fill: gapFill(theme) })
}

/** The hatched marks of categories of which nothing is known; neighbours are one mark. */
export function wholeGaps(plot: Plot): SvgNode[] {
  const runs: { start: number; end: number }[] = []
  plot.chart.categories.forEach((_, index) => {
    if (!isGapOfAll(plot.chart, index)) return
    const last = runs.at(-1)
    if (last?.end === index) last.end = index + 1
    else runs.push({ start: index, end: index + 1 })
  })
  const inset = Math.min(4, plot.band / 8)
  return runs.map(({ start, end }) =>
    gapMark(plot, plot.left + plot.band * start + inset, plot.band * (end - start) - 2 * inset),
  )
}
