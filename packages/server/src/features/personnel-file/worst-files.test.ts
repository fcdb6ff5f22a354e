import { LEFT_OUT_ROWS_LISTED, PAGE_SIZE, REPORT_MAX_BYTES } from '@salvia/core/limits'
import {
  type CaseDetails,
  type Draft,
  type LeftOutPage,
  type Report,
  STANDARD_TEMPLATE,
  type Upload,
} from '@salvia/core/personnel-file'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  csvOf,
  type FileTest,
  OWN_COMPANY as OWN,
  openFileTest,
  rightRows,
} from '../../testing/index.ts'

/** An answer has more than the report, and JSON from the database has extra spaces. */
const ANSWER_MAX_BYTES = REPORT_MAX_BYTES * 1.25
/** Limit of an answer without a report, which holds at most one page of anything. */
const SMALL_ANSWER_MAX_BYTES = 20_000
const PATIENCE_MS = 120_000

let salvia: FileTest
let app: FileTest['app']
beforeAll(async () => {
  salvia = await openFileTest()
  app = salvia.app
})
afterAll(() => app.close())

const HEADER = STANDARD_TEMPLATE.columns.map(({ header }) => header).join(';')
/** Two bytes for each row, the least that a sender can use. */
const worthless = (rows: number): Buffer => Buffer.from(`${HEADER}\n${'1\n'.repeat(rows)}`, 'latin1')

async function reviewed(bytes: Buffer): Promise<{ draft: Draft; report: Report; size: number }> {
  const draft = answer<Draft>(await salvia.hr.attach({ bytes, clientNumber: OWN }))
  const response = await salvia.hr.review(draft, OWN)
  return { draft, report: answer(response), size: Buffer.byteLength(response.body) }
}

const get = (path: string) => app.call('GET', path, { token: salvia.hrToken })

describe('a file of worthless rows', () => {
  const ROWS = 50_000

  test('is told in a bounded report, and is not taken: it would end everybody', {
    timeout: PATIENCE_MS,
  }, async () => {
    const { draft, report, size } = await reviewed(worthless(ROWS))
    expect(report).toMatchObject({ outcome: 'errors', rows: ROWS, truncated: true })
    expect(report.counts.byCode.INVALID_PID).toBe(ROWS)
    expect(size).toBeLessThan(REPORT_MAX_BYTES)
    const refused = await salvia.hr.submit(draft, OWN, { continueAnyway: true })
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'TOO_FEW_ROWS_LEFT',
      data: { rows: ROWS, leftOut: ROWS },
    })
  })

  test('with less than nine of ten left out is taken: the rows left out are counted all, and listed by pages', {
    timeout: PATIENCE_MS,
  }, async () => {
    const right = await rightRows(1400)
    const leftOut = LEFT_OUT_ROWS_LISTED + 1000
    const file = Buffer.concat([csvOf(right), Buffer.from('1\r\n'.repeat(leftOut))])
    const { id } = await salvia.send(file)
    await app.runJobs()
    const response = await get(`personnel-files/${OWN}/${id}`)
    expect(answer(response)).toMatchObject({ leftOut })
    const { report: _, ...summary } = answer<CaseDetails>(response)
    expect(Buffer.byteLength(JSON.stringify(summary))).toBeLessThan(SMALL_ANSWER_MAX_BYTES)
    expect((await salvia.worker.get(id)).changes).toMatchObject({ leftOut, after: right.length })

    const last = LEFT_OUT_ROWS_LISTED / PAGE_SIZE
    const page = async (number: number): Promise<LeftOutPage> => {
      const answered = await get(`personnel-files/${OWN}/${id}/left-out?page=${number}`)
      expect(Buffer.byteLength(answered.body)).toBeLessThan(SMALL_ANSWER_MAX_BYTES)
      return answer(answered)
    }
    const rowsOf = ({ items }: LeftOutPage) => items.map(({ row }) => row)
    const from = (row: number) => Array.from({ length: PAGE_SIZE }, (_, at) => row + at)
    expect(await page(1)).toMatchObject({ total: LEFT_OUT_ROWS_LISTED, page: 1, pageSize: PAGE_SIZE })
    expect(rowsOf(await page(1))).toEqual(from(right.length + 2))
    expect(rowsOf(await page(last))).toEqual(from(right.length + 2 + (last - 1) * PAGE_SIZE))
    expect(rowsOf(await page(last + 1))).toEqual([])
    expect(await salvia.worker.leftOut(id, last)).toEqual(await page(last))
    expect((await get(`personnel-files/${OWN}/${id}/left-out?page=0`)).statusCode).toBe(400)
    expect((await get(`personnel-files/20877/${id}/left-out`)).statusCode).toBe(404)
  })
})

test('a file of which no row is left is not taken, however small', async () => {
  const [first = {}] = await rightRows(1)
  const { draft } = await reviewed(csvOf([{ ...first, Personnummer: '1' }]))
  const refused = await salvia.hr.submit(draft, OWN, { continueAnyway: true })
  expect(refused.json()).toMatchObject({ code: 'TOO_FEW_ROWS_LEFT', data: { rows: 1, leftOut: 1 } })
})

describe('the largest report', () => {
  const ROWS = 1500
  /** Each cell has its own error and the longest value that brings no warning. */
  const cell = (row: number, column: number): string => {
    // A different organisation number in each row would be a warning for each.
    const one = `${column === 10 ? 0 : row}"${'å'.repeat(30)}${row % 3 === 0 && column !== 10 ? '\t' : ''}@@${column}`
    return column >= 25 && column < 30 ? Array.from({ length: 20 }, () => one).join(', ') : one
  }
  const line = (row: number) =>
    STANDARD_TEMPLATE.columns.map((_, column) => `"${cell(row, column).replaceAll('"', '""')}"`).join(';')

  test('is bounded where it is answered, and where it is kept; its counts are exact', {
    timeout: PATIENCE_MS,
  }, async () => {
    const right = await rightRows(ROWS)
    const wrong = Array.from({ length: ROWS }, (_, row) => line(row)).join('\r\n')
    const file = Buffer.concat([csvOf(right), Buffer.from(`${wrong}\r\n`, 'latin1')])
    const { draft, report, size } = await reviewed(file)
    expect(report).toMatchObject({ rows: 2 * ROWS, truncated: true, outcome: 'errors' })
    const counted = Object.values(report.counts.byCode).reduce((sum, count) => sum + count, 0)
    expect(counted).toBe(report.counts.error + report.counts.warning)
    expect(size).toBeGreaterThan(REPORT_MAX_BYTES / 4)
    expect(size).toBeLessThanOrEqual(REPORT_MAX_BYTES)

    const upload = answer<Upload>(await salvia.hr.submit(draft, OWN))
    expect(upload).toMatchObject({
      rows: 2 * ROWS,
      errors: report.counts.error,
      warnings: report.counts.warning,
    })
    const details = await get(`personnel-files/${OWN}/${upload.id}`)
    expect(answer<CaseDetails>(details).report).toEqual(report)
    expect(Buffer.byteLength(details.body)).toBeLessThan(ANSWER_MAX_BYTES)
    const acted = await salvia.worker.act(upload.id, 'acknowledge')
    expect(acted.statusCode).toBe(200)
    expect(Buffer.byteLength(acted.body)).toBeLessThan(SMALL_ANSWER_MAX_BYTES)
  })
})
