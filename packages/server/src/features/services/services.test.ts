import { atStockholm, isoDate } from '@salvia/core/primitives'
import type { Service, ServiceCatalogue } from '@salvia/core/services'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { setFeatures } from '../../testing/test.store.ts'
import { deleteAgreements } from './agreements.store.ts'
import { deleteServices } from './services.store.ts'

const COMPANY = '10401'
const NEW_CONTRACT = isoDate(2027, 1, 1)
const HR = 'hr@demo.example'
const LINKS = ['person', 'group', 'counselling'].map(rel => ({ rel, href: `orders/${COMPANY}/${rel}` }))

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(HR)
})
afterAll(() => salvia.close())
afterEach(async () => {
  salvia.clock.set(TEST_NOW)
  await setFeatures(salvia.services.db, COMPANY, null)
})

type Filter = Readonly<Record<string, string>>

const ask = (filter: Filter = {}, company = COMPANY, headers = {}) => {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [`filter[${name}]`, value]))
  return salvia.call('GET', `companies/${company}/services/orders?${query}`, { token, headers })
}
const catalogue = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).json<ServiceCatalogue>()
const idsOf = ({ services }: ServiceCatalogue): string[] => services.map(one => one.portalServiceId)
const one = (id: string, headers = {}) =>
  salvia.call('GET', `companies/${COMPANY}/services/orders/${encodeURIComponent(id)}`, { token, headers })
const answered = async (id: string) => {
  const response = await one(id)
  const { code } = response.json<{ code?: string }>()
  return [response.statusCode, code]
}

