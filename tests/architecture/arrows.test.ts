import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IMPORTS, type Import, isTest, ROOT } from './source-files.ts'

const inner = IMPORTS.filter(item => item.inside)
const product = inner.filter(item => !isTest(item.from))
const say = (found: readonly Import[]): string[] =>
  found.map(item => `${item.from}:${item.line} imports ${item.to}`)

/** Which top folders each may import, itself aside. Tests and scripts may import everything. */
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

describe('cycles', () => {
  it('do not exist, imports of types counted', () => {
    expect(cycles(product)).toEqual([])
  })
})

/** Groups of files that import each other in a ring (Tarjan's strongly connected components). */
function cycles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, item => item.from)
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const rings: string[][] = []
  const visit = (file: string): void => {
    order.set(file, order.size)
    low.set(file, order.size - 1)
    stack.push(file)
    for (const { to } of next.get(file) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? 0, low.get(to) ?? 0))
    }
    if (low.get(file) !== order.get(file)) return
    const ring = stack.splice(stack.indexOf(file))
    if (ring.length > 1) rings.push(ring.sort())
  }
  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return rings
}
