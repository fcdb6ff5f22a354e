import type { Draft, Report, Upload } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answer,
  caseWorker,
  csvOf,
  type FileCaller,
  fileCaller,
  OWN_COMPANY as OWN,
  openTestApp,
  rightRows,
  type TestApp,
  unitCells,
} from '../../testing/index.ts'
import { type StorageServer, startStorage } from '../../testing/storage-server.ts'

let storage: StorageServer
let app: TestApp
let token: string
let hr: FileCaller

beforeAll(async () => {
  storage = await startStorage()
  app = await openTestApp({ settings: { files: storage.settings } })
  token = await app.signIn('hr@demo.example')
  hr = fileCaller(app, token)
})
afterAll(async () => {
  await app.close()
  await storage.stop()
})

const file = async (title: string) =>
  csvOf((await rightRows(6)).map(row => ({ ...row, ...unitCells('Drift', 'Lager'), Befattning: title })))
const original = (id: string) => app.call('GET', `personnel-files/${OWN}/${id}/original`, { token })
const inBucket = async () => {
  const keys: string[] = []
  for await (const { key } of app.services.files.keys()) keys.push(key)
  return keys
}

test('a personnel file goes all the way: attached, reviewed, sent, imported and taken out again', async () => {
  const bytes = await file('Lagerarbetare')
  const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
  expect(await inBucket()).toHaveLength(1)
  expect(answer<Report>(await hr.review(draft, OWN))).toMatchObject({ outcome: 'passed', rows: 6 })
  const { id } = answer<Upload>(await hr.submit(draft, OWN))
  const worker = caseWorker(app, await app.signIn('handlaggare@demo.example'))
  expect((await worker.import(id)).status).toBe('IMPORTED')
  const response = await original(id)
  expect(response.statusCode).toBe(200)
  expect(response.rawPayload.equals(bytes)).toBe(true)
})

test('while the storage is away each call says so; rows that wait for it are read when it is back', async () => {
  const bytes = await file('Truckförare')
  const { id } = await hr.send({ bytes, clientNumber: OWN })
  const later = answer<Draft>(await hr.attach({ bytes: await file('Chaufför'), clientNumber: OWN }))
  await storage.goAway()
  const away = { status: 503, code: 'SERVICE_UNAVAILABLE' }
  expect((await hr.attach({ bytes: await file('Kock'), clientNumber: OWN })).json()).toMatchObject(away)
  expect((await hr.review(later, OWN)).json()).toMatchObject(away)
  const refused = await original(id)
  expect(refused.json()).toMatchObject(away)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.body).not.toContain(storage.settings.bucket)
  await expect(app.runJobs()).rejects.toMatchObject({ code: away.code })
  await storage.comeBack()
  await app.database.boss.executeSql("update jobs.job set start_after = now() where state = 'retry'")
  const worker = caseWorker(app, await app.signIn('handlaggare@demo.example'))
  expect((await worker.get(id)).status).toBe('UPLOADED')
  expect((await worker.import(id)).status).toBe('IMPORTED')
})
