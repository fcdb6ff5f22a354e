import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { DRAFT_HOURS, ORIGINAL_KEPT_DAYS } from '@salvia/core/limits'
import type { Draft, UploadDetails } from '@salvia/core/personnel-file'
import { addElapsed } from '@salvia/core/primitives'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../clock.ts'
import {
  answer,
  caseWorker,
  csvOf,
  fileCaller,
  openTestApp,
  rightRows,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { sweepPersonnelFiles } from './sweep.ts'

const OWN = '10401'
let app: TestApp
let bytes: Buffer
/** Files of the demo world. */
let seeded: string[]

beforeEach(async () => {
  app = await openTestApp()
  bytes = csvOf(await rightRows(5))
  seeded = files()
})
afterEach(() => app.close())

const files = () => readdirSync(join(app.folder, 'files')).filter(name => name.startsWith('personnel-file-'))
const sent = () => files().filter(name => !seeded.includes(name))
const asHr = async () => fileCaller(app, await app.signIn('hr@demo.example'))

/** Runs the sweep this long after the test began. */
async function sweepAfter(milliseconds: number): Promise<string[]> {
  app.clock.set(addElapsed(TEST_NOW, { milliseconds }))
  await sweepPersonnelFiles(app.services)
  return sent()
}

test('a draft lives for 24 hours; a second later it is gone with its bytes', async () => {
  const hr = await asHr()
  const draft = answer<Draft>(await hr.attach({ bytes, clientNumber: OWN }))
  expect(await sweepAfter(DRAFT_HOURS * HOUR_MS)).toHaveLength(1)
  expect(await sweepAfter(DRAFT_HOURS * HOUR_MS + 1000)).toEqual([])
  expect((await (await asHr()).review(draft, OWN)).statusCode).toBe(404)
})

test('bytes that nothing points to go after an hour, and not before', async () => {
  await app.services.files.write('personnel-file-lost', Readable.from([bytes]))
  await app.services.files.write('invoice-1', Readable.from([bytes]))
  expect(await sweepAfter(HOUR_MS)).toHaveLength(1)
  expect(await sweepAfter(HOUR_MS + 1000)).toEqual([])
  expect(readdirSync(join(app.folder, 'files'))).toContain('invoice-1')
})

test('an original is kept while its case is open and for 90 days after it is finished; the report stays', async () => {
  const hr = await asHr()
  const { id } = await hr.send({ bytes, clientNumber: OWN })
  expect(await sweepAfter(200 * DAY_MS)).toHaveLength(1)
  app.clock.set(TEST_NOW)
  const worker = caseWorker(app, await app.signIn('handlaggare@demo.example'))
  answer(await worker.act(id, 'reject', { text: 'Fel fil.' }))
  expect(await sweepAfter(ORIGINAL_KEPT_DAYS * DAY_MS)).toHaveLength(1)
  expect(await sweepAfter(ORIGINAL_KEPT_DAYS * DAY_MS + 1000)).toEqual([])
  const token = await app.signIn('hr@demo.example')
  const gone = await app.call('GET', `personnel-files/${OWN}/${id}/original`, { token })
  expect(gone.json()).toMatchObject({ status: 404, code: 'ORIGINAL_DELETED' })
  const details = answer<UploadDetails>(await app.call('GET', `personnel-files/${OWN}/${id}`, { token }))
  expect(details).toMatchObject({ links: [], report: { outcome: 'passed', rows: 5 } })
})
