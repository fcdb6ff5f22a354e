import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import { reviewFile } from '../review/review-file.ts'
import { EXAMPLE_ROWS_MAX, exampleRows } from './example-rows.ts'
import { STANDARD_TEMPLATE } from './standard-template.ts'
import { templateSchema } from './template.ts'
import { templateFile } from './write-template.ts'

const today = parseIsoDate('2026-11-21') ?? expect.unreachable()
/** The number of the built-in format `@`. */
const TEXT_FORMAT = '49'
const HEADERS = STANDARD_TEMPLATE.columns.map(column => column.header)

function review(bytes: Uint8Array, template = STANDARD_TEMPLATE) {
  const source = {
    name: 'mall',
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      yield bytes.slice(start, end)
    },
  }
  return reviewFile({ source, template, today, locale: 'sv', incidentId: () => 'X' })
}

describe('an empty template', () => {
  test('as CSV is the header row in Windows-1252 with CRLF', async () => {
    const bytes = await templateFile(STANDARD_TEMPLATE, { type: 'csv' })
    expect(Buffer.from(bytes).toString('latin1')).toBe(`${HEADERS.join(';')}\r\n`)
  })

  test.each(['csv', 'xlsx'] as const)('as %s lacks nothing but rows', async type => {
    const report = await review(await templateFile(STANDARD_TEMPLATE, { type }))
    expect(report.findings.map(finding => finding.code)).toEqual(['TOO_FEW_ROWS'])
  })

  test.each([0, 3])(
    'as xlsx with %i examples has text columns, rows not yet filled in too',
    async examples => {
      const files = unzipSync(await templateFile(STANDARD_TEMPLATE, { type: 'xlsx', examples }))
      const part = (path: string) => strFromU8(files[path] ?? expect.unreachable(path))
      const columns = [...part('xl/worksheets/sheet1.xml').matchAll(/<col [^>]*>/g)].map(([column]) => column)
      const formats = [
        ...(part('xl/styles.xml').split('<cellXfs')[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g),
      ].map(([, number]) => number)
      expect(columns).toHaveLength(HEADERS.length)
      for (const [index, column] of columns.entries()) {
        expect(column).toContain(` min="${index + 1}" max="${index + 1}" `)
        expect(formats[Number(/ style="(\d+)"/.exec(column)?.[1])]).toBe(TEXT_FORMAT)
      }
    },
  )

  test('as xlsx is the same file each time', async () => {
    const [one, other] = [1, 2].map(() => templateFile(STANDARD_TEMPLATE, { type: 'xlsx' }))
    expect(await one).toEqual(await other)
  })

  test('keeps what Windows-1252 has above Latin-1', async () => {
    const template = templateSchema.parse({
      ...STANDARD_TEMPLATE,
      columns: [...STANDARD_TEMPLATE.columns, { header: 'Ersättning – €', format: 'text' }],
    })
    const report = await review(await templateFile(template, { type: 'csv', examples: 1 }), template)
    expect(report).toMatchObject({ outcome: 'passed', file: { encoding: 'windows-1252' } })
  })
})

describe('example rows', () => {
  test.each([
    ['csv', 300],
    ['csv', EXAMPLE_ROWS_MAX],
    ['xlsx', 300],
  ] as const)('as %s, %i of them pass the review with nothing found', async (type, count) => {
    const report = await review(await templateFile(STANDARD_TEMPLATE, { type, examples: count }))
    expect(report).toMatchObject({ outcome: 'passed', rows: count, findings: [] })
  })

  test('are texts in a workbook, so that no zero is lost', async () => {
    const book = read(await templateFile(STANDARD_TEMPLATE, { type: 'xlsx', examples: 3 }))
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? expect.unreachable()
    const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: true, defval: '' })
    expect(cells).toEqual([HEADERS, ...exampleRows(STANDARD_TEMPLATE, 3)])
    expect(sheet.E2).toMatchObject({ t: 's' })
  })

  test('lie in several units, on three and four levels', () => {
    const levels = STANDARD_TEMPLATE.columns.flatMap((column, index) =>
      column.role?.startsWith('level-') ? [index] : [],
    )
    const paths = exampleRows(STANDARD_TEMPLATE, 300).map(row =>
      levels.map(index => row[index]).filter(Boolean),
    )
    expect(new Set(paths.map(path => path.length))).toEqual(new Set([3, 4]))
    expect(new Set(paths.map(path => path.join('/'))).size).toBeGreaterThan(10)
  })

  test.each([-1, 0.5, EXAMPLE_ROWS_MAX + 1])('%f of them are refused with the bound', count => {
    expect(() => exampleRows(STANDARD_TEMPLATE, count)).toThrow(`0 to ${EXAMPLE_ROWS_MAX}`)
  })

  test('fit a template of another shape, with a row filter', async () => {
    const template = templateSchema.parse({
      id: 'egen',
      version: 3,
      cellLimit: 40,
      minRows: 10,
      maxWarnings: { atLeast: 0, shareOfRows: 0 },
      rowFilter: { column: 'Status', values: ['Aktiv'] },
      columns: [
        { header: 'Status', format: 'text' },
        { header: 'Id', format: 'pid', role: 'pid', mandatory: true, unique: true },
        { header: 'Kod', format: 'text', unique: true, mandatory: true },
        { header: 'Enhet', format: 'text', role: 'level-1', mandatory: true },
        { header: 'Ansvarig', format: 'email', oneToOne: true, mandatory: true },
      ],
    })
    const report = await review(await templateFile(template, { type: 'csv', examples: 50 }), template)
    expect(report).toMatchObject({ outcome: 'passed', rows: 50, findings: [] })
  })
})
