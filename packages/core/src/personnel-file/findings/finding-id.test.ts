import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingIds } from './finding-id.ts'

describe('ids of findings', () => {
  test('are PF- and seven characters of Crockford base32', () => {
    expect(findingIds(['VALUE_LENGTH 7 8'])).toEqual([expect.stringMatching(/^PF-[0-9A-HJKMNP-TV-Z]{7}$/)])
  })

  test('are the same each time and for each place, whatever stands beside it', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 50 }), places => {
        const ids = findingIds(places)
        expect(findingIds(places.toReversed()).toReversed()).toEqual(ids)
        expect(new Set(ids).size).toBe(places.length)
      }),
    )
  })

  test('are longer only where two of one report would be equal', () => {
    const places = Array.from({ length: 400_000 }, (_, number) => `INVALID_PHONE ${number}`)
    const ids = findingIds(places)
    const longer = ids.filter(id => id.length > 10)
    expect(new Set(ids).size).toBe(ids.length)
    expect(longer.length).toBeGreaterThan(0)
    expect(longer.length).toBeLessThan(20)
    expect(new Set(longer.map(id => id.slice(0, 10))).size).toBeLessThan(longer.length)
  })
})
