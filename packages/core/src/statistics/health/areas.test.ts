import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TreeUnit } from '../unit-order.ts'
import { areasOf } from './areas.ts'

const TREE: readonly TreeUnit[] = [
  { id: 'root', parentId: null },
  { id: 'north', parentId: 'root' },
  { id: 'south', parentId: 'root' },
  { id: 'shop', parentId: 'north' },
  { id: 'store', parentId: 'north' },
]
const areas = (employed: Readonly<Record<string, number>>) =>
  Object.fromEntries(areasOf(TREE, new Map(Object.entries(employed))))

describe('the areas of a company', () => {
  test('are units with thirty employed, and the root for the rest', () => {
    expect(areas({ root: 30, north: 30, south: 30, shop: 30, store: 30 })).toEqual({
      ...{ root: 'root', north: 'north', south: 'south', shop: 'shop', store: 'store' },
    })
  })

  test('count units of 29 with the one above', () => {
    expect(areas({ root: 30, north: 1, south: 29, shop: 29, store: 30 })).toEqual({
      ...{ root: 'root', north: 'north', south: 'root', shop: 'north', store: 'store' },
    })
  })

  test('give the smallest to a root with fewer than thirty, and one more as long as it has', () => {
    expect(areas({ root: 2, north: 31, south: 30 })).toMatchObject({ north: 'north', south: 'root' })
    expect(areas({ root: 29, north: 30, south: 30 })).toMatchObject({ north: 'root', south: 'south' })
    expect(areas({ south: 30 })).toMatchObject({ south: 'root' })
  })

  test('are one where nobody reaches thirty, and none without units', () => {
    expect(new Set(Object.values(areas({ root: 5, north: 20 })))).toEqual(new Set(['root']))
    expect(areasOf([], new Map())).toEqual(new Map())
  })

  test('have thirty employed each, if the company has; every unit is in one', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(counts, fc.nat(), (employed, seed) => {
        const units = employed.map((_, at) => ({ id: `u${at}`, parentId: at === 0 ? null : `u${seed % at}` }))
        const found = areasOf(units, new Map(employed.map((count, at) => [`u${at}`, count])))
        expect(found.size).toBe(units.length)
        const sums = new Map<string, number>()
        for (const [id, area] of found)
          sums.set(area, (sums.get(area) ?? 0) + (employed[Number(id.slice(1))] ?? 0))
        if (employed.reduce((sum, count) => sum + count, 0) >= 30)
          expect(Math.min(...sums.values())).toBeGreaterThanOrEqual(30)
        else expect([...sums.keys()]).toEqual(['u0'])
      }),
    )
  })
})
