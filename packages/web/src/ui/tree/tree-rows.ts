import { foldedSearchText, searchWords } from '@salvia/core/primitives'

/** Something in a tree. */
export interface TreeNode {
  readonly id: string
  /** Null at the top. */
  readonly parentId: string | null
  readonly label: string
}

/** A node with its place in the tree. */
export interface PlacedNode extends TreeNode {
  /** 1 at the top. */
  readonly level: number
  readonly children: readonly string[]
  /** Its place among its siblings, from 1, and their number. */
  readonly position: number
  readonly siblings: number
  /** Its name without case and accents. */
  readonly folded: string
  /** The same of all that is above it and of it, from the top down. */
  readonly foldedPath: string
}

/** A tree, in the order in which it is shown. */
export type Tree = ReadonlyMap<string, PlacedNode>

/** Places nodes that each come after their parent. */
export function treeOf(nodes: readonly TreeNode[]): Tree {
  const ids = new Set(nodes.map(({ id }) => id))
  const parentOf = ({ parentId }: TreeNode): string | null =>
    parentId !== null && ids.has(parentId) ? parentId : null
  const byParent = Map.groupBy(nodes, parentOf)
  const tree = new Map<string, PlacedNode>()
  const place = (parent: string | null, level: number, above: string): void => {
    const siblings = byParent.get(parent) ?? []
    siblings.forEach((node, index) => {
      const children = (byParent.get(node.id) ?? []).map(({ id }) => id)
      const folded = foldedSearchText(node.label)
      const foldedPath = `${above}${folded}`
      const at = { level, children, position: index + 1, siblings: siblings.length, folded, foldedPath }
      tree.set(node.id, { ...node, parentId: parent, ...at })
      place(node.id, level + 1, `${foldedPath} / `)
    })
  }
  place(null, 1, '')
  return tree
}

/** The words of a search in a tree. The slashes of a path are none. */
const wordsOf = (search: string): string[] =>
  searchWords(foldedSearchText(search)).filter(word => word !== '/')

/** Whether words find a node: by its name, and by names above it for those that are not in its own. */
const holds = ({ folded, foldedPath }: PlacedNode, words: readonly string[]): boolean =>
  words.some(word => folded.includes(word)) && words.every(word => foldedPath.includes(word))

/** Whether a search finds a node by its name or path. Without words nothing is sought. */
export function isFound(node: PlacedNode, search: string): boolean {
  return holds(node, wordsOf(search))
}

/** What is above a node, from the top down. */
export function nodesAbove(tree: Tree, id: string): string[] {
  const parent = tree.get(id)?.parentId ?? null
  return parent === null ? [] : [...nodesAbove(tree, parent), parent]
}

/** The rows that are shown: below what is open, or with a search what it finds and all that is above it. */
export function shownRows(tree: Tree, open: ReadonlySet<string>, search: string): PlacedNode[] {
  const words = wordsOf(search)
  const isShown =
    words.length > 0
      ? (node: PlacedNode) => holds(node, words)
      : ({ parentId }: PlacedNode) => parentId === null || (shown.has(parentId) && open.has(parentId))
  const shown = new Set<string>()
  const rows: PlacedNode[] = []
  /** Adds a node below all that is above it, which the order of the tree has before it. */
  const show = (node: PlacedNode | undefined): void => {
    if (!node || shown.has(node.id)) return
    if (node.parentId !== null) show(tree.get(node.parentId))
    shown.add(node.id)
    rows.push(node)
  }
  for (const node of tree.values()) if (isShown(node)) show(node)
  return rows
}

/** A node and all that is below it, in the order of the tree. */
export function branchOf(tree: Tree, id: string): string[] {
  return [id, ...(tree.get(id)?.children ?? []).flatMap(child => branchOf(tree, child))]
}

/** Whether a node is chosen; one that is so in part is mixed. */
export type Mark = 'true' | 'false' | 'mixed'

/** The mark of each node; one that has none is not chosen. */
export type Marks = ReadonlyMap<string, Mark>

/** Whether each node and all below it are checked, none of them is, or some are. */
export function marksOf(tree: Tree, checked: ReadonlySet<string>): Marks {
  const marks = new Map<string, Mark>()
  // From the last to the first, so that a node comes after all that is below it.
  for (const { id, children } of [...tree.values()].reverse()) {
    const own: Mark = checked.has(id) ? 'true' : 'false'
    const isAlike = children.every(child => marks.get(child) === own)
    marks.set(id, isAlike ? own : 'mixed')
  }
  return marks
}

/** What is checked after a press on a node: it and all that is below it, or none of them when all were. */
export function toggled(tree: Tree, checked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const branch = new Set(branchOf(tree, id))
  return branch.isSubsetOf(checked) ? checked.difference(branch) : checked.union(branch)
}
