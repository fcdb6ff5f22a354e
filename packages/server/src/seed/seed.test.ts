import { buffer } from 'node:stream/consumers'
import { type certificatesList, DOWNLOADABLE_FROM } from '@salvia/core/certificates'
import type { PageOf } from '@salvia/core/lists'
import { matterStatuses } from '@salvia/core/matters'
import { FIRST_ORDER_NUMBER } from '@salvia/core/orders'
import type { ChangesPage, UploadDetails, UploadPage } from '@salvia/core/personnel-file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, openTestApp, type TestApp } from '../testing/index.ts'
import { accountOf, employeesOf } from '../testing/test.store.ts'
import { attachmentsOf, nextOrderNumber, ordersOf, outgoingChangesOf } from '../testing/test-orders.store.ts'
import { seed } from './seed.ts'
import { DEMO_UNSUBSCRIBE_SECRET } from './seed-account-links.ts'

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

test('the demo has about 1,200 employees in five companies', async () => {
  const all = await Promise.all(
    ['10401', '10402', '10403', '20877', '30914'].map(number => employeesOf(salvia.services.db, number)),
  )
  expect(all.every(employees => employees.length > 0)).toBe(true)
  const total = all.flat().length
  expect(total).toBeGreaterThan(1_100)
  expect(total).toBeLessThan(1_300)
})

test('its uploads are listed, with the reports of their own reviews, and can be fetched', async () => {
  const list = (await salvia.call('GET', 'personnel-files/10401', { token })).json<UploadPage>()
  expect(list.items.map(({ status }) => status)).toEqual(['IMPORTED', 'IMPORTED_NEW_FILE', 'REJECTED'])
  expect(list.ongoing).toBeNull()
  for (const { id, bytes, rows } of list.items) {
    const details = await salvia.call('GET', `personnel-files/10401/${id}`, { token })
    expect(details.json<UploadDetails>().report.rows).toBe(rows)
    const original = await salvia.call('GET', `personnel-files/10401/${id}/original`, { token })
    expect(original.rawPayload.byteLength).toBe(bytes)
  }
})

test('its import names those who joined', async () => {
  const list = (await salvia.call('GET', 'personnel-files/10401', { token })).json<UploadPage>()
  const id = list.lastImport?.id
  const changes = await salvia.call('GET', `personnel-files/10401/${id}/changes`, { token })
  const { kind, total, items } = changes.json<ChangesPage>()
  expect({ kind, total }).toEqual({ kind: 'joining', total: 9 })
  expect(items.every(({ name, row, to }) => name && row && to && to.length > 0)).toBe(true)
})

test('the manager sees medical check-ups of which two end soon and some have expired, HR those of every status', async () => {
  const countsOf = async (user: string) => {
    const asked = await salvia.call('GET', 'certificates/10401', { token: await salvia.signIn(user) })
    return answer<PageOf<typeof certificatesList>>(asked).counts
  }
  const manager = await countsOf('chef@demo.example')
  expect(manager['expires-soon']).toBe(2)
  expect(manager.expired).toBeGreaterThan(0)
  const { all, ...statuses } = await countsOf('hr@demo.example')
  expect(all).toBeGreaterThan(150)
  for (const count of Object.values(statuses)) expect(count).toBeGreaterThan(0)
})

test('the documents of its certificates can be fetched, by the manager too, and each is a PDF', async () => {
  for (const user of ['hr@demo.example', 'chef@demo.example']) {
    const own = await salvia.signIn(user)
    const asked = await salvia.call('GET', 'certificates/10401?pageSize=200', { token: own })
    const { items } = answer<PageOf<typeof certificatesList>>(asked)
    const ofJournal = items.filter(({ issued }) => issued !== null && issued >= DOWNLOADABLE_FROM)
    expect(ofJournal.length).toBeGreaterThan(0)
    for (const { download, links } of ofJournal) {
      expect(download).toBe('downloadable')
      const file = await salvia.call('GET', links[0]?.href ?? expect.fail('no link'), { token: own })
      expect(file.headers['content-type']).toBe('application/pdf')
      expect(file.rawPayload.toString('latin1')).toContain('DEMO')
    }
  }
})

test('one account waits to be activated, and one link turns off notifications, once', async () => {
  expect(await accountOf(salvia.services.db, 'malin.ekwall@demo.example')).toMatchObject({
    state: 'inactive',
    passwordHash: null,
  })
  const turnOff = () => salvia.call('POST', 'unsubscriptions', { token: DEMO_UNSUBSCRIBE_SECRET })
  expect((await turnOff()).json()).toEqual({ isAll: false })
  expect((await turnOff()).json()).toMatchObject({ code: 'ALREADY_UNSUBSCRIBED' })
})

test('a database that holds something is left alone', async () => {
  const before = await employeesOf(salvia.services.db, '10401')
  await seed(salvia.services)
  expect(await employeesOf(salvia.services.db, '10401')).toHaveLength(before.length)
})

test('its orders hold together: numbers, counters, files that can be read, bookings, changes for the provider', async () => {
  const { db, files } = salvia.services
  const seeded = await ordersOf(db)
  expect(seeded.map(({ number }) => number)).toEqual(seeded.map((_, index) => FIRST_ORDER_NUMBER + index))
  expect(await nextOrderNumber(db)).toBe(FIRST_ORDER_NUMBER + seeded.length)
  expect(new Set(seeded.map(({ state }) => state))).toEqual(new Set(matterStatuses.codes))
  for (const { state, handledAt, locksAt, closedBy } of seeded) {
    expect([handledAt !== null, locksAt !== null]).toContain(state === 'handled')
    expect(closedBy === null).toBe(state !== 'closed')
  }
  for (const { state, fileKey, bytes } of await attachmentsOf(db)) {
    if (state === 'infected') {
      expect(fileKey).toBe('')
      continue
    }
    const stream = (await files.open(fileKey)) ?? expect.fail('the bytes are not there')
    expect((await buffer(stream)).byteLength).toBe(bytes)
  }
  const changes = await outgoingChangesOf(db)
  expect(changes.map(({ number }) => number)).toEqual(seeded.map((_, index) => index + 1))
  expect(new Set(changes.map(({ objectId }) => objectId))).toEqual(new Set(seeded.map(({ id }) => id)))
})
