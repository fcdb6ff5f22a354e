import fc from 'fast-check'
import { expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import { readBytes, TEST_HEADERS } from '../../testing/files.ts'
import { row, TEST_HEADER_ROW, workbookBytes } from '../../testing/workbook.ts'

/** Hundreds of files are read in each test. */
const TIMEOUT_MS = 60_000

const clean = (text: string): string => text.replace(/\r\n?/g, '\n').normalize('NFC').trim()

/** What a workbook may hold as text: no control characters but line breaks and tabs. */
const text = fc.string({
  unit: fc.constantFrom(...'aåÄ€ <>&"\'\t\n\u00a0', 'o\u0308', '_x0041_', '😀', ']]>'),
  maxLength: 12,
})
const cell = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }) },
  { weight: 1, arbitrary: fc.boolean() },
)
const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 })

function asText(value: string | number | boolean | null): string {
  if (value === null) return ''
  if (typeof value === 'string') return clean(value.replaceAll('_x0041_', 'A'))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value === 0 ? '0' : Number.isInteger(value) ? BigInt(value).toString() : String(value)
}

test(
  'what another library writes is read back, whatever the chunks',
  async () => {
    const writing = fc.record({ bookSST: fc.boolean(), compression: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        table,
        writing,
        fc.integer({ min: 50, max: 999 }),
        async (rows, options, chunkBytes) => {
          const sheet = utils.aoa_to_sheet([TEST_HEADERS, ...rows])
          // The library escapes no `_xHHHH_` of its own; what it writes means the character.
          const book = utils.book_new(sheet, 'Blad1')
          const bytes = new Uint8Array(write(book, { type: 'array', ...options }))
          const { table: read, result } = await readBytes(bytes, { chunkBytes })
          const expected = rows
            .map((cells, index): [number, string[]] => [index + 2, cells.map(asText)])
            .filter(([, cells]) => cells.some(value => value !== ''))
          expect(result.refusal).toBeNull()
          expect(read.rows.map(([number, cells]) => [number, cells.map(exact)])).toEqual(
            expected.map(([number, cells]) => [number, cells.map(exact)]),
          )
        },
      ),
      { numRuns: 100 },
    )
  },
  TIMEOUT_MS,
)

/** Small fractions differ in form alone: the reader writes them without exponent. */
function exact(value: string): string | number {
  return /^-?\d.*e-/.test(value) || /^-?0\.0/.test(value) ? Number(value) : value
}

test(
  'a cell read at a glance is the same as one read in steps',
  async () => {
    const value = fc.oneof(
      fc.integer({ min: 0, max: 3 }).map(index => ` t="s"><v>${index}</v>`),
      fc.bigInt({ min: 0n, max: 10n ** 17n }).map(number => `><v>${number}</v>`),
      fc
        .string({ unit: fc.constantFrom(...'aå <&\t\u00a0', 'o\u0308', '_x0041_'), maxLength: 200 })
        .map(
          text => ` t="inlineStr"><is><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t></is>`,
        ),
      fc.constantFrom('><v>007</v>', '><v>-5</v>', '><v>1.50</v>', '><v></v>', '>', ' s="1"><v>45000</v>'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(value, { maxLength: 3 }),
        fc.integer({ min: 1, max: 60 }),
        async (cells, chunkBytes) => {
          const plain = cells.map((rest, index) => `<c r="${'ABC'[index]}2"${rest}</c>`).join('')
          // A space inside the tag is all it takes to leave the short way.
          const inSteps = plain.replaceAll('<c r=', '<c  r=')
          const [first, second] = await Promise.all(
            [plain, inSteps].map(source =>
              readBytes(workbook(`${row(2, source)}<!--${'x'.repeat(100)}-->`), {
                chunkBytes: 20 + chunkBytes * 10,
              }),
            ),
          )
          expect(first?.result.refusal).toBeNull()
          expect(first?.table).toEqual(second?.table)
        },
      ),
      { numRuns: 150 },
    )
  },
  TIMEOUT_MS,
)

test(
  'a shared string read at a glance is the same as one read in steps',
  async () => {
    const text = fc.string({ unit: fc.constantFrom(...'aå <&\t', 'o\u0308', '_x0041_'), maxLength: 300 })
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async texts => {
        const items = texts.map(item => `<t>${item.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</t>`)
        const cells = texts.map((_, index) =>
          row(index + 2, `<c r="A${index + 2}" t="s"><v>${index}</v></c>`),
        )
        const read = (strings: string[]) =>
          readBytes(
            workbookBytes({ sheets: [TEST_HEADER_ROW + cells.join('')], strings: [...strings, PADDING] }),
          )
        const inSteps = items.map(item => item.replace('<t>', '<t >'))
        const [first, second] = [await read(items), await read(inSteps)]
        expect(first.result.refusal).toBeNull()
        expect(first.table).toEqual(second.table)
      }),
      { numRuns: 100 },
    )
  },
  TIMEOUT_MS,
)

/** So that no string lies at the end of its part, where nothing is read at a glance. */
const PADDING = `<t>${'x'.repeat(1000)}</t>`

function workbook(rows: string): Uint8Array {
  const strings = ['<t>a</t>', '<t>b</t>', '<t/>', '<t> c </t>']
  return workbookBytes({ sheets: [TEST_HEADER_ROW + rows], strings, formats: ['yyyy-mm-dd'] })
}
