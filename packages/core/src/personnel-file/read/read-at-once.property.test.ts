import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SNIFFED_BYTES } from '../../file-content/sniff.ts'
import { readBytes } from '../testing/files.ts'

/** Hundreds of files are read twice. */
const TIMEOUT_MS = 60_000
const HEADER = [...new TextEncoder().encode('Namn;Ort;Titel\n')]
const ROW = [...new TextEncoder().encode('Bo;Visby;Chef\n')]
const MARK = [0xef, 0xbb, 0xbf]

const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constant(ROW) },
  { weight: 3, arbitrary: fc.constant([...new TextEncoder().encode('Åsa;Umeå;Läkare\n')]) },
  // The same in Windows-1252, a combining ring, a curly quote, an undefined byte, a cut character, NUL, an open quote.
  { weight: 2, arbitrary: fc.constant([0xc5, 0x73, 0x61, 0x3b, 0x3b, 0x0a]) },
  fc.constant([0x61, 0xcc, 0x8a, 0x3b, 0x3b, 0x0a]),
  fc.constant([0x94, 0x3b, 0x3b, 0x0a]),
  fc.constant([0x81, 0x0a]),
  fc.constant([0xe5]),
  fc.constant([0x00]),
  fc.constant([0x22]),
)
const file = fc.record({
  mark: fc.constantFrom([], [], MARK),
  before: fc.constantFrom(0, 400),
  pieces: fc.array(piece, { minLength: 1, maxLength: 12 }),
  after: fc.constantFrom(4, 400),
  chunkBytes: fc.constantFrom(1, 7, 512, SNIFFED_BYTES, 1 << 16),
})
const rows = (count: number) => Array.from({ length: count }, () => ROW).flat()

test(
  'rows read while the file is looked at are those that are read afterwards',
  async () => {
    const property = fc.asyncProperty(file, async ({ mark, before, pieces, after, chunkBytes }) => {
      const bytes = Uint8Array.from([...mark, ...HEADER, ...rows(before), ...pieces.flat(), ...rows(after)])
      const tailFrom = 1
      const afterwards = await readBytes(bytes, { chunkBytes, tailFrom })
      const atOnce = await readBytes(bytes, { chunkBytes, tailFrom, atOnce: true })
      expect(atOnce.result).toEqual(afterwards.result)
      const { code } = afterwards.result.refusal ?? {}
      // Of a text that is none, nothing handed over counts.
      if (code === 'ENCODING_DETECTION_FAILED') expect(atOnce.table.rows).toEqual([])
      expect(atOnce.table.rows).toEqual(afterwards.table.rows)
      expect(atOnce.table.faults).toEqual(afterwards.table.faults)
    })
    await fc.assert(property, { numRuns: 400 })
  },
  TIMEOUT_MS,
)

test('a text that shows late that it is not UTF-8 is read again, and its progress never falls', async () => {
  const told: number[] = []
  const bytes = Uint8Array.from([
    ...HEADER,
    0xc3,
    0xa5,
    0x3b,
    0x3b,
    0x0a,
    ...rows(400),
    0xe5,
    0x3b,
    0x3b,
    0x0a,
  ])
  const { table, result } = await readBytes(bytes, {
    chunkBytes: 512,
    atOnce: true,
    onProgress: ({ bytesRead }) => told.push(bytesRead),
  })
  expect(result).toMatchObject({ refusal: null, rows: 402, facts: { encoding: 'windows-1252' } })
  expect([table.rows[0]?.[1][0], table.rows.at(-1)?.[1][0]]).toEqual(['Ã¥', 'å'])
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe(bytes.length)
})

test('one pass is enough for most texts, and a source that fails in it is told', async () => {
  const bytes = Uint8Array.from([...HEADER, ...rows(600)])
  let passes = 0
  const told: number[] = []
  const { result } = await readBytes(bytes, {
    atOnce: true,
    chunkBytes: 512,
    onProgress: ({ bytesRead }) => {
      if (bytesRead === 512) passes++
      told.push(bytesRead)
    },
  })
  expect(result.rows).toBe(600)
  expect([passes, told.at(-1)]).toEqual([1, bytes.length])
})
