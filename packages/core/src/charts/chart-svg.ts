import { type Block, NOTHING, paragraph, space, stacked } from './blocks.ts'
import { categoryLabels, fits, isTime } from './category-labels.ts'
import { type Chart, hasGaps } from './chart.ts'
import { columns } from './columns.ts'
import { description, gapText, hasMarkedGap } from './description.ts'
import { legend, SAMPLE } from './legend.ts'
import { lines, nameRoom, namesAtEnds } from './lines.ts'
import { plotOf, valueGrid } from './plot.ts'
import { rows } from './rows.ts'
import { gapFill, patterns } from './series-look.ts'
import { node, type SvgNode, svgText } from './svg-node.ts'
import type { ChartTheme } from './theme.ts'

/**
 * A chart as SVG, the same text on every machine. It is an image with a title and a description for screen readers;
 * series differ by colour, by pattern or marker, and by name.
 */
export function chartSvg(chart: Chart, theme: ChartTheme): string {
  return svgText(chartTree(chart, theme))
}

/** The same as elements, for a page that makes its own of them. */
export function chartTree(chart: Chart, theme: ChartTheme): SvgNode {
  const { width, margin, idPrefix, colours, fontFamily } = theme
  const content = stacked([
    heading(chart, theme),
    body(chart, theme, width - 2 * margin),
    footer(chart, theme),
  ])
  const height = Math.ceil(content.height + 2 * margin)
  const ids = { title: `${idPrefix}-title`, description: `${idPrefix}-description` }
  const defs = patterns(theme, { series: chart.series.length, gaps: hasGaps(chart) })
  return node(
    'svg',
    {
      ...{ xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
      ...{ role: 'img', 'aria-labelledby': ids.title, 'aria-describedby': ids.description },
      'font-family': fontFamily && `${fontFamily}, sans-serif`,
    },
    [
      node('title', { id: ids.title }, [chart.title]),
      node('desc', { id: ids.description }, [description(chart)]),
      ...(defs.length === 0 ? [] : [node('defs', {}, defs)]),
      ...(theme.isWhole ? [node('rect', { width, height, fill: colours.surface })] : []),
      node('g', margin === 0 ? {} : { transform: `translate(${margin} ${margin})` }, content.nodes),
    ],
  )
}

function heading({ title, subtitle }: Chart, { isWhole, width, margin, colours }: ChartTheme): Block {
  if (!isWhole) return NOTHING
  const room = width - 2 * margin
  return stacked([
    paragraph(title, room, { x: 0, size: 18, isBold: true, fill: colours.text }),
    space(2),
    paragraph(subtitle, room, { x: 0, size: 13, fill: colours.muted }),
    space(14),
  ])
}

/**
 * The legend and the values: lying bars where the names of categories do not fit below columns. Names have no order that
 * a line could follow, so that a line gives way to bars there, too.
 */
function body(chart: Chart, theme: ChartTheme, width: number): Block {
  const reserved = nameRoom(chart, width)
  const plot = plotOf(chart, theme, { width, reserved })
  if (!isTime(chart.categories) && !fits(chart.categories, plot.band)) {
    const lying: Chart = chart.kind === 'lines' ? { ...chart, kind: 'bars' } : chart
    return stacked([...legendAbove(lying, theme, width), space(6), rows(lying, theme, width)])
  }
  const above = reserved === 0 ? legendAbove(chart, theme, width) : []
  const grid = valueGrid(plot)
  const marks = chart.kind === 'lines' ? lines(plot) : columns(plot)
  const ends = reserved === 0 ? [] : namesAtEnds(plot, theme)
  const labels = categoryLabels(chart.categories, {
    ...{ left: plot.left, band: plot.band, edge: width, fill: theme.colours.muted },
  })
  const area: Block = {
    height: plot.bottom,
    // Lines cover the zero of the axis, and columns stand on it.
    nodes:
      chart.kind === 'lines'
        ? [...grid.lines, grid.zero, ...marks, ...ends]
        : [...grid.lines, ...marks, grid.zero],
  }
  return stacked([...above, area, space(6), labels])
}

function legendAbove(chart: Chart, theme: ChartTheme, width: number): Block[] {
  const names = legend(chart, theme, width)
  return names === NOTHING ? [] : [names, space(6)]
}

/** Why there are gaps, beside what a gap looks like where one is drawn; what else must be known; and the source. */
function footer(chart: Chart, theme: ChartTheme): Block {
  const { isWhole, width, margin, colours } = theme
  const room = width - 2 * margin
  const style = { size: 12, fill: colours.muted } as const
  const source = isWhole ? [space(10), paragraph(chart.source, room, { ...style, x: 0 })] : []
  const remark = chart.remark ? [space(6), paragraph(chart.remark, room, { ...style, x: 0 })] : []
  if (!hasGaps(chart)) return stacked([...remark, ...source])
  const isMarked = hasMarkedGap(chart)
  const x = isMarked ? SAMPLE : 0
  const explained = paragraph(gapText(chart), room - x, { ...style, x })
  const swatch = node('rect', {
    ...{ x: 0.5, y: 2.5, width: 20, height: 12, fill: gapFill(theme), stroke: colours.axis },
  })
  const note = { ...explained, nodes: isMarked ? [swatch, ...explained.nodes] : explained.nodes }
  return stacked([space(10), note, ...remark, ...source])
}
