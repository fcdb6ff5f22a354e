import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { CP1252_HIGH, isInCp1252 } from './cp1252.ts'

const UNDEFINED_BYTES = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

test('the bytes 80–9F are the characters that another implementation has', () => {
  const decoded = CP1252_HIGH.map((_code, i) =>
    iconv.decode(Uint8Array.of(0x80 + i), 'windows-1252').charCodeAt(0),
  )
  const expected = decoded.map((code, i) => (UNDEFINED_BYTES.includes(0x80 + i) ? 0 : code))
  expect(CP1252_HIGH).toEqual(expected)
})

test('every code unit is judged as by a round trip through another implementation', () => {
  const defined = new Set<number>()
  for (let byte = 0; byte <= 0xff; byte++) {
    if (!UNDEFINED_BYTES.includes(byte))
      defined.add(iconv.decode(Uint8Array.of(byte), 'windows-1252').charCodeAt(0))
  }
  const wrong = Array.from({ length: 0x1_0000 }, (_, code) => code).filter(
    code => isInCp1252(code) !== defined.has(code),
  )
  expect(wrong).toEqual([])
})
