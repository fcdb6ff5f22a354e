import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBytes } from '../../testing/files.ts'
import { row, TEST_HEADER_ROW, workbookBytes } from '../../testing/workbook.ts'

/** Hundreds of files are read in each test. */
const TIMEOUT_MS = 60_000
const STRINGS = ['<t>a</t>', '<t>b</t>', '<t/>', '<t> c </t>']

const cell = fc.constantFrom(
  ' t="s"><v>0</v></c>',
  ' t="s"><v>1</v></c>',
  ' t="s"><v>3</v></c>',
  '><v>7</v></c>',
  ' s="1"><v>7</v></c>',
  ' t="inlineStr"><is><t>å</t></is></c>',
  ' t="inlineStr"><is><t>b</t></is></c>',
  ' t="b"><v>1</v></c>',
  ' t="e"><v>#N/A</v></c>',
  '/>',
)
const width = { minLength: 1, maxLength: 4 }
const rows = fc.array(fc.array(cell, width), { minLength: 20, maxLength: 60 })

function sheet(cells: readonly (readonly string[])[]): string {
  const lines = cells.map((line, index) => {
    const number = index + 2
    return row(number, line.map((rest, column) => `<c r="${'ABCD'[column]}${number}"${rest}`).join(''))
  })
  return TEST_HEADER_ROW + lines.join('')
}

const bytesOf = (source: string) =>
  workbookBytes({ sheets: [source], strings: STRINGS, formats: ['yyyy-mm-dd'] })

test(
  'rows read at a glance, and their tails, are those that are read in steps',
  async () => {
    const from = fc.constantFrom(0, 1, 2)
    await fc.assert(
      fc.asyncProperty(
        rows,
        from,
        fc.integer({ min: 200, max: 900 }),
        async (cells, tailFrom, chunkBytes) => {
          const plain = sheet(cells)
          const inSteps = plain.replaceAll('<c r=', '<c  r=').replaceAll('<row r=', '<row  r=')
          const glance = await readBytes(bytesOf(plain), { chunkBytes, tailFrom })
          const steps = await readBytes(bytesOf(inSteps))
          expect(glance.result.refusal).toBeNull()
          expect(glance.table.rows).toEqual(steps.table.rows)
          expect(glance.table.errors).toEqual(steps.table.errors)
          expect(glance.table.faults).toEqual(steps.table.faults)
        },
      ),
      { numRuns: 150 },
    )
  },
  TIMEOUT_MS,
)

test('rows that end alike have one tail, and a number with another style is another value', async () => {
  const alike = (style: string) => [' t="s"><v>0</v></c>', ' t="s"><v>1</v></c>', `${style}><v>7</v></c>`]
  const cells = Array.from({ length: 40 }, (_, index) => alike(index === 20 ? ' s="1"' : ''))
  const { table } = await readBytes(bytesOf(sheet(cells)), { tailFrom: 1 })
  expect(table.rows[0]?.[1]).toEqual(['a', 'b', '7'])
  expect(table.rows[20]?.[1]).toEqual(['a', 'b', '1900-01-07'])
  expect(new Set(table.tails).size).toBe(1)
  expect(table.tails.length).toBeGreaterThan(20)
})

test('a row break that only looks plain is refused as it is in steps', async () => {
  const cells = Array.from({ length: 40 }, () => [' t="s"><v>0</v></c>'])
  const plain = sheet(cells)
  const broken = [
    plain.replace('</row><row r="9">', '</row><row r="7">'),
    plain.replace('</row><row r="9">', '</row><row r="9" spans="1<3">'),
    plain.replace('</row><row r="9">', '</row><row r="9"spans="1:3">'),
    plain.replace('<row r="2">', '<x:row r="2">'),
  ]
  for (const source of broken) {
    const { result } = await readBytes(bytesOf(source))
    expect(result.refusal).toMatchObject({ code: 'PRE_PROCESSING_ERROR', reason: 'corrupt' })
  }
})
