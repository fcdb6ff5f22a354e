import { lineHeight, textLine } from './blocks.ts'
import { type Chart, valueAt } from './chart.ts'
import { SAMPLE, sample } from './legend.ts'
import { type Plot, wholeGaps, xOf, yOf } from './plot.ts'
import { marker, seriesColour, seriesDash } from './series-look.ts'
import { node, rounded, type SvgNode } from './svg-node.ts'
import { textWidth } from './text-width.ts'
import type { ChartTheme } from './theme.ts'

type Point = readonly [x: number, y: number]

/** The least px between two markers of a line. */
const BETWEEN_MARKERS = 18
const NAME_SIZE = 13
const LEAST_WIDTH = 560
const LONGEST_NAME = 170
/** From the last point to its name. */
const BEFORE_NAME = 10

/** Lines with markers, broken where a value is missing. */
export function lines(plot: Plot): SvgNode[] {
  const every = Math.max(1, Math.ceil(BETWEEN_MARKERS / plot.band))
  const shapes = plot.chart.series.flatMap((_, series) => {
    const runs = runsOf(plot, series)
    const d = runs.map(run => `M${run.map(({ at }) => at.map(rounded).join(' ')).join('L')}`).join('')
    const path = node('path', {
      ...{ d, fill: 'none', stroke: seriesColour(plot.theme, series), 'stroke-width': 2 },
      ...{ 'stroke-dasharray': seriesDash(series), 'stroke-linejoin': 'round' },
    })
    // The first and the last point of a piece always have a marker: a value between two gaps has no line.
    const marked = runs.flatMap(run =>
      run.filter(({ index }, place) => index % every === 0 || place === 0 || place === run.length - 1),
    )
    return [...(d ? [path] : []), ...marked.map(({ at }) => marker(plot.theme, series, at))]
  })
  return [...wholeGaps(plot), ...shapes]
}

interface KnownPoint {
  readonly index: number
  readonly at: Point
}

/** The pieces of a line between its gaps. */
function runsOf(plot: Plot, series: number): KnownPoint[][] {
  const values = plot.chart.series[series]?.values ?? []
  const runs: KnownPoint[][] = [[]]
  plot.chart.categories.forEach((_, index) => {
    const value = valueAt(values, index)
    if (value === null) runs.push([])
    else runs.at(-1)?.push({ index, at: [xOf(plot, index), yOf(plot, value)] })
  })
  return runs.filter(run => run.length > 0)
}

/** How many px the names of lines take at their right ends; 0 where they stand in a legend instead. */
export function nameRoom({ kind, series }: Chart, width: number): number {
  if (kind !== 'lines' || series.length < 2 || width < LEAST_WIDTH) return 0
  const widest = Math.max(...series.map(({ name }) => textWidth(name, { size: NAME_SIZE })))
  return widest > LONGEST_NAME ? 0 : Math.ceil(BEFORE_NAME + SAMPLE + widest)
}

/** The names at the ends of their lines, as near as they do not collide. */
export function namesAtEnds(plot: Plot, theme: ChartTheme): SvgNode[] {
  const height = lineHeight(NAME_SIZE)
  const ends = plot.chart.series
    .map(({ name }, series) => ({
      name,
      series,
      wanted: runsOf(plot, series).at(-1)?.at(-1)?.at[1] ?? plot.bottom,
    }))
    .sort((one, other) => one.wanted - other.wanted || one.series - other.series)
  const middles = spread(
    ends.map(({ wanted }) => wanted),
    height,
    plot.bottom,
  )
  const x = plot.right + BEFORE_NAME
  return ends.flatMap(({ name, series }, place) => {
    const middle = rounded(middles[place] ?? 0)
    return [
      ...sample(plot.chart, theme, series, [x, middle]),
      textLine(name, {
        ...{ x: x + SAMPLE, top: middle - height / 2, size: NAME_SIZE, fill: theme.colours.text },
      }),
    ]
  })
}

/** Ordered places moved apart so that each has its height, none below the bottom. */
function spread(wanted: readonly number[], height: number, bottom: number): number[] {
  const placed: number[] = []
  for (const place of wanted)
    placed.push(Math.max(place, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + height))
  for (let index = placed.length - 1; index >= 0; index--) {
    const most = index === placed.length - 1 ? bottom : (placed[index + 1] ?? bottom) - height
    placed[index] = Math.min(placed[index] ?? bottom, most)
  }
  return placed
}
