import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countedUnits } from './counted-units.ts'
import type { TreeUnit } from './unit-order.ts'
import { type UnitCount, unitTotals } from './unit-totals.ts'
import type { VisitKind } from './visit-catalogue.ts'

const unit = (at: number) => `u${at}`
const keyOf = ({ category, isPreventive }: VisitKind) => `${category} ${isPreventive}`

/** A random organisation with how many are employed where, and the visits of its employees in a month. */
const organisation = fc
  .array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 5 })), {
    ...{ minLength: 1, maxLength: 30 },
  })
  .map(rows => ({
    units: rows.map(
      ([seed], at): TreeUnit => ({
        id: unit(at),
        parentId: at === 0 ? null : unit(seed % at),
      }),
    ),
    employed: new Map(rows.map(([, count], at) => [unit(at), count])),
    visits: rows.flatMap(([, , count], at): UnitCount<VisitKind>[] =>
      count === 0
        ? []
        : [
            { unitId: unit(at), kind: { category: 'ergonomics', isPreventive: count % 2 === 0 }, count },
            { unitId: unit(at), kind: { category: 'medical', isPreventive: false }, count: 1 },
          ],
    ),
  }))

describe('the visits of a month', () => {
  test('are counted as a slow count has them, visit by visit', () => {
    fc.assert(
      fc.property(organisation, ({ units, employed, visits }) => {
        const parentOf = new Map(units.map(({ id, parentId }) => [id, parentId]))
        const childrenOf = (id: string) => units.filter(({ parentId }) => parentId === id)
        const inUnit = (id: string): number =>
          (employed.get(id) ?? 0) +
          childrenOf(id).reduce((sum, child) => (stands(child.id) ? sum : sum + inUnit(child.id)), 0)
        const stands = (id: string): boolean => parentOf.get(id) === null || inUnit(id) >= 10
        const placeOf = (id: string): string => (stands(id) ? id : placeOf(parentOf.get(id) ?? id))
        const isUnder = (id: string | null, top: string): boolean =>
          id !== null && (id === top || isUnder(parentOf.get(id) ?? null, top))
        const places = countedUnits(units, employed)
        const totals = unitTotals(units, places, visits, keyOf)
        for (const { id } of units) {
          expect(places.get(id)).toMatchObject({ countedIn: placeOf(id), employed: inUnit(id) })
          const own = visits.filter(({ unitId }) => placeOf(unitId) === id)
          const below = visits.filter(({ unitId }) => isUnder(placeOf(unitId), id))
          const ofUnit = totals.filter(({ unitId }) => unitId === id)
          const sum = (of: readonly { count: number }[]) => of.reduce((all, { count }) => all + count, 0)
          expect(ofUnit.reduce((all, one) => all + one.own, 0)).toBe(sum(own))
          expect(ofUnit.reduce((all, one) => all + one.below, 0)).toBe(sum(below))
        }
      }),
    )
  })

  test('of the root with units below are all visits', () => {
    fc.assert(
      fc.property(organisation, ({ units, employed, visits }) => {
        const totals = unitTotals(units, countedUnits(units, employed), visits, keyOf)
        const told = totals.filter(({ unitId }) => unitId === 'u0').reduce((all, { below }) => all + below, 0)
        expect(told).toBe(visits.reduce((all, { count }) => all + count, 0))
      }),
    )
  })
})

test('a unit stands in the one above with nine employed, and in itself with ten', () => {
  const units = [
    { id: 'root', parentId: null },
    { id: 'hall', parentId: 'root' },
    { id: 'shift', parentId: 'hall' },
  ]
  const at = (hall: number, shift: number) => countedUnits(units, new Map(Object.entries({ hall, shift })))
  expect(at(9, 0).get('hall')).toMatchObject({ countedIn: 'root' })
  expect(at(10, 0).get('hall')).toMatchObject({ countedIn: 'hall' })
  expect(at(5, 5).get('shift')).toMatchObject({ countedIn: 'hall' })
  expect(at(0, 10).get('hall')).toMatchObject({ countedIn: 'root', employed: 0, employedBelow: 10 })
})
