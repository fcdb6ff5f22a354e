import { node, type SvgNode } from './svg-node.ts'
import { type TextStyle, wrapped } from './text-width.ts'

/** A part of a drawing from its own top, with its height in px. Blocks are stacked. */
export interface Block {
  readonly height: number
  readonly nodes: readonly SvgNode[]
}

export const NOTHING: Block = { height: 0, nodes: [] }

/** From the top of a line of text to its baseline, as a share of the type size. */
const ASCENT = 0.95
const LINE_HEIGHT = 1.35

export interface Placed extends TextStyle {
  readonly x: number
  readonly top: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle' | 'end'
  /** The colour around the letters, where a line may run behind them. */
  readonly halo?: string
}

/** One line of text. */
export function textLine(text: string, { x, top, fill, size, isBold, anchor, halo }: Placed): SvgNode {
  return node(
    'text',
    {
      ...{ x, y: top + size * ASCENT, fill, 'font-size': size },
      'font-weight': isBold ? 600 : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      ...(halo && { stroke: halo, 'stroke-width': 3, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
    },
    [text],
  )
}

export function lineHeight(size: number): number {
  return Math.round(size * LINE_HEIGHT)
}

/** Lines of text below each other. */
export function textLines(lines: readonly string[], placed: Placed): SvgNode[] {
  const height = lineHeight(placed.size)
  return lines.map((line, index) => textLine(line, { ...placed, top: placed.top + index * height }))
}

/** A paragraph over the width, as a block. */
export function paragraph(text: string, width: number, placed: Omit<Placed, 'top'>): Block {
  if (text === '') return NOTHING
  const lines = wrapped(text, width, placed)
  return { height: lines.length * lineHeight(placed.size), nodes: textLines(lines, { ...placed, top: 0 }) }
}

export function space(height: number): Block {
  return { height, nodes: [] }
}

/** Blocks below each other, as one. */
export function stacked(blocks: readonly Block[]): Block {
  let height = 0
  const nodes = blocks.flatMap(block => {
    const top = height
    height += block.height
    if (block.nodes.length === 0) return []
    return top === 0 ? block.nodes : [node('g', { transform: `translate(0 ${top})` }, block.nodes)]
  })
  return { height, nodes }
}
