import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { appError } from '@salvia/core/error-catalogue'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, type Cells, type FileTest, lastTry, newRows, openFileTest } from '../../../testing/index.ts'
import { stageCase } from './stage-case.ts'

const ROWS = 40
let salvia: FileTest
let app: FileTest['app']
let worker: FileTest['worker']
let rows: Cells[]

beforeAll(async () => {
  salvia = await openFileTest()
  ;({ app, worker } = salvia)
})
afterAll(() => app.close())

beforeEach(async () => {
  rows = await newRows(ROWS)
})

const send = async (): Promise<string> => (await salvia.send(rows)).id

async function stagedRows(id: string): Promise<unknown> {
  const { rows: counted } = await app.services.db.execute(
    sql`select count(*)::int as staged from personnel_file_staged where case_id = ${id}`,
  )
  return counted[0]?.staged
}

test('a run that was cut off is begun anew', async () => {
  const id = await send()
  await app.services.db.execute(sql`
    insert into personnel_file_staged (case_id, "row", pid, unit_path, sort_name, search_text, protected_identity, roles)
    values (${id}, 2, '190001010000', '{Borta}', '', '', false, '{}'), (${id}, 9999, '190001020000', '{Borta}', '', '', false, '{}')`)
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

async function fileOf(id: string): Promise<string> {
  const { rows: found } = await app.services.db.execute<{ file_key: string }>(
    sql`select file_key from personnel_file_cases where id = ${id}`,
  )
  return join(app.folder, 'files', found[0]?.file_key ?? 'none')
}

describe('a file that can not be read', () => {
  test('sends the case to someone who looks into it, with a code for the log', async () => {
    const id = await send()
    rmSync(await fileOf(id))
    await app.runJobs()
    const details = await worker.get(id)
    expect(details).toMatchObject({ status: 'REVIEWING', changes: { state: 'not-counted' } })
    const code = details.history.at(-1)?.text ?? ''
    expect(code).toMatch(/^INC-[A-Z]{8}$/)
    expect(app.log.join('')).toContain(code)
  })

  test('is read anew when the case worker takes up the case again', async () => {
    const id = await send()
    const path = await fileOf(id)
    renameSync(path, `${path}.away`)
    await app.runJobs()
    const refused = await worker.act(id, 'ready', { confirmed: true })
    expect(refused.json()).toMatchObject({ code: 'CHANGES_NOT_COUNTED' })
    renameSync(`${path}.away`, path)
    expect(answer<CaseDetails>(await worker.act(id, 'acknowledge')).changes).toEqual({ state: 'counting' })
    await app.runJobs()
    expect((await worker.get(id)).changes).toMatchObject({ state: 'counted', after: ROWS })
    answer(await worker.act(id, 'ready', { confirmed: true }))
  })
})

test('a case whose staging was tried for the last time goes to someone who looks into it', async () => {
  const id = await send()
  await lastTry(app, 'stage-personnel-file')
  const away = {
    ...app.services,
    faultPoint: () => {
      throw appError('SERVICE_UNAVAILABLE')
    },
  }
  await expect(app.services.jobs.workOff(away)).rejects.toThrow('SERVICE_UNAVAILABLE')
  expect((await worker.get(id)).changes).toEqual({ state: 'counting' })
  await app.runJobs()
  expect(await worker.get(id)).toMatchObject({ status: 'REVIEWING', changes: { state: 'not-counted' } })
})

test('a case that is rejected before its rows are staged is never counted', async () => {
  const id = await send()
  const rejected = answer<CaseDetails>(await worker.act(id, 'reject', { text: 'Fel fil.' }))
  expect(rejected.changes).toEqual({ state: 'not-counted' })
  await app.runJobs()
  expect((await worker.get(id)).changes).toEqual({ state: 'not-counted' })
})