describe('the services of a customer', () => {
  test('are those of its current and its upcoming contract, the one that the provider puts first before all', async () => {
    const all = await catalogue()
    expect(all.contracts).toEqual({ current: { from: '2025-01-01' }, upcoming: { from: NEW_CONTRACT } })
    const [first, ...rest] = all.services
    expect(first?.portalServiceId).toBe('radgivning')
    expect(rest.slice(0, 5).map(({ category, name }) => `${category}: ${name}`)).toEqual([
      'Chef och grupp: Chefsstöd',
      'Chef och grupp: Stresshantering i grupp',
      'Chef och grupp: Utbildning i första hjälpen och HLR',
      'Chef och grupp: Vaccination mot influensa',
      'Ergonomi och arbetsmiljö: Arbetsplatsbesök',
    ])
    expect(idsOf(all)).not.toContain('kontroll-klattring')
    expect(all.services).toHaveLength(27)
  })

  test.each<[filter: Filter, ids: string[]]>([
    [{ contract: 'upcoming', q: 'kvarts' }, ['kontroll-kvarts']],
    [{ contract: 'current', q: 'kvarts' }, []],
    [
      { category: 'Rehabilitering', for: 'person' },
      ['arbetsformaga', 'provtagning-alkohol-droger', 'atergangssamtal'],
    ],
    [
      { certificateType: 'fitness', contract: 'current' },
      ['kontroll-dykning', 'kontroll-damm', 'kontroll-hardplaster'],
    ],
    [{ for: 'group', q: 'STOD DYGN' }, ['krisstod']],
    [{ q: 'finns inte' }, []],
  ])('%j finds %j', async (filter, ids) => {
    expect(idsOf(await catalogue(filter))).toEqual(ids)
  })

  test('are answered in the language of the call', async () => {
    const headers = { 'x-accept-language': 'en' }
    const found = (await catalogue({ q: 'nurse' }, COMPANY, headers)).services
    expect(found.map(({ name }) => name)).toEqual(['Health check'])
    const [quartz] = (await catalogue({ q: 'kvarts' }, COMPANY, headers)).services
    expect(quartz).toMatchObject({ name: 'Läkarundersökning vid kvartsdamm', category: 'Medical check-ups' })
  })

  test('say what may be done with each', async () => {
    const { services } = await catalogue()
    const ordering = (id: string) => services.find(each => each.portalServiceId === id)?.ordering
    expect(ordering('halsoundersokning')).toEqual({ kind: 'portal' })
    expect(ordering('krisstod')).toEqual({ kind: 'phone', reason: 'urgent' })
    expect(ordering('provtagning-alkohol-droger')).toEqual({ kind: 'phone', reason: 'service' })
    expect(ordering('kontroll-kvarts')).toEqual({ kind: 'from', date: NEW_CONTRACT })
  })

  test('change at midnight in Stockholm when the new contract begins', async () => {
    const midnight = atStockholm(NEW_CONTRACT, { hour: 0, minute: 0 })
    const at = async (now: typeof TEST_NOW) => {
      salvia.clock.set(now)
      token = await salvia.signIn(HR)
      const { contracts, services } = await catalogue()
      const has = (id: string) => services.find(each => each.portalServiceId === id)?.ordering.kind
      return {
        current: contracts.current?.from,
        quartz: has('kontroll-kvarts'),
        spirometry: has('spirometri'),
      }
    }
    const before = { current: '2025-01-01', quartz: 'from', spirometry: 'portal' }
    expect(await at(atStockholm(isoDate(2026, 12, 31), { hour: 23, minute: 59 }))).toEqual(before)
    expect(await at(midnight)).toEqual({ current: NEW_CONTRACT, quartz: 'portal', spirometry: undefined })
    salvia.clock.set(TEST_NOW)
    token = await salvia.signIn(HR)
  })

  test('name the medical check-ups that they renew', async () => {
    const { services } = await catalogue()
    const checks = (id: string) => services.find(each => each.portalServiceId === id)?.checks
    expect(checks('kontroll-nattarbete')).toEqual(['night-work'])
    expect(checks('kontroll-damm')).toEqual(['asbestos', 'fibres', 'silica'])
    expect(checks('psykologsamtal')).toEqual([])
  })

  test('lead to the calls that order', async () => {
    expect((await catalogue()).links).toEqual(LINKS)
  })

  test.each<Filter>([
    { contract: 'new' },
    { for: 'unit' },
    { certificateType: 'x' },
    { q: 'x'.repeat(201) },
    { name: 'x' },
  ])('asked with %j are refused', async filter => {
    const response = await ask(filter)
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test('are those of each customer alone', async () => {
    const sister = await catalogue({}, '10402')
    expect(sister.contracts.upcoming).toBeNull()
    expect(idsOf(sister)).toContain('kontroll-kvarts')
    expect(idsOf(sister)).not.toContain('kontroll-hardplaster')
  })
})

describe('one service', () => {
  test('of the agreement is answered as in the list', async () => {
    const { services } = await catalogue()
    const inList = services.find(each => each.portalServiceId === 'psykologsamtal')
    expect((await one('psykologsamtal')).json<Service>()).toEqual(inList)
    expect((await one('psykologsamtal', { 'x-accept-language': 'en' })).json<Service>().name).toBe(
      'Appointment with a psychologist',
    )
  })

  test.each([
    ['of the current contract', 'spirometri', 200, undefined],
    ['of the upcoming contract', 'kontroll-kvarts', 200, undefined],
    ['of others', 'kontroll-klattring', 403, 'SERVICE_NOT_IN_AGREEMENT'],
    ['that nobody offers', 'finns-inte', 404, 'SERVICE_NOT_FOUND'],
    ['with characters of an address', 'a/b?c', 404, 'SERVICE_NOT_FOUND'],
  ])('%s', async (_what, id, status, code) => {
    expect(await answered(id)).toEqual([status, code])
  })

  test('outside the agreement is not named', async () => {
    expect((await one('kontroll-klattring')).body).not.toMatch(/klättring/i)
  })
})

test('without the feature neither services nor clinics are answered', async () => {
  await setFeatures(salvia.services.db, COMPANY, ['bookings'])
  for (const path of [
    `companies/${COMPANY}/services/orders`,
    `companies/${COMPANY}/services/orders/psykologsamtal`,
    `orders/${COMPANY}/view`,
  ]) {
    const response = await salvia.call('GET', path, { token })
    expect([path, response.statusCode, response.json()]).toMatchObject([
      path,
      403,
      { code: 'FEATURE_NOT_ALLOWED', feature: 'orders' },
    ])
  }
})

test('clinics are answered by city and name, with what an order needs', async () => {
  const response = await salvia.call('GET', `orders/${COMPANY}/view`, { token })
  const { clinics } = response.json<{ clinics: { name: string }[] }>()
  expect(clinics.map(({ name }) => name)).toEqual([
    'Mottagningen Björkby',
    'Mottagningen Kvarnhälle',
    'Norrstrands hälsa',
    'Sundviks företagshälsa',
  ])
  expect(clinics[2]).toEqual({
    ...{ id: 'partner-norrstrand', name: 'Norrstrands hälsa', city: 'Norrstrand', partner: true },
  })
})

test('a service that the provider deletes is gone, though the agreement names it', async () => {
  await deleteServices(salvia.services.db, ['chefsstod'])
  expect(idsOf(await catalogue())).not.toContain('chefsstod')
  expect(await answered('chefsstod')).toEqual([404, 'SERVICE_NOT_FOUND'])
})

test('a customer without an agreement has no services and no contracts', async () => {
  await deleteAgreements(salvia.services.db, [COMPANY])
  const none = { current: null, upcoming: null }
  expect(await catalogue()).toEqual({ links: LINKS, contracts: none, services: [] })
  expect(await answered('psykologsamtal')).toEqual([403, 'SERVICE_NOT_IN_AGREEMENT'])
})
