import { describe, expect, test } from 'vitest'
import { RAW_CELL_MAX_CHARACTERS, SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from '../../../limits/index.ts'
import { csvOf, readBytes } from '../../testing/files.ts'

const HEADER = 'Namn;Ort;Titel\n'
const TOO_LARGE = { code: 'PRE_PROCESSING_ERROR', reason: 'too-large' }

/** The rows under the usual header. */
async function rowsOf(text: string): Promise<unknown> {
  const { table, result } = await readBytes(csvOf(HEADER + text))
  expect(result.refusal).toBeNull()
  expect(result.rows).toBe(table.rows.length)
  return table.rows
}

describe('the dialect', () => {
  test.each([
    ['semicolons', 'Namn;Ort;Titel\n1;2;3\n', ';'],
    ['commas', 'Namn,Ort,Titel\n1,2,3\n', ','],
    ['tabs', 'Namn\tOrt\tTitel\n1\t2\t3\n', '\t'],
    ['a sep= line', 'sep=,\r\nNamn,Ort,Titel\r\n1,2,3\r\n', ','],
    ['a sep= line of another delimiter', 'SEP=|\nNamn|Ort|Titel\n1|2|3\n', null],
    ['CRLF', 'Namn;Ort;Titel\r\n1;2;3\r\n', ';'],
    ['CR', 'Namn;Ort;Titel\r1;2;3\r', ';'],
    ['no line break at the end', `Namn;Ort;Titel${'\n'.repeat(0)}\n1;2;3`, ';'],
    ['a UTF-8 mark', '\ufeffNamn;Ort;Titel\n1;2;3\n', ';'],
    ['quotes and white space around headers', '"Namn" ; "Ort";Titel \n1;2;3\n', ';'],
  ])('%s', async (_, text, delimiter) => {
    const { table, result } = await readBytes(text.length < 64 ? text + '\n'.repeat(64) : text)
    expect(table.headerCells?.[0]).toBe('Namn')
    expect(table.rows).toEqual([[2, ['1', '2', '3']]])
    expect(result.facts.delimiter).toBe(delimiter)
  })

  test('is the one that gives most exact headers, however often another one stands there', async () => {
    const { table } = await readBytes(csvOf('Namn,Ort,x;y;z;q\n1,2,3\n'))
    expect(table.headerCells).toEqual(['Namn', 'Ort', 'x;y;z;q'])
  })

  test('near headers break a tie', async () => {
    const { table } = await readBytes(csvOf('Namm,Ortt,x;y\n'))
    expect(table.headerCells).toEqual(['Namm', 'Ortt', 'x;y'])
  })

  test('a header with a line break inside quotes is read whole', async () => {
    const { table } = await readBytes(csvOf('"Namn\nx",Ort\n1,2\n'))
    expect(table.headerCells).toEqual(['Namn\nx', 'Ort'])
  })

  test('an empty first line is the first row, and holds no header', async () => {
    expect((await readBytes(csvOf(`\n${HEADER}`))).result.refusal).toEqual({
      code: 'UNRECOGNISED_PATTERN',
      detail: 'header-row',
      row: 2,
    })
  })
})

describe('cells', () => {
  test.each([
    ['a quoted delimiter', '"a;b";c;d\n', ['a;b', 'c', 'd']],
    ['doubled quotes', '"a ""b"" c";;\n', ['a "b" c', '', '']],
    ['a quoted line break', '"a\r\nb";c;d\n', ['a\r\nb', 'c', 'd']],
    ['an empty quoted cell', '"";b;c\n', ['', 'b', 'c']],
    ['a quote inside an unquoted cell', '5" rör;b;c\n', ['5" rör', 'b', 'c']],
    ['white space after a closing quote', '"a" \t;b;c\n', ['a', 'b', 'c']],
    ['a quote after leading white space is text', ' "a";b;c\n', ['"a"', 'b', 'c']],
    ['white space is trimmed, no-break space too', '\u00a0 a ;" b ";\tc\n', ['a', 'b', 'c']],
    ['å as two characters becomes one', 'a\u030a;"A\u030a";o\u0308\n', ['å', 'Å', 'ö']],
    ['too few cells are padded', 'a\n', ['a', '', '']],
    ['empty cells too many', 'a;b;c;;;\n', ['a', 'b', 'c']],
  ])('%s', async (_, text, cells) => {
    expect(await rowsOf(text)).toEqual([[2, cells]])
  })

  test('text after a closing quote is a fault, and the row is read', async () => {
    const { table } = await readBytes(csvOf(`${HEADER}"a"b;c;d\n"e" f;g;h\n`))
    expect(table.faults).toEqual([
      { kind: 'text-after-quote', row: 2 },
      { kind: 'text-after-quote', row: 3 },
    ])
    expect(table.rows).toEqual([
      [2, ['ab', 'c', 'd']],
      [3, ['e f', 'g', 'h']],
    ])
  })

  test('a filled cell right of the header is a fault, once a row', async () => {
    const { table } = await readBytes(csvOf(`${HEADER}a;b;c;;x;y\n;;;z\n`))
    expect(table.faults).toEqual([
      { kind: 'extra-cell', row: 2, columnIndex: 5 },
      { kind: 'extra-cell', row: 3, columnIndex: 4 },
    ])
    expect(table.rows).toEqual([
      [2, ['a', 'b', 'c']],
      [3, ['', '', '']],
    ])
  })
})

describe('rows', () => {
  test('records are numbered, not physical lines; empty ones keep their number', async () => {
    expect(await rowsOf('"a\nb";;\n\n;;\nc;;')).toEqual([
      [2, ['a\nb', '', '']],
      [5, ['c', '', '']],
    ])
  })

  test('a sep= line has no number', async () => {
    const { table } = await readBytes(csvOf(`sep=;\n${HEADER}a;b;c\n`))
    expect(table.rows).toEqual([[2, ['a', 'b', 'c']]])
  })

  test('are only counted when the header is refused, and their faults not told', async () => {
    const { table, result } = await readBytes(csvOf(`${HEADER}a;b;c;d\n\n"x"y;;\n`), { judged: false })
    expect([result.rows, table.rows, table.faults]).toEqual([2, [], []])
  })

  test(`number ${SHEET_MAX_ROWS} is the last`, async () => {
    const lines = 'Namn;Ort\n'.padEnd(9 + SHEET_MAX_ROWS - 2, '\n')
    expect((await readBytes(`${lines}a\n\n`)).result).toMatchObject({ rows: 1, refusal: null })
    expect((await readBytes(`${lines}\na`)).result.refusal).toEqual({ ...TOO_LARGE, insideRows: true })
  })
})

describe('a quote that is never closed', () => {
  test('is fatal at its row and line; rows before it are handed over', async () => {
    const { table, result } = await readBytes(csvOf(`${HEADER}"a\r\nb";;\nc;"d;e\n`))
    expect(table.rows).toEqual([[2, ['a\r\nb', '', '']]])
    expect(result).toMatchObject({ rows: 1, refusal: { code: 'CSV_READER_FAILED', row: 3, line: 4 } })
  })

  test('counts a sep= line among the physical lines', async () => {
    const { result } = await readBytes(csvOf(`sep=;\n${HEADER}"a`))
    expect(result.refusal).toEqual({ code: 'CSV_READER_FAILED', row: 2, line: 3 })
  })

  test('in the first row hands over no header', async () => {
    const { table, result } = await readBytes(csvOf('Namn;"Ort;Titel\na;b;c\n'))
    expect(result.refusal).toEqual({ code: 'CSV_READER_FAILED', row: 1, line: 1 })
    expect(table.headerCells).toBeUndefined()
  })

  test('in a first row without header is no table', async () => {
    expect((await readBytes(csvOf('"x'))).result.refusal).toEqual({
      code: 'UNRECOGNISED_PATTERN',
      detail: 'headers',
    })
  })
})

describe('the length of a cell', () => {
  const longest = 'x'.repeat(RAW_CELL_MAX_CHARACTERS)

  test.each([
    ['unquoted', longest],
    ['quoted', `"${longest}"`],
    ['quoted, with a doubled quote for the last', `"${longest.slice(1)}"""`],
  ])('%s: 32,767 characters', async (_, cell) => {
    for (const chunkBytes of [1000, 1 << 16]) {
      const { table, result } = await readBytes(`${HEADER}a\n${cell};b\r\nc`, { chunkBytes })
      expect(result.refusal).toBeNull()
      expect(table.rows[1]?.[1][0]).toHaveLength(RAW_CELL_MAX_CHARACTERS)
    }
  })

  test('unquoted: one more is too large, and no row counts', async () => {
    for (const chunkBytes of [1000, 1 << 16]) {
      const { result } = await readBytes(`${HEADER}a\n${longest}x;b\n`, { chunkBytes })
      expect(result).toMatchObject({ rows: 0, refusal: { ...TOO_LARGE, insideRows: true } })
    }
  })

  test('quoted: one more is a quote that never closes', async () => {
    for (const chunkBytes of [1000, 1 << 16]) {
      const { result } = await readBytes(`${HEADER}a\n"${longest}x";b\n`, { chunkBytes })
      expect(result).toMatchObject({ rows: 1, refusal: { code: 'CSV_READER_FAILED', row: 3, line: 3 } })
    }
  })

  test('a first row of one endless cell is too large', async () => {
    const { result } = await readBytes('x'.repeat(RAW_CELL_MAX_CHARACTERS + 1))
    expect(result.refusal).toEqual({ ...TOO_LARGE, insideRows: false })
  })
})

describe('columns', () => {
  const delimiters = ';'.repeat(SHEET_MAX_COLUMNS - 1)

  test('256 may be filled', async () => {
    const { table, result } = await readBytes(`Namn${delimiters}x\na${delimiters}b\n`)
    expect(result.refusal).toBeNull()
    expect(table.rows[0]?.[1]).toHaveLength(SHEET_MAX_COLUMNS)
  })

  test('an empty one beyond is nothing', async () => {
    expect((await readBytes(`Namn${delimiters};\na${delimiters};;;\n`)).result.refusal).toBeNull()
  })

  test('a filled one beyond is too large, in the header and under it', async () => {
    const inHeader = await readBytes(`Namn${delimiters};x\n`)
    expect(inHeader.result.refusal).toEqual({ ...TOO_LARGE, insideRows: false })
    const inRows = await readBytes(`Namn;Ort\na;b;c${delimiters}x\n`)
    expect(inRows.result.refusal).toEqual({ ...TOO_LARGE, insideRows: true })
  })

  test('a line of delimiters alone is read in bounded memory', async () => {
    const { result } = await readBytes(`Namn;Ort\n${';'.repeat(5_000_000)}\na;b\n`)
    expect(result).toMatchObject({ rows: 1, refusal: null })
  })
})
