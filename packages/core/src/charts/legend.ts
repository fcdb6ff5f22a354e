import { type Block, lineHeight, NOTHING, textLines } from './blocks.ts'
import type { Chart } from './chart.ts'
import { marker, seriesColour, seriesDash, seriesFill } from './series-look.ts'
import { node, type SvgNode } from './svg-node.ts'
import { textWidth, wrapped } from './text-width.ts'
import type { ChartTheme } from './theme.ts'

const SIZE = 13
/** px from the start of a sample to its name. */
export const SAMPLE = 28
const BETWEEN = 18

/** How a series looks, 20 px wide: a piece of its bar, or of its line with a marker. */
export function sample(
  chart: Chart,
  theme: ChartTheme,
  index: number,
  [x, middle]: readonly [number, number],
) {
  const stroke = seriesColour(theme, index)
  if (chart.kind !== 'lines')
    return [
      node('rect', {
        ...{ x, y: middle - 6, width: 20, height: 12 },
        ...{ fill: seriesFill(theme, index), stroke, 'stroke-width': 1 },
      }),
    ]
  return [
    node('path', {
      d: `M${x} ${middle}h20`,
      ...{ stroke, 'stroke-width': 2, 'stroke-dasharray': seriesDash(index) },
    }),
    marker(theme, index, [x + 10, middle]),
  ]
}

/** The names of the series, each with its look, as many on a line as there is room for. */
export function legend(chart: Chart, theme: ChartTheme, width: number): Block {
  if (chart.series.length < 2) return NOTHING
  const line = lineHeight(SIZE)
  let [x, top, rowHeight] = [0, 0, 0]
  const nodes: SvgNode[] = []
  chart.series.forEach(({ name }, index) => {
    const lines = wrapped(name, width - SAMPLE, { size: SIZE })
    const taken = SAMPLE + Math.max(...lines.map(text => textWidth(text, { size: SIZE })))
    if (x > 0 && x + taken > width) {
      top += rowHeight + 4
      x = 0
      rowHeight = 0
    }
    nodes.push(...sample(chart, theme, index, [x + 0.5, top + line / 2]))
    nodes.push(...textLines(lines, { x: x + SAMPLE, top, size: SIZE, fill: theme.colours.text }))
    x += taken + BETWEEN
    rowHeight = Math.max(rowHeight, lines.length * line)
  })
  return { height: top + rowHeight, nodes }
}
