import { type Block, lineHeight, textLine, textLines } from './blocks.ts'
import { LABEL_SIZE } from './category-labels.ts'
import { type Chart, greatestValue, totalAt, valueAt } from './chart.ts'
import { bar } from './columns.ts'
import { gapFill } from './series-look.ts'
import { node, type SvgNode } from './svg-node.ts'
import { textWidth, wrapped } from './text-width.ts'
import type { ChartTheme } from './theme.ts'
import { valueAxis, valueFormat } from './value-axis.ts'

const NAME_SIZE = 13
const BAR = 16
const THIN_BAR = 12
const BETWEEN_GROUPS = 12
/** The least px from one label of the axis to the next. */
const TICK_WIDTH = 64

const style = { size: LABEL_SIZE } as const

interface Rows {
  readonly chart: Chart
  readonly theme: ChartTheme
  readonly end: number
  /** px from zero to the end of the axis. */
  readonly length: number
}

/** Lying bars, each below the name of its category: for names that are too long to stand below columns. */
export function rows(chart: Chart, theme: ChartTheme, width: number): Block {
  const format = valueFormat(chart)
  const greatest = greatestValue(chart)
  const unit = chart.unit ?? 'count'
  const length = width - textWidth(format(greatest), style) - 12
  const tickWidth = Math.max(TICK_WIDTH, textWidth(format(greatest), style) + 16)
  const axis = valueAxis(greatest, unit, Math.max(1, Math.min(8, Math.floor(length / tickWidth))))
  const scale: Rows = { chart, theme, end: axis.end, length }
  let top = 0
  const groups = chart.categories.flatMap((name, category) => {
    const names = wrapped(name, width, { size: NAME_SIZE })
    const nodes = textLines(names, { x: 0, top, size: NAME_SIZE, fill: theme.colours.text })
    top += names.length * lineHeight(NAME_SIZE) + 2
    const { height, nodes: bars } = group(scale, category)
    const placed = node('g', { transform: `translate(0 ${top})` }, [...bars, zeroLine(theme, height)])
    top += height + BETWEEN_GROUPS
    return [...nodes, placed]
  })
  const labels = axis.ticks.map(tick => tickLabel(scale, tick, { top, text: format(tick) }))
  return { height: top + lineHeight(LABEL_SIZE), nodes: [...groups, ...labels] }
}

/** Zero stands beside the bars alone, so that it does not run through the names. */
function zeroLine({ colours }: ChartTheme, height: number): SvgNode {
  return node('path', { d: `M0.5 -2V${height + 2}`, stroke: colours.axis, 'stroke-width': 1 })
}

/** The bars of one category below each other, or one of all series after each other. */
function group(scale: Rows, category: number): Block {
  const { chart, theme } = scale
  const values = chart.series.map(({ values: known }) => valueAt(known, category))
  if (chart.kind !== 'stacked') {
    const height = chart.series.length > 1 ? THIN_BAR : BAR
    return {
      height: values.length * (height + 2) - 2,
      nodes: values.flatMap((value, series) =>
        value === null
          ? [gap(scale, { y: series * (height + 2), height })]
          : [
              ...bar(theme, series, {
                ...{ x: 1, y: series * (height + 2), width: (value * scale.length) / scale.end, height },
              }),
              valueAtEnd(scale, value, series * (height + 2) + height / 2),
            ],
      ),
    }
  }
  let before = 0
  const pieces = values.flatMap((value, series) => {
    const [from, to] = [before, before + (value ?? 0)].map(sum => 1 + (sum * scale.length) / scale.end)
    before += value ?? 0
    const [x, width] = [from ?? 1, (to ?? 1) - (from ?? 1)]
    return bar(theme, series, { x, y: 0, width: width > 3 ? width - 1 : width, height: BAR })
  })
  const hasGap = values.includes(null)
  const known = values.some(value => value !== null)
  const end = hasGap ? [gap(scale, { y: 0, height: BAR })] : []
  const total = hasGap || !known ? [] : [valueAtEnd(scale, totalAt(chart, category), BAR / 2)]
  return { height: BAR, nodes: [...end, ...pieces, ...total] }
}

function gap({ theme, length }: Rows, { y, height }: { y: number; height: number }): SvgNode {
  return node('rect', { x: 1, y, width: length, height, fill: gapFill(theme) })
}

function valueAtEnd({ chart, theme, end, length }: Rows, value: number, middle: number): SvgNode {
  return textLine(valueFormat(chart)(value), {
    ...style,
    x: 1 + (value * length) / end + 6,
    top: middle - lineHeight(LABEL_SIZE) / 2,
    fill: theme.colours.text,
  })
}

function tickLabel(
  { theme, end, length }: Rows,
  tick: number,
  { top, text }: { top: number; text: string },
): SvgNode {
  const anchor = tick === 0 ? 'start' : 'middle'
  return textLine(text, {
    ...style,
    x: (tick * length) / end,
    top: top,
    fill: theme.colours.muted,
    anchor,
  })
}
