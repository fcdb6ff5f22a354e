import { describe, expect, test } from 'vitest'
import { RAW_CELL_MAX_CHARACTERS, SHEET_MAX_ROWS } from '../../../limits/index.ts'
import { readBytes } from '../../testing/files.ts'
import { inlineCell, row, TEST_HEADER_ROW, type TestWorkbook, workbookBytes } from '../../testing/workbook.ts'

/** Reads one sheet under the usual header. */
async function readSheet(rows: string, workbook: TestWorkbook = {}) {
  return readBytes(workbookBytes({ sheets: [TEST_HEADER_ROW + rows], ...workbook }))
}

async function reasonOf(workbook: TestWorkbook): Promise<unknown> {
  const { refusal } = (await readBytes(workbookBytes(workbook))).result
  return refusal && 'reason' in refusal ? refusal.reason : refusal?.code
}

describe('cells', () => {
  test.each([
    ['a shared string', '<c r="A2" t="s"><v>0</v></c>', 'Å & B'],
    ['rich text without phonetic runs', '<c r="A2" t="s"><v>1</v></c>', 'Rich'],
    ['an inline string', inlineCell(' a_x0041_&#229; '), 'aAå'],
    ['inline rich text', '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c>', 'ab'],
    ['character data', '<c t="str"><v><![CDATA[<&>]]></v></c>', '<&>'],
    ['a number', '<c r="A2"><v>1.5E3</v></c>', '1500'],
    ['a long integer', '<c r="A2"><v>198112189876</v></c>', '198112189876'],
    ['a number of no special style', '<c r="A2" s="0"><v>45000</v></c>', '45000'],
    ['a date', '<c r="A2" s="1"><v>45000</v></c>', '2023-03-15'],
    ['a date with a fraction', '<c r="A2" s="1"><v>45000.5</v></c>', '2023-03-15'],
    ['a time', '<c r="A2" s="2"><v>0.5</v></c>', '0.5'],
    ['a date written as ISO 8601', '<c r="A2" t="d"><v>2024-02-29T00:00:00</v></c>', '2024-02-29'],
    ['a boolean', '<c r="A2" t="b"><v>1</v></c>', 'TRUE'],
    ['a formula', '<c r="A2" t="str"><f>A1&amp;"x"</f><v>x</v></c>', 'x'],
    ['a formula with a number', '<c r="A2"><f>1+1</f><v>2</v></c>', '2'],
  ])('%s', async (_, cell, text) => {
    const { table, result } = await readSheet(row(2, cell), {
      strings: [
        '<t>Å &amp; B</t>',
        '<r><rPr><b/></rPr><t>Ri</t></r><r><t>ch</t></r><rPh sb="0" eb="1"><t>x</t></rPh><phoneticPr/>',
      ],
      formats: ['yyyy-mm-dd', 'h:mm'],
    })
    expect(result.refusal).toBeNull()
    expect(table.rows).toEqual([[2, [text, '', '']]])
  })

  test.each([
    ['a formula without a cached value', '<c r="A2"><f>A1</f></c>'],
    ['an empty value', '<c r="A2"><v></v></c>'],
    ['a styled cell', '<c r="A2" s="1"/>'],
    ['white space', inlineCell(' &#160; ')],
    ['an empty inline string', '<c r="A2" t="inlineStr"/>'],
  ])('empty: %s', async (_, cell) => {
    const { result } = await readSheet(row(2, cell))
    expect(result).toMatchObject({ rows: 0, refusal: null })
  })

  test('an error value is told by its position', async () => {
    const { table } = await readSheet(row(2, '<c r="B2" t="e"><v>#N/A</v></c>') + row(3, inlineCell('a')))
    expect(table.rows).toEqual([
      [2, ['', '#N/A', '']],
      [3, ['a', '', '']],
    ])
    expect(table.errors).toEqual([[2, [1]]])
  })

  test.each([
    ['no value', '<c r="B2"><f>A1</f></c>', [[2, [1]]]],
    ['an empty value', '<c r="B2"><f>A1</f><v></v></c>', [[2, [1]]]],
    ['an empty text', '<c r="B2" t="str"><f>A1</f><v></v></c>', []],
    ['a value', '<c r="B2"><f>A1</f><v>1</v></c>', []],
  ])('a formula with %s is told by its position if it has no result', async (_, cell, errors) => {
    const { table } = await readSheet(row(2, inlineCell('a') + cell))
    expect(table.rows).toHaveLength(1)
    expect(table.errors).toEqual(errors)
  })

  test('dates of 1904', async () => {
    const { table } = await readSheet(row(2, '<c r="A2" s="1"><v>43538</v></c>'), {
      formats: ['d'],
      date1904: true,
    })
    expect(table.rows[0]?.[1][0]).toBe('2023-03-15')
  })

  test.each([
    ['an index that no shared string has', '<c r="A2" t="s"><v>2</v></c>'],
    ['an index that is no number', '<c r="A2" t="s"><v>-1</v></c>'],
    ['an unknown type', '<c r="A2" t="x"><v>1</v></c>'],
    ['a number that is none', '<c r="A2"><v>abc</v></c>'],
    ['a reference into another row', '<c r="A3"><v>1</v></c>'],
    ['a reference without column', '<c r="2"><v>1</v></c>'],
    ['a cell twice', '<c r="A2"><v>1</v></c><c r="A2"><v>1</v></c>'],
    ['cells out of order', '<c r="B2"><v>1</v></c><c r="A2"><v>1</v></c>'],
  ])('corrupt: %s', async (_, cells) => {
    const { result } = await readSheet(row(2, cells), { strings: ['<t>a</t>'] })
    expect(result).toMatchObject({ rows: 0, refusal: { reason: 'corrupt' } })
  })
})

