import { describe, expect, test } from 'vitest'
import { parseIsoDate } from '../../primitives/iso-date.ts'
import type { FileSource } from '../read/table.ts'
import { type Report, reportSchema } from '../report/report.ts'
import { reviewFile } from '../review/review-file.ts'
import { type ExampleFile, exampleFile } from '../testing/example-file.ts'
import type { Check, Example } from './define-check.ts'
import { checks } from './index.ts'

const today = parseIsoDate('2026-11-21') ?? expect.unreachable()
const all: readonly Check[] = Object.values(checks)

function sourceOf({ bytes, type, fault }: ExampleFile): FileSource {
  let asked = 0
  return {
    // The name is asked for once all is read, and again for the report of the failure.
    get name() {
      if (fault === 'reporting' && asked++ === 0) throw new TypeError('injected while reporting')
      return `exempel.${type}`
    },
    size: bytes.length,
    async *stream(start = 0, end = bytes.length) {
      if (fault === 'reading') throw new TypeError('injected while reading')
      yield bytes.slice(start, end)
    },
  }
}

function reviewOf(example: Example): Promise<Report> {
  const file = exampleFile(example)
  return reviewFile({
    source: sourceOf(file),
    template: file.template,
    today,
    locale: 'sv',
    incidentId: () => 'INC-1',
  })
}

describe.each(all.map(check => [check.code, check] as const))('%s', (code, check) => {
  test.each(check.examples.passes.map(example => [example.note.en, example] as const))(
    'passes: %s',
    async (_, example) => {
      const { counts, coverage } = await reviewOf(example)
      expect(counts).toMatchObject({ fatal: 0, error: 0 })
      expect(Object.keys(counts.byCode)).not.toContain(code)
      expect([...coverage.ran, 'FILE_REVIEW_ERROR', 'UNKNOWN_ERROR']).toContain(code)
    },
  )

  test.each(check.examples.found.map(example => [example.note.en, example] as const))(
    'found: %s',
    async (_, example) => {
      const report = await reviewOf(example)
      expect(Object.keys(report.counts.byCode)).toContain(code)
      expect(report.coverage.ran).toContain(code)
      expect(reportSchema.parse(report)).toEqual(report)
    },
  )

  test('the examples show every case that it tells apart', async () => {
    const reports = await Promise.all(check.examples.found.map(reviewOf))
    const found = reports.flatMap(report => report.findings).filter(finding => finding.code === code)
    const shown = new Set(found.map(finding => finding.detail ?? finding.reason))
    expect([...(check.details ?? [undefined])].filter(detail => !shown.has(detail))).toEqual([])
  })

  test('names related checks, none twice and not itself', () => {
    const related = check.related ?? []
    expect(new Set([code, ...related]).size).toBe(related.length + 1)
  })
})
