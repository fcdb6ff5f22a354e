import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../scripts/run.ts'
import { IMPORTS, type Import, isTest } from '../../scripts/sources/source-files.ts'

const inner = IMPORTS.filter(item => item.inside)
const product = inner.filter(item => !isTest(item.from))
const say = (found: readonly Import[]): string[] =>
  found.map(item => `${item.from}:${item.line} imports ${item.to}`)

/** Which other top folders each top folder may import. Tests and scripts may import everything. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  fixtures: ['packages/core'],
  'packages/server': ['packages/core', 'fixtures'],
  'packages/web': ['packages/core'],
  'packages/cli': ['packages/core'],
}
const top = (path: string): string =>
  Object.keys(MAY_IMPORT).find(folder => path.startsWith(`${folder}/`)) ?? 'root'

describe('arrows between packages', () => {
  it('go one way: core, then the three apps; apps never import each other', () => {
    const wrong = product.filter(({ from, to }) => {
      const [one, other] = [top(from), top(to)]
      return one !== 'root' && one !== other && !MAY_IMPORT[one]?.includes(other)
    })
    expect(say(wrong), 'Ask core instead, or move what both need into core.').toEqual([])
  })

  it('reach another package by its concept, never a file inside it', () => {
    const wrong = IMPORTS.filter(
      ({ from, to, inside }) =>
        inside && !isTest(from) && top(from) !== 'root' && top(from) !== top(to) && to.startsWith('..'),
    )
    expect(say(wrong)).toEqual([])
  })

  it('end at files that exist', () => {
    const missing = inner.filter(({ to }) => !existsSync(join(ROOT, to)))
    expect(say(missing)).toEqual([])
  })
})

describe('rings', () => {
  it('of files do not exist, imports of types counted', () => {
    expect(rings(product)).toEqual([])
  })

  it('of folders do not exist at any level: folders, and the files beside them, import each other one way', () => {
    const tops = Object.keys(MAY_IMPORT)
    expect(
      tops.flatMap(folder => folderRings(folder, product)),
      'Move what both need below both.',
    ).toEqual([])
  })

  it('are told with the imports that close them', () => {
    const made = (from: string, to: string, line: number): Import => ({
      from,
      to,
      inside: true,
      line,
      name: null,
    })
    const found = folderRings('a', [
      made('a/b/up/one.ts', 'a/b/down/two.ts', 1),
      made('a/b/up/one.ts', 'a/b/down/three.ts', 2),
      made('a/b/down/two.ts', 'a/b/beside.ts', 3),
      made('a/b/beside.ts', 'a/b/up/four.ts', 4),
      made('a/b/beside.ts', 'a/b/up/five.ts', 5),
    ])
    expect(found).toEqual(['a/b: down → beside.ts → up → down\n  a/b/down/two.ts:3 imports a/b/beside.ts'])
  })
})

interface Arrow {
  readonly from: string
  readonly to: string
}

/** Groups of nodes that form an import cycle (Tarjan's strongly connected components). */
function rings(arrows: readonly Arrow[]): string[][] {
  const next = Map.groupBy(arrows, arrow => arrow.from)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.size - 1)
    stack.push(node)
    for (const { to } of next.get(node) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) low.set(node, Math.min(low.get(node) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(node) !== order.get(node)) return
    const ring = stack.splice(stack.indexOf(node))
    if (ring.length > 1) found.push(ring.sort())
  }
  for (const node of next.keys()) if (!order.has(node)) visit(node)
  return found
}

/** An arrow between two entries of the same folder. */
interface Beside extends Arrow {
  readonly because: Import
}

/**
 * The import cycles in a folder and the folders below, each as a sentence. Cycles between files alone are reported by
 * another test.
 */
function folderRings(folder: string, imports: readonly Import[]): string[] {
  const inside = imports.filter(({ from, to }) => [from, to].every(path => path.startsWith(`${folder}/`)))
  const child = (path: string): string => path.slice(folder.length + 1).split('/')[0] ?? ''
  const isFolder = (name: string): boolean =>
    inside.some(({ from, to }) => [from, to].some(path => path.startsWith(`${folder}/${name}/`)))
  const arrows = inside
    .map(because => ({ from: child(because.from), to: child(because.to), because }))
    .filter(({ from, to }) => from !== to)
  const below = new Set(inside.map(({ from }) => child(from)))
  return [
    ...rings(arrows)
      .filter(ring => ring.some(isFolder))
      .map(ring => ringText(folder, arrowsWithin(ring, arrows))),
    ...[...below].filter(isFolder).flatMap(name => folderRings(`${folder}/${name}`, inside)),
  ]
}

function arrowsWithin(ring: readonly string[], arrows: readonly Beside[]): Beside[] {
  return arrows.filter(({ from, to }) => ring.includes(from) && ring.includes(to))
}

/** The shortest cycle that contains the arrow with the fewest imports, followed by these imports. */
function ringText(folder: string, arrows: readonly Beside[]): string {
  const pairs = [...Map.groupBy(arrows, ({ from, to }) => `${from} ${to}`).values()]
  const [thinnest = []] = pairs.sort((one, other) => one.length - other.length)
  const { from = '', to = '' } = thinnest[0] ?? {}
  const round = [from, ...wayBetween(to, from, arrows)].join(' → ')
  return [`${folder}: ${round}`, ...say(thinnest.map(({ because }) => because))].join('\n  ')
}

function wayBetween(start: string, end: string, arrows: readonly Arrow[]): string[] {
  const ways = new Map([[start, [start]]])
  for (const [node, way] of ways) {
    for (const { from, to } of arrows) if (from === node && !ways.has(to)) ways.set(to, [...way, to])
  }
  return ways.get(end) ?? []
}
