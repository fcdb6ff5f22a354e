import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  answer,
  type CaseWorker,
  type Cells,
  caseWorker,
  csvOf,
  fileCaller,
  openTestApp,
  rightRows,
  type TestApp,
} from '../../../testing/index.ts'
import { stageCase } from './stage-case.ts'

const OWN = '10401'
const ROWS = 40
let app: TestApp
let worker: CaseWorker
let rows: Cells[]

beforeAll(async () => {
  app = await openTestApp()
  worker = caseWorker(app, await app.signIn('handlaggare@demo.example'))
})
afterAll(() => app.close())

let made = 0
beforeEach(async () => {
  made += 1
  rows = (await rightRows(ROWS)).map(row => ({ ...row, Befattning: `Roll ${made}` }))
})

async function send(): Promise<string> {
  const hr = fileCaller(app, await app.signIn('hr@demo.example'))
  return (await hr.send({ bytes: csvOf(rows), clientNumber: OWN })).id
}

async function stagedRows(id: string): Promise<unknown> {
  const { rows: counted } = await app.services.db.execute(
    sql`select count(*)::int as staged from personnel_file_staged where case_id = ${id}`,
  )
  return counted[0]?.staged
}

test('a run that was cut off is begun anew', async () => {
  const id = await send()
  await app.services.db.execute(sql`
    insert into personnel_file_staged (case_id, "row", pid, unit_path, protected_identity, roles)
    values (${id}, 2, '190001010000', '{Borta}', false, '{}'), (${id}, 9999, '190001020000', '{Borta}', false, '{}')`)
  await stageCase(app.services, id)
  expect(await stagedRows(id)).toBe(ROWS)
  expect((await worker.get(id)).changes).toMatchObject({ state: 'counted', after: ROWS })
})

test('what is staged is not staged twice', async () => {
  const id = await send()
  await stageCase(app.services, id)
  await stageCase(app.services, id)
  expect(await stagedRows(id)).toBe(ROWS)
})

test('a case that was finished before its turn is not staged', async () => {
  const id = await send()
  answer(await worker.act(id, 'reject', { text: 'Fel fil.' }))
  await app.runJobs()
  expect(await stagedRows(id)).toBe(0)
})

test('a file that can not be read sends the case to someone who looks into it, with a code for the log', async () => {
  const id = await send()
  const { rows: found } = await app.services.db.execute<{ file_key: string }>(
    sql`select file_key from personnel_file_cases where id = ${id}`,
  )
  rmSync(join(app.folder, 'files', found[0]?.file_key ?? 'none'))
  await app.runJobs()
  const details = await worker.get(id)
  expect(details).toMatchObject({ status: 'REVIEWING', changes: { state: 'counting' } })
  const code = details.history.at(-1)?.text ?? ''
  expect(code).toMatch(/^INC-[A-Z]{8}$/)
  expect(app.log.join('')).toContain(code)
})
