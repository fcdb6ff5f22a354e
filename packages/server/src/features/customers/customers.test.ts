import type { Customer, customersList } from '@salvia/core/customers'
import type { PageOf } from '@salvia/core/lists'
import { stockholmDate } from '@salvia/core/primitives'
import { demoWorld } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answer,
  csvOf,
  fileCaller,
  openTestApp,
  rightRows,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { changeAccount, changeCompany } from '../../testing/test.store.ts'

const CASE_WORKER = 'handlaggare@demo.example'
const [OWN, FOREIGN] = ['10401', '20877']
const TOTAL = demoWorld(stockholmDate(TEST_NOW)).companies.length

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(CASE_WORKER)
})
afterAll(() => salvia.close())

const list = async (query = '') =>
  answer<PageOf<typeof customersList>>(await salvia.call('GET', `customers${query}`, { token }))
const get = async (clientNumber: string) =>
  answer<Customer>(await salvia.call('GET', `customers/${clientNumber}`, { token }))
const numbers = ({ items }: PageOf<typeof customersList>) => items.map(({ clientNumber }) => clientNumber)

describe('the list of customers', () => {
  test('holds every customer by name, with its figures', async () => {
    const page = await list()
    expect(page).toMatchObject({ counts: { open: TOTAL, closed: 0 }, page: 1, pageSize: 50, total: TOTAL })
    const names = page.items.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare))
    expect(page.items.find(({ clientNumber }) => clientNumber === OWN)).toMatchObject({ state: 'open' })
  })

  test('is searched by name, group and number, without regard to accents', async () => {
    const { items } = await list()
    const [first] = items
    if (!first) expect.fail('no customer')
    expect(numbers(await list(`?q=${encodeURIComponent(first.name.toUpperCase())}`))).toEqual([
      first.clientNumber,
    ])
    expect(numbers(await list(`?q=${OWN}`))).toEqual([OWN])
    const ofGroup = items.filter(
      ({ group }) => group === items.find(each => each.clientNumber === OWN)?.group,
    )
    expect(numbers(await list(`?q=${encodeURIComponent(ofGroup[0]?.group ?? '')}`)).sort()).toEqual(
      ofGroup.map(({ clientNumber }) => clientNumber).sort(),
    )
    expect(await list('?q=nobody')).toMatchObject({ items: [], total: 0, counts: { open: 0, closed: 0 } })
  })

  test('takes six digits or more in a body alone', async () => {
    const refused = await salvia.call('GET', 'customers?q=1040123', { token })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'INVALID_REQUEST'])
    const body = { q: '1040123' }
    const found = answer<PageOf<typeof customersList>>(
      await salvia.call('POST', 'customers/searches', { token, body }),
    )
    expect(found.total).toBe(0)
  })

  test('tells closed ones apart, and shows them', async () => {
    await changeCompany(salvia.services.db, FOREIGN, { closedAt: TEST_NOW })
    expect(await list()).toMatchObject({ counts: { open: TOTAL - 1, closed: 1 }, total: TOTAL })
    expect(numbers(await list('?state=closed'))).toEqual([FOREIGN])
    expect(numbers(await list('?state=open'))).not.toContain(FOREIGN)
    expect(await get(FOREIGN)).toMatchObject({ state: 'closed', closedAt: TEST_NOW })
    await changeCompany(salvia.services.db, FOREIGN, { closedAt: null })
  })

  test('has pages', async () => {
    expect(await list('?page=2')).toMatchObject({ items: [], page: 2, total: TOTAL })
  })
})

describe('one customer', () => {
  test('counts the accounts that may act for it, without closed ones', async () => {
    const { users } = await get(OWN)
    expect(users).toBeGreaterThan(1)
    await changeAccount(salvia.services.db, 'chef@demo.example', { state: 'closed' })
    expect((await get(OWN)).users).toBe(users - 1)
    await changeAccount(salvia.services.db, 'chef@demo.example', { state: 'active' })
  })

  test('tells when a file was last imported, and no other file', async () => {
    const before = (await get(FOREIGN)).lastImportAt
    expect(before).toBeNull()
    const hr = await salvia.signIn('hr@demo.example')
    const { lastImportAt } = await get(OWN)
    await fileCaller(salvia, hr).send({ bytes: csvOf(await rightRows(3)), clientNumber: OWN })
    expect((await get(OWN)).lastImportAt).toBe(lastImportAt)
  })

  test('that nobody has does not exist; nor does any for a customer’s user, a machine or a visitor', async () => {
    const hr = await salvia.signIn('hr@demo.example')
    const body = { name: 'natt', grants: ['personnel-file'] }
    const made = await salvia.call('POST', `machine-tokens/${OWN}`, { token: hr, body })
    const machine = made.json<{ token: string }>().token
    const asked = async (path: string, who?: string) => {
      const response = await salvia.call('GET', path, who ? { token: who } : {})
      return [response.statusCode, response.json<{ code: string }>().code]
    }
    expect(await asked('customers/99999', token)).toEqual([404, 'NOT_FOUND'])
    for (const path of ['customers', `customers/${OWN}`]) {
      expect(await asked(path, hr)).toEqual([404, 'NOT_FOUND'])
      expect(await asked(path, machine)).toEqual([404, 'NOT_FOUND'])
      expect(await asked(path)).toEqual([401, 'NOT_SIGNED_IN'])
    }
  })
})
