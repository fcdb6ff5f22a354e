import type { DataOfKind } from '@salvia/core/feed-catalogue'
import { isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEED_STORES } from '../../app/feeds.gen.ts'
import type { Db } from '../../db/database.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { agreementOf } from './agreements.store.ts'
import { allClinics } from './clinics.store.ts'
import { offeredServices } from './services.store.ts'

const { services, agreements, clinics } = FEED_STORES
const SERVICE: DataOfKind<'services'> = {
  name: { sv: 'Ny tjänst' },
  category: { sv: 'Nytt', en: 'New' },
  description: { sv: '' },
  subCategories: [{ id: 'a', name: { sv: 'Å' } }],
  ...{ order: 'portal', urgent: false, for: ['person', 'group'], place: 'none' },
}
const CLINIC = { name: 'Ny', city: 'Ås', address: null, phone: null, partner: false }
const contract = (...ids: string[]) => ({ services: ids, from: isoDate(2026, 1, 1) })

let salvia: TestApp
let db: Db
beforeAll(async () => {
  salvia = await openTestApp()
  db = salvia.services.db
})
afterAll(() => salvia.close())

describe('services of the feed', () => {
  test('are inserted, and replaced as a whole', async () => {
    const checkUp: DataOfKind<'services'> = {
      ...SERVICE,
      ...{ certificateType: 'fitness', checks: ['silica', 'asbestos'] },
    }
    await services.put(db, [{ id: 'ny', data: checkUp }], TEST_NOW)
    expect(await offeredServices(db, ['ny'])).toEqual([{ id: 'ny', ...checkUp }])
    const changed = { ...SERVICE, name: { sv: 'Ändrad', en: 'Changed' }, urgent: true, subCategories: [] }
    await services.put(db, [{ id: 'ny', data: changed }], TEST_NOW)
    expect(await offeredServices(db, ['ny'])).toEqual([{ id: 'ny', ...changed, checks: [] }])
  })

  test('come and go by the hundreds in one call', async () => {
    const many = Array.from({ length: 1_200 }, (_, i) => ({ id: `many-${i}`, data: SERVICE }))
    const ids = many.map(({ id }) => id)
    await services.put(db, many, TEST_NOW)
    await services.put(db, many, TEST_NOW)
    expect(await offeredServices(db, ids)).toHaveLength(1_200)
    await services.delete(db, [...ids, 'never-was'], TEST_NOW)
    expect(await offeredServices(db, ids)).toEqual([])
  })
})

describe('agreements of the feed', () => {
  const COMPANY_UNKNOWN = { code: 'FEED_COMPANY_UNKNOWN', path: 'id' }
  const serviceUnknown = (path: string) => ({ code: 'FEED_SERVICE_UNKNOWN', path })
  const KNOWN = contract('psykologsamtal')
  const nowAndLater = contract('spirometri', 'x')
  test.each([
    ['of an unknown customer', '99999', { current: KNOWN, upcoming: null }, COMPANY_UNKNOWN],
    [
      'of an unknown customer with an unknown service',
      '9',
      { current: nowAndLater, upcoming: null },
      COMPANY_UNKNOWN,
    ],
    [
      'with an unknown service now',
      '10402',
      { current: nowAndLater, upcoming: nowAndLater },
      serviceUnknown('data.current.services.1'),
    ],
    [
      'with an unknown service later',
      '10402',
      { current: KNOWN, upcoming: nowAndLater },
      serviceUnknown('data.upcoming.services.1'),
    ],
    ['of a customer with services that there are', '10402', { current: KNOWN, upcoming: null }, undefined],
    ['without services', '10402', { current: contract(), upcoming: contract() }, undefined],
  ])('%s', async (_what, id, data, refusal) => {
    const others = { id: '10403', data: { current: KNOWN, upcoming: null } }
    const refused = await agreements.refusals(db, [{ id, data }, others])
    expect([...refused]).toEqual(refusal ? [[id, refusal]] : [])
  })

  test('are inserted, replaced and deleted', async () => {
    const kept = (...ids: string[]) => ({ ...contract(), services: new Set(ids) })
    const both = { current: contract('spirometri'), upcoming: contract('psykologsamtal') }
    await agreements.put(db, [{ id: '20877', data: both }], TEST_NOW)
    expect(await agreementOf(db, '20877')).toEqual({
      current: kept('spirometri'),
      upcoming: kept('psykologsamtal'),
    })
    await agreements.put(db, [{ id: '20877', data: { current: contract(), upcoming: null } }], TEST_NOW)
    expect(await agreementOf(db, '20877')).toEqual({ current: kept(), upcoming: null })
    await agreements.delete(db, ['20877', '99999'], TEST_NOW)
    expect(await agreementOf(db, '20877')).toBeNull()
  })
})

test('clinics of the feed are inserted, replaced and deleted', async () => {
  const { address: _address, phone: _phone, ...shown } = CLINIC
  const found = async () => (await allClinics(db)).filter(({ id }) => id === 'ny')
  await clinics.put(db, [{ id: 'ny', data: CLINIC }], TEST_NOW)
  expect(await found()).toEqual([{ id: 'ny', ...shown }])
  await clinics.put(db, [{ id: 'ny', data: { ...CLINIC, partner: true } }], TEST_NOW)
  expect(await found()).toEqual([{ id: 'ny', ...shown, partner: true }])
  await clinics.delete(db, ['ny', 'never-was'], TEST_NOW)
  expect(await found()).toEqual([])
})
