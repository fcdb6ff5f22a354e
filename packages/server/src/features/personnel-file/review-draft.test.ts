import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft, Report } from '@salvia/core/personnel-file'
import { instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  type Cells,
  csvOf,
  type FileCaller,
  fileCaller,
  NO_ID,
  openTestApp,
  rightRows,
  type TestApp,
} from '../../testing/index.ts'

const OWN = '10401'
let app: TestApp
let hr: FileCaller
let rows: Cells[]

beforeAll(async () => {
  app = await openTestApp()
  hr = fileCaller(app, await app.signIn('hr@demo.example'))
  rows = await rightRows(20)
})
afterAll(() => app.close())

async function review(bytes: Buffer): Promise<Report> {
  const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
  return answer(await hr.review(draft, OWN))
}

describe('review', () => {
  test('of a right file passes', async () => {
    const report = await review(csvOf(rows))
    expect(report).toMatchObject({
      outcome: 'passed',
      rows: 20,
      file: { format: 'csv', name: 'personal.csv' },
    })
  })

  test('answers masked values only, and none of them stands in the log', async () => {
    const [first = {}, ...rest] = rows
    const wrong = { ...first, Personnummer: `${first.Personnummer}1`, Mobiltelefon: '070-174 06 05' }
    const report = await review(csvOf([wrong, ...rest]))
    expect(report.outcome).toBe('errors')
    const told = JSON.stringify(report) + app.log.join('')
    expect(told).not.toContain(wrong.Personnummer)
    expect(told).not.toContain('174 06 05')
    expect(report.findings.map(finding => finding.value)).toEqual(expect.arrayContaining(['070•••••••']))
  })

  test('of something else than a table is rejected', async () => {
    const report = await review(Buffer.from('%PDF-1.7\n'.padEnd(200, 'x')))
    expect(report).toMatchObject({ outcome: 'rejected', findings: [{ code: 'UNRECOGNISED_PATTERN' }] })
  })

  test('that fails is a report with a code for the log, and the server goes on answering', async () => {
    const folder = join(app.folder, 'files')
    const before = new Set(readdirSync(folder))
    const draft = answer<Draft>(await hr.attach({ bytes: csvOf(rows), clientNumber: OWN }))
    const [stored, ...others] = readdirSync(folder).filter(name => !before.has(name))
    expect(others).toEqual([])
    rmSync(join(folder, stored ?? 'none'))
    const report = answer<Report>(await hr.review(draft, OWN))
    const [finding] = report.findings
    expect(report).toMatchObject({ outcome: 'rejected', file: { sha256: draft.sha256 } })
    expect(finding).toMatchObject({ code: 'FILE_REVIEW_ERROR', incident: expect.stringMatching(/^INC-/) })
    expect(app.log.join('')).toContain(finding?.incident)
    expect((await review(csvOf(rows))).outcome).toBe('passed')
  })

  test('of a draft of nobody finds nothing', async () => {
    const nobody = { id: NO_ID } as Draft
    expect((await hr.review(nobody, OWN)).statusCode).toBe(404)
  })

  test('of a draft at the end of its day still runs, and not after', async () => {
    const own = await openTestApp()
    const sender = fileCaller(own, await own.signIn('hr@demo.example'))
    const draft = answer<Draft>(await sender.attach({ bytes: csvOf(rows), clientNumber: OWN }))
    own.clock.set(instantOf(draft.expiresAt))
    const again = fileCaller(own, await own.signIn('hr@demo.example'))
    expect((await again.review(draft, OWN)).statusCode).toBe(200)
    own.clock.advance(1)
    expect((await again.review(draft, OWN)).statusCode).toBe(404)
    await own.close()
  })
})
