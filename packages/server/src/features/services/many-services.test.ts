import { contract } from '@salvia/core/api'
import { isoDate } from '@salvia/core/primitives'
import type { ServiceCatalogue } from '@salvia/core/services'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEED_STORES } from '../../app/feeds.gen.ts'
import { feedWork } from '../../testing/feed-calls.ts'
import { onPostgres, openTestApp, postgresUrlOf, type TestApp } from '../../testing/index.ts'
import { nodesOf, recordStatements } from '../../testing/recorded-statements.ts'
import { agreementOf } from './agreements.store.ts'
import { offeredServices } from './services.store.ts'

const COMPANY = '10401'
const OWN = 1_000
/** As many again for other customers, twenty times. */
const OTHERS = 20_000
const OFFERED = Array.from({ length: OWN + OTHERS }, (_, i) => `s${i}`)
const DESCRIPTION = 'Ord om hälsa och arbetsmiljö. '.repeat(20)

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  const made = OFFERED.map((id, i) => ({
    id,
    data: {
      name: { sv: `Tjänst ${i}` },
      category: { sv: `Kategori ${i % 30}` },
      description: { sv: DESCRIPTION },
      subCategories: [{ id: 'a', name: { sv: `Del ${i}` } }],
      ...{ order: 'portal' as const, urgent: false, for: ['person' as const], place: 'none' as const },
    },
  }))
  await FEED_STORES.services.put(db, made, feedWork(salvia))
  const agreed = { services: OFFERED.slice(0, OWN), from: isoDate(2026, 1, 1) }
  const data = { current: agreed, upcoming: { ...agreed, from: isoDate(2027, 1, 1) } }
  await FEED_STORES.agreements.put(db, [{ id: COMPANY, data }], feedWork(salvia))
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

const catalogue = async (q = '') => {
  const query = new URLSearchParams({ 'filter[q]': q })
  const { path } = contract.services.catalogue
  const response = await salvia.call('GET', `${path.replace('{clientNumber}', COMPANY)}?${query}`, { token })
  return response.json<ServiceCatalogue>().services.map(({ name }) => name)
}

test('a thousand services among many are answered in their order, and found', async () => {
  const names = await catalogue()
  expect(names).toHaveLength(OWN)
  expect(names.slice(0, 2)).toEqual(['Tjänst 0', 'Tjänst 30'])
  expect(await catalogue('del 999')).toEqual(['Tjänst 999'])
})

onPostgres(() => {
  test('no plan reads the services or the agreement of others', async () => {
    const recorded = recordStatements(postgresUrlOf(salvia.database))
    try {
      await agreementOf(recorded.db, COMPANY)
      expect(await offeredServices(recorded.db, OFFERED.slice(0, OWN))).toHaveLength(OWN)
      const nodes = (await recorded.plans()).flatMap(({ plan }) => nodesOf(plan))
      const read = nodes.filter(node => node['Relation Name'] === 'services')
      expect(read.map(node => [node['Actual Rows'], node['Rows Removed by Filter'] ?? 0])).toEqual([[OWN, 0]])
    } finally {
      await recorded.close()
    }
  })
})
