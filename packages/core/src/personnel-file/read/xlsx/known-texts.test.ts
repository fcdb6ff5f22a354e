import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KnownTexts } from './known-texts.ts'

test('property: answers what decoding answers, whichever texts share a hash', () => {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  const run = fc.record({
    text: fc.string({ unit: fc.constantFrom('å', 'Å', 'é', 'a'), maxLength: 3 }),
    hash: fc.integer({ min: -2, max: 1 }),
  })
  fc.assert(
    fc.property(fc.array(run, { maxLength: 40 }), runs => {
      const known = new KnownTexts()
      for (const { text, hash } of runs) {
        const bytes = encoder.encode(text)
        expect(known.textOf(bytes, hash, () => decoder.decode(bytes))).toBe(text)
        // The chunk that it was read from is used again.
        bytes.fill(0)
      }
    }),
  )
})

test('a text that comes again is not decoded again', () => {
  const known = new KnownTexts()
  const bytes = new TextEncoder().encode('Åmål')
  let decoded = 0
  const decode = () => `${++decoded}`
  expect([known.textOf(bytes, 7, decode), known.textOf(bytes.slice(), 7, decode)]).toEqual(['1', '1'])
})
