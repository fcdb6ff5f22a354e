import { describe, expect, test } from 'vitest'
import { errorOf } from '../../errors/index.ts'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import { personnelFileErrors } from '../personnel-file.errors.ts'
import type { FileSource } from '../read/table.ts'
import type { Report } from '../report/report.ts'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { type TemplateInput, templateSchema } from '../template/template.ts'
import { type ReviewOptions, reviewFile } from './review-file.ts'

const today = parseIsoDate('2026-11-21') ?? expect.unreachable()
const HEADERS = STANDARD_TEMPLATE.columns.map(column => column.header)

type Changes = Readonly<Record<string, string>>

/** A table of right rows, but for the changes of each. */
function table(rows: readonly Changes[], headers = HEADERS): string {
  const right = exampleRows(STANDARD_TEMPLATE, rows.length)
  const lines = rows.map((changes, number) =>
    headers.map(header => changes[header] ?? right[number]?.[HEADERS.indexOf(header)] ?? '').join(';'),
  )
  return [headers.join(';'), ...lines, ''].join('\r\n')
}

function sourceOf(content: string | Uint8Array): FileSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    name: 'personal.csv',
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      yield bytes.slice(start, end)
    },
  }
}

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 4096) yield bytes.slice(at, at + 4096)
}

function review(text: string, options: Partial<ReviewOptions> & { changes?: Partial<TemplateInput> } = {}) {
  const { changes, ...rest } = options
  const template = templateSchema.parse({ ...STANDARD_TEMPLATE, ...changes })
  return reviewFile({ source: sourceOf(text), template, today, locale: 'sv', incidentId: () => 'X', ...rest })
}

const codes = (report: Report) => report.findings.map(finding => finding.code)
const places = (report: Report) => report.findings.map(({ row, column, code }) => [row, column, code])

describe('which findings a cell gets', () => {
  test('a forbidden character comes before a wrong separation and a wrong format', async () => {
    const report = await review(table([{ Beställare: 'ł@exempel.se, b@exempel.se' }]))
    expect(codes(report)).toEqual(['INVALID_CHARACTER'])
  })

  test('a wrong separation comes before a wrong format', async () => {
    const report = await review(table([{ Beställare: 'fel, b@exempel.se' }]))
    expect(codes(report)).toEqual(['INVALID_SEPARATED_VALUES'])
  })

  test('a wrong format and a length stand beside each other', async () => {
    const report = await review(table([{ 'E-post': `${'a'.repeat(51)}@exempel` }]))
    expect(codes(report)).toEqual(['INVALID_EMAIL', 'VALUE_LENGTH'])
  })

  test('a warning for each row whose text is too long, also where it is the text of the row before', async () => {
    const long = { Befattning: 'x'.repeat(51) }
    expect(places(await review(table([long, long])))).toEqual([
      [2, 'Befattning', 'VALUE_LENGTH'],
      [3, 'Befattning', 'VALUE_LENGTH'],
    ])
  })

  test('a wrong name of a level is found in every row of its unit', async () => {
    const wrong = { 'Organisationsnivå 2': 'Norrł' }
    expect(codes(await review(table([wrong, wrong, wrong])))).toEqual(Array(3).fill('INVALID_CHARACTER'))
  })

  test('an error in a VAT number is found again when only the organisation number changes', async () => {
    const rows = [
      { Organisationsnummer: '556016-0680', 'VAT-nummer': 'SE556016068001' },
      { Organisationsnummer: '202100-5489', 'VAT-nummer': 'SE556016068001' },
    ]
    const report = await review(table(rows))
    expect(places(report)).toContainEqual([3, 'VAT-nummer', 'INVALID_VAT'])
  })
})

describe('values that are compared', () => {
  test('numbers that end with 0000 are compared as 12 digits like any other', async () => {
    const report = await review(table([{ Personnummer: '19640823-0000' }, { Personnummer: '640823-0000' }]))
    expect(report.counts.byCode).toEqual({ PIDS_WITH_CONTROL_NUMBER_ZEROES: 2, VALUE_UNIQUE: 1 })
  })

  test('invalid values are compared as written', async () => {
    const rows = [
      { 'E-post': 'Åsa@exempel.se' },
      { 'E-post': 'åsa@exempel.se' },
      { 'E-post': 'Åsa@exempel.se' },
    ]
    const unique = (await review(table(rows))).findings.filter(finding => finding.code === 'VALUE_UNIQUE')
    expect(unique.map(({ row, firstRow }) => [row, firstRow])).toEqual([[4, 2]])
  })

  test('one finding for each further value of a unit, at its first row', async () => {
    const values = ['a@x.se', 'b@x.se', 'A@x.se', 'b@x.se', 'c@x.se']
    const report = await review(table(values.map(value => ({ 'MK-granskare': value }))))
    expect(report.findings.map(({ row, firstRow, path }) => [row, firstRow, path?.length])).toEqual([
      [3, 2, 4],
      [6, 2, 4],
    ])
  })

  test('a value that comes back after another unit is compared with its own', async () => {
    const unit = (name: string, reviewer: string) => ({
      'Organisationsnivå 2': name,
      'MK-granskare': reviewer,
      Beställare: 'a@x.se',
      Fakturareferens: 'a@x.se',
    })
    const rows = [unit('Norr', 'a@x.se'), unit('Syd', 'b@x.se'), unit('Norr', 'b@x.se')]
    expect(places(await review(table(rows)))).toEqual([[4, 'MK-granskare', 'ONE_TO_ONE_CHECK_FAILED']])
  })

  test('rows with a hole take no part', async () => {
    const hole = { 'Organisationsnivå 2': '', Beställare: 'annan@x.se' }
    const report = await review(table([{}, hole]))
    expect(codes(report)).toEqual(['HOLE_IN_ORG_STRUCTURE'])
  })
})

