import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Draft } from '@salvia/core/personnel-file'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  csvOf,
  type FileCaller,
  fileCaller,
  multipart,
  openTestApp,
  rightRows,
  type TestApp,
} from '../../testing/index.ts'

const OWN = '10401'
const FOREIGN = '20877'
let app: TestApp
let hr: FileCaller
let token: string
let bytes: Buffer

beforeAll(async () => {
  app = await openTestApp()
  token = await app.signIn('hr@demo.example')
  hr = fileCaller(app, token)
  bytes = csvOf(await rightRows(5))
})
afterAll(() => app.close())

const files = () => readdirSync(join(app.folder, 'files')).filter(name => name.startsWith('personnel-file-'))
const drafts = async () => {
  const { rows } = await app.services.db.execute<{ source: string }>(
    sql`select source from personnel_file_drafts order by created_at`,
  )
  return rows
}

describe('attach', () => {
  test('keeps the bytes and answers their size and hash', async () => {
    const before = files().length
    const draft = answer<Draft>(await hr.attach({ bytes, name: 'mapp\\personal å.csv', clientNumber: OWN }))
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(draft).toMatchObject({ name: 'personal å.csv', bytes: bytes.byteLength, sha256 })
    expect(files()).toHaveLength(before + 1)
  })

  test('lasts a day', async () => {
    const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
    expect(draft.expiresAt).toBe('2026-11-24T09:00:00.000Z')
  })

  test('answers the same draft for the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'attach-the-same-file' }
    const first = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN, headers }))
    const before = await drafts()
    const second = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN, headers }))
    expect(second).toEqual(first)
    expect(await drafts()).toHaveLength(before.length)
  })

  test('comes from the web for the portal, by SFTP for a terminal', async () => {
    await hr.attach({ bytes, clientNumber: OWN })
    await hr.attach({ bytes, clientNumber: OWN, headers: { 'x-salvia-client': 'terminal' } })
    const { rows } = await app.services.db.execute(
      sql`select count(*)::int as count, source from personnel_file_drafts group by source order by source`,
    )
    expect(rows).toMatchObject([{ source: 'SFTP', count: 1 }, { source: 'WEB' }])
  })

  test("of another customer's client number finds nothing", async () => {
    const response = await hr.attach({ bytes, clientNumber: FOREIGN })
    expect(response.statusCode).toBe(404)
  })

  test('of a form that is cut off keeps nothing', async () => {
    const before = { files: files(), drafts: await drafts() }
    const whole = multipart('personal.csv', bytes)
    const response = await app.app.inject({
      method: 'POST',
      url: `/api/personnel-file-drafts/${OWN}`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=salvia-test-boundary',
      },
      payload: whole.subarray(0, whole.length - 40),
    })
    expect(response.json()).toMatchObject({ status: 400, code: 'UPLOAD_INCOMPLETE' })
    expect({ files: files(), drafts: await drafts() }).toEqual(before)
  })

  test('says so when the bytes could not be kept', async () => {
    const broken = await openTestApp()
    const sender = fileCaller(broken, await broken.signIn('hr@demo.example'))
    rmSync(join(broken.folder, 'files'), { recursive: true })
    const response = await sender.attach({ bytes, clientNumber: OWN })
    expect(response.json()).toMatchObject({ status: 400, code: 'ATTACH_FAILED' })
    expect(broken.log.join('')).toContain('personnel-file-not-stored')
    await broken.close()
  })

  test('stands in the audit', async () => {
    const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
    const { rows } = await app.services.db.execute(
      sql`select action, client_number from audit where object = ${draft.id}`,
    )
    expect(rows).toEqual([{ action: 'personnel-file-attached', client_number: OWN }])
  })
})
