import { MOST_SERIES } from './chart.ts'
import { node, rounded, type SvgNode } from './svg-node.ts'
import type { ChartTheme } from './theme.ts'

/** The edge of a pattern's tile in px. */
const TILE = 8

export function seriesColour({ colours }: ChartTheme, index: number): string {
  return colours.series[index % MOST_SERIES] ?? colours.text
}

/** The fill of a series: the first is solid, every other has a pattern of its own, so that greyscale tells them apart. */
export function seriesFill(theme: ChartTheme, index: number): string {
  return index % MOST_SERIES === 0
    ? seriesColour(theme, index)
    : `url(#${theme.idPrefix}-pattern-${index % MOST_SERIES})`
}

export function gapFill({ idPrefix }: ChartTheme): string {
  return `url(#${idPrefix}-gap)`
}

/** The stroke of each series as a line, as dashes. */
const DASHES = [undefined, '7 3', '2 3', '10 3 2 3', '4 2'] as const

export function seriesDash(index: number): string | undefined {
  return DASHES[index % MOST_SERIES]
}

/** The patterns that a chart of so many series uses, and that of gaps. */
export function patterns(theme: ChartTheme, { series, gaps }: { series: number; gaps: boolean }): SvgNode[] {
  const used = Array.from({ length: Math.min(series, MOST_SERIES) }, (_, index) => index).slice(1)
  return [
    ...used.map(index =>
      tile(`${theme.idPrefix}-pattern-${index}`, index === 1 || index === 4 ? 45 : undefined, [
        node('rect', { width: TILE, height: TILE, fill: seriesColour(theme, index) }),
        ...ornament(index, theme.colours.surface),
      ]),
    ),
    ...(gaps ? [tile(`${theme.idPrefix}-gap`, -45, [stripe(theme.colours.axis, 1)])] : []),
  ]
}

function tile(id: string, turn: number | undefined, children: readonly SvgNode[]): SvgNode {
  const patternTransform = turn === undefined ? undefined : `rotate(${turn})`
  return node(
    'pattern',
    { id, width: TILE, height: TILE, patternUnits: 'userSpaceOnUse', patternTransform },
    children,
  )
}

function stripe(fill: string, height: number): SvgNode {
  return node('rect', { width: TILE, height, fill })
}

/** What a pattern has on its colour: stripes, dots, lying stripes, squares. */
function ornament(index: number, fill: string): SvgNode[] {
  if (index === 2) return [node('circle', { cx: TILE / 2, cy: TILE / 2, r: 1.7, fill })]
  if (index === 4) return [stripe(fill, 1.5), node('rect', { width: 1.5, height: TILE, fill })]
  return [stripe(fill, index === 1 ? 2 : 2.5)]
}

/** The marker of a series around a point: circle, square, triangle, diamond, cross. */
export function marker(theme: ChartTheme, index: number, [x, y]: readonly [number, number]): SvgNode {
  const fill = seriesColour(theme, index)
  const edge = { fill, stroke: theme.colours.surface, 'stroke-width': 1 }
  const shape = (points: readonly (readonly [number, number])[]): SvgNode =>
    node('path', {
      d: `M${points.map(([right, down]) => `${rounded(x + right)} ${rounded(y + down)}`).join('L')}Z`,
      ...edge,
    })
  switch (index % MOST_SERIES) {
    case 0:
      return node('circle', { cx: x, cy: y, r: 4, ...edge })
    case 1:
      return node('rect', { x: x - 4, y: y - 4, width: 8, height: 8, ...edge })
    case 2:
      return shape([
        [0, -5],
        [5, 4],
        [-5, 4],
      ])
    case 3:
      return shape([
        [0, -5.5],
        [5.5, 0],
        [0, 5.5],
        [-5.5, 0],
      ])
    default:
      return node('path', {
        d: `M${rounded(x - 4)} ${rounded(y - 4)}l8 8M${rounded(x + 4)} ${rounded(y - 4)}l-8 8`,
        stroke: fill,
        'stroke-width': 2.5,
      })
  }
}
