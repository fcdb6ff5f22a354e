import type { SvgNode } from '../svg-node.ts'
import { textWidth } from '../text-width.ts'

interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** All elements of a tree, each with how far right and down its group is moved. */
export function placed(node: SvgNode, right = 0, down = 0): { node: SvgNode; right: number; down: number }[] {
  const [, x = '0', y = '0'] = /^translate\((\S+) (\S+)\)$/.exec(node.attributes.transform ?? '') ?? []
  const moved = { right: right + Number(x), down: down + Number(y) }
  return [
    { node, ...moved },
    ...node.children.flatMap(child =>
      typeof child === 'string' ? [] : placed(child, moved.right, moved.down),
    ),
  ]
}

/** All elements of a tag. */
export const elements = (tree: SvgNode, tag: string): SvgNode[] =>
  placed(tree).flatMap(({ node }) => (node.tag === tag ? [node] : []))

/** Where the texts of a chart stand, as far as their widths can be estimated. */
export function textBoxes(tree: SvgNode): Box[] {
  return placed(tree).flatMap(({ node, right, down }) => {
    if (node.tag !== 'text') return []
    const text = node.children.join('')
    const { x, y, 'font-size': size, 'text-anchor': anchor, 'font-weight': weight } = node.attributes
    const width = textWidth(text, { size: Number(size), isBold: weight !== undefined })
    const share = anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0
    const left = Number(x) + right - width * share
    const base = Number(y) + down
    return [
      {
        ...{ text, left, right: left + width },
        ...{ top: base - 0.72 * Number(size), bottom: base + 0.2 * Number(size) },
      },
    ]
  })
}

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Texts that lie upon each other, or outside the tree. */
export function faults(tree: SvgNode): string[] {
  const boxes = textBoxes(tree)
  const [width, height] = [Number(tree.attributes.width), Number(tree.attributes.height)]
  const outside = boxes.filter(
    box => box.left < -1 || box.right > width + 1 || box.top < -1 || box.bottom > height + 1,
  )
  const crossed = boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap(other => (meet(one, other) ? [`${one.text} × ${other.text}`] : [])),
  )
  return [...outside.map(({ text }) => `outside: ${text}`), ...crossed]
}
