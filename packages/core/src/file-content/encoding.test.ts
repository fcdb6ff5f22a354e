import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EncodingScan } from './encoding.ts'

function verdict(...bytes: number[]): string | null {
  const scan = new EncodingScan(Uint8Array.from(bytes.slice(0, 3)))
  scan.push(Uint8Array.from(bytes))
  return scan.finish()
}

describe('the encoding of a text', () => {
  test.each([
    ['ASCII alone is Windows-1252', [0x41, 0x42, 0x43], 'windows-1252'],
    ['a multi-byte sequence makes it UTF-8', [0x41, 0xc3, 0xa5], 'utf-8'],
    ['the same letter in one byte', [0x41, 0xe5, 0x42], 'windows-1252'],
    ['one malformed byte after valid UTF-8', [0xc3, 0xa5, 0xe5], 'windows-1252'],
    ['a sequence that the end cuts', [0x41, 0x42, 0xc3], 'windows-1252'],
    ['an overlong sequence is no UTF-8', [0xc0, 0xaf, 0x41], 'windows-1252'],
    ['a surrogate is no UTF-8', [0xed, 0xa0, 0xb0], 'windows-1252'],
    ['the last character of Unicode', [0xf4, 0x8f, 0xbf, 0xbf], 'utf-8'],
    ['the first after it is no UTF-8, and 0x90 no Windows-1252', [0xf4, 0x90, 0x80, 0x80], null],
    ['an undefined byte of Windows-1252', [0x41, 0x81, 0x42], null],
    ['the same byte inside UTF-8', [0x41, 0xc4, 0x81], 'utf-8'],
    ['a NUL', [0x41, 0x00, 0x42], null],
    ['a NUL in UTF-8', [0xc3, 0xa5, 0x00], null],
    ['a UTF-8 mark', [0xef, 0xbb, 0xbf, 0x41], 'utf-8'],
    ['a UTF-8 mark and a malformed byte', [0xef, 0xbb, 0xbf, 0xe5], null],
    ['a UTF-8 mark and a NUL', [0xef, 0xbb, 0xbf, 0x00], null],
    ['a UTF-16 mark, little end first', [0xff, 0xfe, 0x41, 0x00], 'utf-16le'],
    ['a UTF-16 mark, big end first', [0xfe, 0xff, 0x00, 0x41], 'utf-16be'],
    ['a NUL character in marked UTF-16', [0xff, 0xfe, 0x00, 0x00], 'utf-16le'],
    ['half a character at the end of UTF-16', [0xff, 0xfe, 0x41], null],
    ['a lone surrogate in UTF-16', [0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00], null],
  ])('%s', (_, bytes, expected) => {
    expect(verdict(...bytes)).toBe(expected)
  })

  test('UTF-8 is what a strict decoder takes, whatever the chunks', () => {
    const byte = fc.constantFrom(0x41, 0x7f, 0x80, 0x8f, 0xbf, 0xc2, 0xe0, 0xed, 0xf0, 0xf4, 0xf5, 0xa5)
    fc.assert(
      fc.property(
        fc.array(byte, { minLength: 3, maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        (bytes, size) => {
          const all = Uint8Array.from(bytes)
          const scan = new EncodingScan(all.subarray(0, 3))
          for (let at = 0; at < all.length; at += size) scan.push(all.subarray(at, at + size))
          expect(scan.finish() === 'utf-8').toBe(isStrictUtf8(all) && bytes.some(value => value >= 0x80))
        },
      ),
      { numRuns: 2000 },
    )
  })
})

test('property: a text is ISO 8859-1 too where it has no byte from 80 to 9F, whatever the chunks', () => {
  const byte = fc.constantFrom(0x41, 0x7f, 0x80, 0x9f, 0xa0, 0xc2, 0xe5, 0xff)
  fc.assert(
    fc.property(
      fc.array(byte, { minLength: 3, maxLength: 24 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 3 }),
      (bytes, size, offset) => {
        const all = new Uint8Array(new ArrayBuffer(bytes.length + offset), offset)
        all.set(bytes)
        const scan = new EncodingScan(all.subarray(0, 3))
        for (let at = 0; at < all.length; at += size) scan.push(all.subarray(at, at + size))
        expect(scan.isLatin1).toBe(bytes.every(value => value < 0x80 || value >= 0xa0))
      },
    ),
    { numRuns: 2000 },
  )
})

function isStrictUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
