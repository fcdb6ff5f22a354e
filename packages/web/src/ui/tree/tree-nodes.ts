export interface TreeNode {
  readonly id: string
  readonly label: string
  /** What sets it apart: a number of people. */
  readonly detail?: string
  readonly children?: readonly TreeNode[]
}

/** A node as it is rendered: a line of a list, with its place in the tree. */
export interface TreeLine {
  readonly node: TreeNode
  readonly parent: string | undefined
  /** 1 for the top. */
  readonly level: number
  /** Its place among those of the same parent, from 1, and how many they are. */
  readonly place: number
  readonly siblings: number
}

/** The nodes that are in sight: all of the top, and those below what is unfolded. */
export function linesInSight(
  nodes: readonly TreeNode[],
  unfolded: ReadonlySet<string>,
  parent?: string,
  level = 1,
): readonly TreeLine[] {
  return nodes.flatMap((node, index) => [
    { node, parent, level, place: index + 1, siblings: nodes.length },
    ...(unfolded.has(node.id) ? linesInSight(node.children ?? [], unfolded, node.id, level + 1) : []),
  ])
}

/** The ids of everything below a node that has nothing below itself; of such a node its own. */
function leavesOf({ id, children = [] }: TreeNode): readonly string[] {
  return children.length === 0 ? [id] : children.flatMap(leavesOf)
}

/** How much of what lies below a node is chosen. */
export function shareOf(node: TreeNode, chosen: ReadonlySet<string>): 'all' | 'some' | 'none' {
  const leaves = leavesOf(node)
  const count = leaves.filter(id => chosen.has(id)).length
  return count === leaves.length ? 'all' : count > 0 ? 'some' : 'none'
}

/** What is chosen after a press on a node: all below it, or, where all was, nothing of it. */
export function pressed(node: TreeNode, chosen: ReadonlySet<string>): ReadonlySet<string> {
  const leaves = new Set(leavesOf(node))
  return shareOf(node, chosen) === 'all' ? chosen.difference(leaves) : chosen.union(leaves)
}
