import type { Layout } from '../checks/scopes.ts'

interface LevelNode {
  readonly name: string
  readonly parent: LevelNode | null
  /** Null until there is one: most units have none below them. */
  children: Map<string, LevelNode> | null
  /** Number of the unit whose lowest level this is, -1 while no row has it. */
  unit: number
}

/**
 * Gives each lowest organisation level of a file a number. A unit is identified by its whole path, compared exactly.
 * @spec personnel-file §4
 */
export class LowestLevels {
  readonly #positions: readonly number[]
  readonly #root: LevelNode = { name: '', parent: null, children: null, unit: -1 }
  readonly #nodes: LevelNode[] = []
  readonly #previous: string[]
  #previousUnit = -1

  constructor(layout: Layout) {
    this.#positions = layout.levels
    this.#previous = layout.levels.map(() => '')
  }

  /** The number of a row's unit; -1 if a level above it, or every level, is missing. */
  unitOf(cells: readonly string[]): number {
    if (!this.#isLikePrevious(cells)) this.#previousUnit = this.#find(cells)
    return this.#previousUnit
  }

  /** Names of a unit's levels, from the top. */
  path(unit: number): string[] {
    const names: string[] = []
    for (let node = this.#nodes[unit]; node?.parent; node = node.parent) names.unshift(node.name)
    return names
  }

  /** A shortcut: most files list one unit after the other. */
  #isLikePrevious(cells: readonly string[]): boolean {
    let same = true
    for (let i = 0; i < this.#positions.length; i++) {
      const name = cells[this.#positions[i] ?? -1] ?? ''
      if (name === this.#previous[i]) continue
      this.#previous[i] = name
      same = false
    }
    return same
  }

  #find(cells: readonly string[]): number {
    let node = this.#root
    let ended = false
    for (const position of this.#positions) {
      const name = cells[position] ?? ''
      if (name === '') ended = true
      else if (ended) return -1
      else node = childOf(node, name)
    }
    if (node === this.#root) return -1
    if (node.unit < 0) node.unit = this.#nodes.push(node) - 1
    return node.unit
  }
}

function childOf(node: LevelNode, name: string): LevelNode {
  node.children ??= new Map()
  let child = node.children.get(name)
  if (!child) {
    child = { name, parent: node, children: null, unit: -1 }
    node.children.set(name, child)
  }
  return child
}
