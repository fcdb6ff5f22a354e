import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfBytes, hashOfText } from './bytes-hash.ts'

test('property: bytes and the text of one byte a character have the same hash, wherever they stand', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.uint8Array({ maxLength: 3 }), (part, before) => {
      const bytes = new Uint8Array([...before, ...part, 1])
      const hash = hashOfBytes(new DataView(bytes.buffer), before.length, before.length + part.length)
      expect(hash).toBe(hashOfText(String.fromCharCode(...part)))
    }),
  )
})

test('texts that differ in one place have different hashes', () => {
  const texts = Array.from({ length: 1000 }, (_, unit) => `Enhet ${unit};Storgatan;K${4000 + unit}`)
  expect(new Set(texts.map(hashOfText)).size).toBe(1000)
})
