import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutAfter } from './cut-after.ts'

test('all bytes come through in order, and every piece but the last ends with the mark', async () => {
  const chunk = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(fc.array(chunk, { maxLength: 8 }), async chunks => {
      const pieces: number[][] = []
      for await (const piece of cutAfter(0, lent(chunks))) pieces.push([...piece])
      expect(pieces.flat()).toEqual(chunks.flat())
      expect(pieces.slice(0, -1).every(piece => piece.at(-1) === 0)).toBe(true)
    }),
  )
})

async function* lent(chunks: readonly (readonly number[])[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Uint8Array.from(chunk)
}
