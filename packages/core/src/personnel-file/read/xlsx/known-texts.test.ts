import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KnownTexts } from './known-texts.ts'

const encoder = new TextEncoder()

test('property: answers the text that was given for the same bytes, whichever share a hash, or none', () => {
  const run = fc.record({
    text: fc.string({ unit: fc.constantFrom('å', 'Å', 'é', 'a'), maxLength: 3 }),
    hash: fc.integer({ min: -2, max: 1 }),
    before: fc.nat({ max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 40 }), runs => {
      const known = new KnownTexts()
      for (const { text, hash, before } of runs) {
        const chunk = encoder.encode(`${'x'.repeat(before)}${text}<`)
        expect([text, undefined]).toContain(known.find(chunk, before, chunk.length - 1, hash))
        known.add(chunk.slice(before, -1), hash, text)
        expect(known.find(chunk, before, chunk.length - 1, hash)).toBe(text)
      }
    }),
  )
})

test('a text that comes again is known, until another takes its place', () => {
  const known = new KnownTexts()
  const [one, other] = [encoder.encode('Åmål'), encoder.encode('Åhus')]
  known.add(one, 7, 'Åmål')
  expect(known.find(encoder.encode('i Åmål'), 2, 8, 7)).toBe('Åmål')
  known.add(other, 7, 'Åhus')
  expect([known.find(one, 0, one.length, 7), known.find(other, 0, other.length, 7)]).toEqual([
    undefined,
    'Åhus',
  ])
})