describe('verdict', () => {
  const long = { Befattning: 'x'.repeat(51) }
  const bounds = (atLeast: number) => ({ changes: { maxWarnings: { atLeast, shareOfRows: 0 } } })

  test('as many warnings as allowed pass', async () => {
    expect((await review(table([long, long]), bounds(2))).outcome).toBe('passed')
  })

  test('one warning more is fatal, and told with the bound', async () => {
    const report = await review(table([long, long, long]), bounds(2))
    expect(report.findings[0]).toMatchObject({ code: 'TOO_MANY_WARNINGS', count: 3, limit: 2 })
    expect(report.outcome).toBe('rejected')
  })

  test('too few rows are not judged after another fatal finding', async () => {
    const report = await review(`${table([{}])}"`, { changes: { minRows: 5 } })
    expect(codes(report)).toEqual(['CSV_VALIDATION_ABORTED', 'CSV_READER_FAILED'])
    expect(report.coverage.notRun).toContainEqual({ code: 'TOO_FEW_ROWS', reason: 'after-fatal' })
  })

  test('a missing header leaves the rows counted and unchecked', async () => {
    const report = await review(table([{ Mobiltelefon: 'fel' }, {}], HEADERS.slice(1)))
    expect(places(report)).toEqual([
      [undefined, undefined, 'CSV_VALIDATION_ABORTED'],
      [1, 'Personnummer', 'HEADER_CHECK_FAILED'],
    ])
    expect(report.rows).toBe(2)
    expect(report.coverage.notRun).toContainEqual({ code: 'INVALID_PHONE', reason: 'header-refused' })
  })

  test('a missing header over no rows leaves nothing unchecked', async () => {
    expect(codes(await review(table([], HEADERS.slice(1))))).toEqual(['HEADER_CHECK_FAILED'])
  })
})

describe('a row filter', () => {
  const changes = { rowFilter: { column: 'Befattning', values: ['Anställd'] } }

  test('leaves rows out before anything is counted or checked', async () => {
    const rows = [{ Befattning: 'Anställd' }, { Befattning: 'Vikarie', Mobiltelefon: 'fel' }]
    const report = await review(table(rows), { changes })
    expect([report.rows, report.outcome]).toEqual([1, 'passed'])
  })

  test('does not tell of a broken row that it leaves out', async () => {
    const text = table([
      { Befattning: 'Anställd' },
      { Befattning: 'Vikarie', Fakturareferens: 'a@x.se;extra' },
    ])
    expect((await review(text, { changes })).outcome).toBe('passed')
  })

  test('a file without rows is refused by the filter, not for too few rows', async () => {
    expect(codes(await review(table([]), { changes }))).toEqual(['FILTER_VERIFICATION_ERROR'])
  })
})

describe('columns without a header', () => {
  const withNameless = (value: string) => table([{ '': value }], [...HEADERS, ''])

  test('an empty one is ignored', async () => {
    expect((await review(withNameless(''))).outcome).toBe('passed')
  })

  test('a filled one is unexpected', async () => {
    const report = await review(withNameless('x'))
    expect(report.findings).toMatchObject([
      { code: 'HEADER_CHECK_FAILED', detail: 'unexpected', columnIndex: 32 },
    ])
  })
})

test('a file that turns out not to be UTF-8 on its last row is judged once, as what it is', async () => {
  const rows = Array.from({ length: 40 }, () => ({ 'E-post': 'fel', Förnamn: 'Åsa' }))
  const bytes = new TextEncoder().encode(table([...rows, { Befattning: '?' }]))
  bytes[bytes.lastIndexOf(0x3f)] = 0xe5
  // The header is not what it seemed to be either.
  const report = await reviewFile({
    source: {
      ...sourceOf(bytes),
      stream: (start = 0, end = bytes.length) => inPieces(bytes.slice(start, end)),
    },
    template: STANDARD_TEMPLATE,
    today,
    locale: 'sv',
    incidentId: () => 'X',
  })
  expect(report.file.encoding).toBe('windows-1252')
  expect(new Set(codes(report))).toEqual(new Set(['HEADER_CHECK_FAILED', 'CSV_VALIDATION_ABORTED']))
})

describe('what is thrown', () => {
  const failing = (error: unknown): FileSource => ({
    name: 'personal.csv',
    size: 1000,
    stream: () => {
      throw error
    },
  })

  test('a fault of our own becomes a fatal finding with the code of the log', async () => {
    const told: unknown[] = []
    const fault = new TypeError('x is not a function')
    const report = await review('', {
      source: failing(fault),
      incidentId: () => 'INC-7',
      onIncident: (error, incident) => told.push([error, incident]),
    })
    expect(report.findings).toMatchObject([{ code: 'FILE_REVIEW_ERROR', incident: 'INC-7' }])
    expect(report.findings[0]?.message).toContain('INC-7')
    expect(told).toEqual([[fault, 'INC-7']])
  })

  test.each([
    ['an aborted reading', new DOMException('stopped', 'AbortError')],
    ['a file that changed', errorOf(personnelFileErrors.FILE_CHANGED)],
  ])('%s goes on to the caller', async (_, error) => {
    await expect(review('', { source: failing(error) })).rejects.toBe(error)
  })
})
