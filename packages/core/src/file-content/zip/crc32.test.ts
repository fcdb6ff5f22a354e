import { crc32 as nodeCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { crc32 } from './crc32.ts'

test('the check value of the polynomial', () => {
  expect(crc32(new TextEncoder().encode('123456789'), 0)).toBe(0xcbf43926)
})

test('carried over two pieces it is what zlib gives for both', () => {
  const piece = fc.uint8Array({ maxLength: 100 })
  fc.assert(
    fc.property(piece, piece, (first, second) => {
      const both = Uint8Array.from([...first, ...second])
      expect(crc32(second, crc32(first, 0))).toBe(nodeCrc32(both))
    }),
  )
})
