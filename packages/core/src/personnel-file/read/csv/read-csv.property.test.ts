import fc from 'fast-check'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { readBytes, TEST_HEADERS } from '../../testing/files.ts'

/** Hundreds of files are read in each test. */
const TIMEOUT_MS = 60_000

const ENCODINGS = ['windows-1252', 'utf-8', 'utf-8-bom', 'utf-16le', 'utf-16be'] as const
const DELIMITERS = [';', ',', '\t'] as const
const LINE_BREAKS = ['\n', '\r\n', '\r'] as const

/** Characters that Windows-1252 has, those that CSV gives a meaning among them. */
const character = fc.constantFrom(...'aåÄö 1"";,\t\n\r\u00a0€–', 'e')
const cell = fc.oneof(fc.constant(''), fc.string({ unit: character, maxLength: 12 }))
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 })
const dialect = fc.record({
  encoding: fc.constantFrom(...ENCODINGS),
  delimiter: fc.constantFrom(...DELIMITERS),
  lineBreak: fc.constantFrom(...LINE_BREAKS),
  quoteAll: fc.boolean(),
  endsWithBreak: fc.boolean(),
})
type Dialect = typeof dialect extends fc.Arbitrary<infer D> ? D : never

function written(rows: readonly (readonly string[])[], how: Dialect): Uint8Array {
  const line = (cells: readonly string[]): string =>
    cells
      .map(value =>
        how.quoteAll || /["\r\n]|^\s|\s$/.test(value) || value.includes(how.delimiter)
          ? `"${value.replaceAll('"', '""')}"`
          : value,
      )
      .join(how.delimiter)
  const padding = 'x'.repeat(64)
  const text = [TEST_HEADERS, [padding, '', ''], ...rows].map(line).join(how.lineBreak)
  const whole = how.endsWithBreak ? text + how.lineBreak : text
  const addBOM = how.encoding.startsWith('utf-16') || how.encoding === 'utf-8-bom'
  return iconv.encode(whole, how.encoding.replace('-bom', ''), { addBOM })
}

/** Bytes of Windows-1252 that UTF-8 could have written too, such as those of Ä and a fixed space: nobody can tell them apart. */
function isAmbiguous(bytes: Uint8Array, { encoding }: Dialect): boolean {
  if (encoding !== 'windows-1252' || bytes.every(byte => byte < 0x80)) return false
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes) !== ''
  } catch {
    return false
  }
}

const clean = (value: string): string => value.normalize('NFC').trim()

test(
  'what is written in any dialect and encoding is read back, clean, whatever the chunks',
  async () => {
    await fc.assert(
      fc.asyncProperty(table, dialect, fc.integer({ min: 1, max: 90 }), async (rows, how, chunkBytes) => {
        const bytes = written(rows, how)
        fc.pre(!isAmbiguous(bytes, how))
        const { table: read, result } = await readBytes(bytes, { chunkBytes })
        const expected = rows
          .map((cells, index): [number, string[]] => [index + 3, cells.map(clean)])
          .filter(([, cells]) => cells.some(value => value !== ''))
        expect(result.refusal).toBeNull()
        expect(read.faults).toEqual([])
        expect(read.rows.slice(1)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  },
  TIMEOUT_MS,
)

test(
  'any text at all gives the same answer in one piece and in chunks',
  async () => {
    const soup = fc.array(fc.constantFrom('"', ';', ',', '\n', '\r', '\r\n', ' ', 'å', 'Namn', 'Ort', 'x'), {
      maxLength: 60,
    })
    const tailFrom = fc.constantFrom(undefined, 0, 1)
    await fc.assert(
      fc.asyncProperty(soup, fc.integer({ min: 1, max: 20 }), tailFrom, async (pieces, chunkBytes, from) => {
        const text = `Namn;Ort\n${pieces.join('')}${' '.repeat(64)}`
        const whole = await readBytes(text, { chunkBytes: 1 << 20 })
        const inChunks = await readBytes(text, { chunkBytes })
        const withTails = await readBytes(text, { chunkBytes, ...(from !== undefined && { tailFrom: from }) })
        expect(inChunks).toEqual(whole)
        expect(withTails.table.rows).toEqual(whole.table.rows)
        expect(withTails.table.faults).toEqual(whole.table.faults)
        expect(withTails.result).toEqual(whole.result)
      }),
      { numRuns: 400 },
    )
  },
  TIMEOUT_MS,
)
