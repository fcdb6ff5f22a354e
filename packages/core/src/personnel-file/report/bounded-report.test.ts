import { array, assert, constantFrom, integer, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundedReport } from './bounded-report.ts'
import type { Finding, Report } from './report.ts'

const CODES = ['INVALID_PHONE', 'INVALID_EMAIL', 'VALUE_LENGTH'] as const

function reportOf(findings: readonly Finding[]): Report {
  return {
    schemaVersion: 1,
    file: { name: 'personal.csv', bytes: 1, sha256: '', format: 'csv', encoding: 'utf-8', delimiter: ';' },
    template: { id: 'standard', version: 1 },
    outcome: 'errors',
    rows: 1,
    counts: { fatal: 0, error: findings.length, warning: 0, byCode: {} },
    coverage: { ran: [], notRun: [] },
    findings: [...findings],
    truncated: false,
  }
}

const finding = record({
  id: string(),
  code: constantFrom(...CODES),
  severity: constantFrom('error' as const),
  row: integer({ min: 2, max: 1_000_000 }),
  value: string({ unit: 'binary', maxLength: 60 }),
  message: string({ unit: 'binary', maxLength: 60 }),
})

const bytesOf = (report: Report): number => Buffer.byteLength(JSON.stringify(report))
const largest = bytesOf(reportOf([])) + CODES.length * 1500

describe('a bounded report', () => {
  test('that fits is the same report', () => {
    const report = reportOf([{ id: 'PF-1', code: 'INVALID_PHONE', severity: 'error', message: 'x' }])
    expect(boundedReport(report, bytesOf(report))).toBe(report)
  })

  test('is never larger than it may, and loses no code', () => {
    assert(
      property(
        array(finding, { maxLength: 200 }),
        integer({ min: largest, max: 20_000 }),
        (findings, max) => {
          const bounded = boundedReport(reportOf(findings), max)
          expect(bytesOf(bounded)).toBeLessThanOrEqual(max)
          expect(new Set(bounded.findings.map(({ code }) => code))).toEqual(
            new Set(findings.map(({ code }) => code)),
          )
          expect(bounded.truncated).toBe(bounded.findings.length < findings.length)
          expect(bounded.counts.error).toBe(findings.length)
        },
      ),
    )
  })

  test('keeps the first ones of each code, alike of all', () => {
    const many = Array.from({ length: 100 }, (_, at): Finding => {
      const code = at % 2 === 0 ? 'INVALID_PHONE' : 'INVALID_EMAIL'
      return { id: `PF-${at}`, code, severity: 'error', row: at, message: 'x'.repeat(100) }
    })
    const bounded = boundedReport(reportOf(many), 10_000)
    expect(bounded.findings.map(({ row }) => row)).toEqual([...bounded.findings.keys()])
    expect(bounded.findings.length).toBe(50)
  })
})
