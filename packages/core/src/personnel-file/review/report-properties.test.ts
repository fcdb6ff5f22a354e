import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import type { Report } from '../report/report.ts'
import { exampleRows } from '../template/example-rows.ts'
import { STANDARD_TEMPLATE } from '../template/standard-template.ts'
import { reviewFile } from './review-file.ts'

const today = parseIsoDate('2026-11-21') ?? expect.unreachable()
const HEADERS = STANDARD_TEMPLATE.columns.map(column => column.header)
const RIGHT = exampleRows(STANDARD_TEMPLATE, 8)

/** Values that are wrong somewhere, personal ones among them. */
const VALUES = [
  '',
  'x'.repeat(60),
  'åsa@exempel',
  '640823-3234',
  'Ja',
  'ł',
  'a@x.se;b@x.se',
  '070-1740605',
  'SE640823323401',
]

/** Tables of right rows in which some cells hold any of these values. */
const tables = fc
  .array(fc.tuple(fc.nat(7), fc.nat(HEADERS.length - 1), fc.constantFrom(...VALUES)), { maxLength: 20 })
  .map(changes => {
    const rows = RIGHT.map(cells => [...cells])
    for (const [row, column, value] of changes) rows[row]?.splice(column, 1, value)
    return rows
  })

function review(
  rows: string[][],
  headers = HEADERS,
  options: { showValues?: boolean; maxFindings?: number } = {},
  cell = (value: string) => `"${value.replaceAll('"', '""')}"`,
) {
  const bytes = new TextEncoder().encode(
    [headers, ...rows].map(cells => `${cells.map(cell).join(';')}\n`).join(''),
  )
  const source = {
    name: 'personal.csv',
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      yield bytes.slice(start, end)
    },
  }
  return reviewFile({
    source,
    template: STANDARD_TEMPLATE,
    today,
    locale: 'sv',
    incidentId: () => 'X',
    ...options,
  })
}

const places = (report: Report) =>
  report.findings.map(({ id, code, row, column, columnIndex }) => ({ id, code, row, column, columnIndex }))

describe('a report, whatever the file', () => {
  test('is the same where rows that end alike are read at a glance', async () => {
    const order = fc.array(fc.nat(7), { maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(tables, order, async (rows, again) => {
        const table = [...rows, ...again.map(index => rows[index] ?? [])].map(row =>
          row.map(value => value.replaceAll(';', ' ')),
        )
        const [quoted, plain] = [await review(table), await review(table, HEADERS, {}, value => value)]
        const withoutId = (report: Report) => report.findings.map(finding => ({ ...finding, id: '' }))
        expect(withoutId(plain)).toEqual(withoutId(quoted))
        expect(plain.counts).toEqual(quoted.counts)
        expect(plain.coverage).toEqual(quoted.coverage)
      }),
    )
  })

  test('has as many findings as it counts when all are asked for', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async rows => {
        const { findings, counts, truncated } = await review(rows, HEADERS, { maxFindings: 0 })
        expect(findings.length).toBe(counts.fatal + counts.error + counts.warning)
        for (const [code, count] of Object.entries(counts.byCode)) {
          expect(findings.filter(finding => finding.code === code).length).toBe(count)
        }
        expect(truncated).toBe(false)
      }),
    )
  })

  test('keeps the first of each code when few are asked for, with the same counts', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async rows => {
        const [all, few] = [await review(rows), await review(rows, HEADERS, { maxFindings: 1 })]
        const first = all.findings.filter(
          (one, index) => all.findings.findIndex(({ code }) => code === one.code) === index,
        )
        expect(few.findings).toEqual(first)
        expect(few.counts).toEqual(all.counts)
        expect(few.truncated).toBe(few.findings.length < all.findings.length)
      }),
    )
  })

  test('is masked without a change of code, row, column or id', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async rows => {
        const [masked, shown] = [await review(rows), await review(rows, HEADERS, { showValues: true })]
        expect(places(masked)).toEqual(places(shown))
        expect(JSON.stringify(masked)).not.toMatch(/640823-?3234|exempel"/)
      }),
    )
  })

  test('is the same by column name when the columns change places', async () => {
    const shuffled = fc.shuffledSubarray(HEADERS, { minLength: HEADERS.length })
    await fc.assert(
      fc.asyncProperty(tables, shuffled, async (rows, headers) => {
        const moved = rows.map(cells => headers.map(header => cells[HEADERS.indexOf(header)] ?? ''))
        const byName = (report: Report) =>
          report.findings
            .map(({ code, row, column, message }) => `${row} ${column} ${code} ${message}`)
            .sort()
        const [one, other] = [await review(rows), await review(moved, headers)]
        expect(byName(other)).toEqual(byName(one))
        expect(other.counts).toEqual(one.counts)
      }),
    )
  })
})