describe('rows', () => {
  test('keep their numbers; empty ones and hidden ones are no special case', async () => {
    const hidden = '<row r="5" hidden="1"><c r="C5"><v>7</v></c></row>'
    const { table } = await readSheet(
      `<row r="2"/>${row(3, inlineCell('a'))}${hidden}<row>${inlineCell('b')}</row>`,
    )
    expect(table.rows).toEqual([
      [3, ['a', '', '']],
      [5, ['', '', '7']],
      [6, ['b', '', '']],
    ])
  })

  test('a filled cell right of the last header cell is a fault', async () => {
    const { table } = await readSheet(row(2, '<c r="E2"><v>1</v></c><c r="F2"><v>1</v></c>'))
    expect(table.faults).toEqual([{ kind: 'extra-cell', row: 2, columnIndex: 5 }])
    expect(table.rows).toEqual([[2, ['', '', '']]])
  })

  test.each([
    ['twice', row(2, '') + row(2, '')],
    ['out of order', row(3, '') + row(2, '')],
    ['number 0', row(0, '')],
  ])('corrupt: %s', async (_, rows) => {
    expect((await readSheet(rows)).result.refusal).toMatchObject({ reason: 'corrupt', insideRows: true })
  })

  test('the header is row 1: one further down is none', async () => {
    const rows = TEST_HEADER_ROW.replace('r="1"', 'r="2"')
    expect(await reasonOf({ sheets: [rows] })).toBe('UNRECOGNISED_PATTERN')
    const title = row(1, inlineCell('Personal 2026'))
    const { result } = await readBytes(workbookBytes({ sheets: [title + rows.replace('r="2"', 'r="4"')] }))
    expect(result.refusal).toEqual({ code: 'UNRECOGNISED_PATTERN', detail: 'header-row', row: 4 })
  })

  test(`number ${SHEET_MAX_ROWS} is the last`, async () => {
    const last = (await readSheet(row(SHEET_MAX_ROWS, inlineCell('a')))).result
    expect(last).toMatchObject({ rows: 1, refusal: null })
    const after = (await readSheet(row(SHEET_MAX_ROWS + 1, inlineCell('a')))).result
    expect(after).toMatchObject({ rows: 0, refusal: { reason: 'too-large', insideRows: true } })
  })

  test('column 256 may be filled, an empty one beyond is nothing, a filled one is too large', async () => {
    const header = row(1, `${inlineCell('Namn')}<c r="IV1"><v>1</v></c><c r="IW1" s="0"/>`)
    expect(await reasonOf({ sheets: [header] })).toBeUndefined()
    expect(await reasonOf({ sheets: [row(1, `${inlineCell('Namn')}<c r="IW1"><v>1</v></c>`)] })).toBe(
      'too-large',
    )
  })

  test('a cell of 32,767 characters is read, one more is too large, a string that no cell uses is nothing', async () => {
    const longest = 'x'.repeat(RAW_CELL_MAX_CHARACTERS)
    const strings = [`<t>${longest}</t>`, `<t>${longest}x</t>`]
    const shared = (index: number): string => row(2, `<c r="A2" t="s"><v>${index}</v></c>`)
    expect((await readSheet(shared(0), { strings })).table.rows[0]?.[1][0]).toBe(longest)
    for (const rows of [
      shared(1),
      row(2, inlineCell(`${longest}x`)),
      row(2, `<c t="str"><v>${longest}x</v></c>`),
    ]) {
      expect((await readSheet(rows, { strings })).result.refusal).toMatchObject({ reason: 'too-large' })
    }
  })
})

describe('sheets', () => {
  const filled = TEST_HEADER_ROW
  const empty = row(1, `<c r="A1" s="0"/>${inlineCell(' ')}`)

  test('the one that has content is read, wherever it stands', async () => {
    const { table } = await readBytes(
      workbookBytes({ sheets: [empty, filled + row(2, inlineCell('a')), ''] }),
    )
    expect(table.rows).toEqual([[2, ['a', '', '']]])
  })

  test.each([
    ['content in two', { sheets: [filled, row(9, inlineCell('x'))] }, 'multiple-sheets'],
    ['content in one, and a chart sheet', { sheets: [filled], chartSheets: 1 }, 'multiple-sheets'],
    ['a chart sheet alone', { sheets: [empty], chartSheets: 1 }, 'UNRECOGNISED_PATTERN'],
    ['no content at all', { sheets: [empty, ''] }, 'UNRECOGNISED_PATTERN'],
  ] as const)('%s', async (_, workbook, reason) => {
    expect(await reasonOf(workbook)).toBe(reason)
  })
})
