import { contract, endpointsOf } from '@salvia/core/api'
import { errorText } from '@salvia/core/error-catalogue'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { groupBody, orderCalls } from '../testing/order-calls.ts'
import { accountOf, setFeatures } from '../testing/test.store.ts'
import { ordersMadeBy } from '../testing/test-orders.store.ts'

const [OWN, OTHER_WAY, NOBODYS] = ['10401', '10403', '99999']
const [HR, STRANGER] = ['hr@demo.example', 'begransad@demo.example']
const CASE_WORKER = 'handlaggare@demo.example'

/** The calls that name a company which the caller must belong to. */
const CALLS = endpointsOf(contract).filter(
  ({ access, path }) => ['person', 'user'].includes(access) && path.includes('{clientNumber}'),
)

let salvia: TestApp
let orders: ReturnType<typeof orderCalls>
beforeAll(async () => {
  salvia = await openTestApp()
  orders = orderCalls(salvia)
  return () => salvia.close()
})
afterEach(async () => {
  await turn(OWN, 'reopen')
  await turn(OTHER_WAY, 'reopen')
  await setFeatures(salvia.services.db, OWN, null)
})

async function turn(company: string, event: 'close' | 'reopen'): Promise<void> {
  const token = await orders.tokenOf(CASE_WORKER)
  expect((await salvia.call('POST', `customers/${company}/${event}`, { token })).statusCode).toBe(200)
}

/** What each call of a company answers a user, by the answers' codes. */
async function answers(user: string, company: string): Promise<Record<string, string[]>> {
  const token = await orders.tokenOf(user)
  const by: Record<string, string[]> = {}
  for (const { name, method, path } of CALLS) {
    const named = path.replace('{clientNumber}', company).replaceAll(/[{}]/g, '')
    const response = await salvia.call(method, named, { token })
    const code = `${response.statusCode} ${response.json<{ code?: string }>().code}`
    by[code] = [...(by[code] ?? []), name]
  }
  return by
}
const all = CALLS.map(({ name }) => name)

describe('a company that has been closed', () => {
  test('is told as closed by every call to a member with another company', async () => {
    await turn(OWN, 'close')
    expect(await answers(HR, OWN)).toEqual({ '409 COMPANY_CLOSED': all })
  })

  test('is to a stranger as one that does not exist', async () => {
    await turn(OWN, 'close')
    expect(await answers(STRANGER, OWN)).toEqual({ '404 NOT_FOUND': all })
    expect(await answers(HR, NOBODYS)).toEqual({ '404 NOT_FOUND': all })
  })

  test('is not told to a member whom it would not let in: by another way of signing in, or to a feature', async () => {
    await turn(OTHER_WAY, 'close')
    expect(await answers(HR, OTHER_WAY)).toEqual({ '404 NOT_FOUND': all })
    await setFeatures(salvia.services.db, OWN, [])
    const open = await answers(HR, OWN)
    await turn(OWN, 'close')
    const closed = await answers(HR, OWN)
    expect(closed['404 NOT_FOUND']).toEqual(open['403 FEATURE_NOT_ALLOWED'])
    expect(Object.keys(closed).sort()).toEqual(['404 NOT_FOUND', '409 COMPANY_CLOSED'])
  })

  test('is told as closed to a member who chooses it, and to nobody else', async () => {
    const choose = async (user: string) => {
      const token = await orders.tokenOf(user)
      const response = await salvia.call('POST', `events/company/${OWN}/select`, { token })
      return response.statusCode === 204 ? 'chosen' : response.json<{ code: string }>().code
    }
    expect(await choose(HR)).toBe('chosen')
    await turn(OWN, 'close')
    expect(await choose(HR)).toBe('COMPANY_CLOSED')
    expect(await choose(STRANGER)).toBe('NOT_FOUND')
  })

  test('while an order is filled in keeps it from being made, says what to do, and takes it once it is open again', async () => {
    const [unit] = await orders.units(HR)
    const body = groupBody([unit?.id ?? expect.fail('no unit')])
    const key = 'the-key-of-the-order'
    const { db } = salvia.services
    const made = async () => ordersMadeBy(db, (await accountOf(db, HR)).id)
    const before = (await made()).length
    await turn(OWN, 'close')
    for (const locale of ['sv', 'en'] as const) {
      const refused = await orders.group(HR, body, { key, locale })
      const { title, action } = errorText('COMPANY_CLOSED', locale)
      expect(refused).toMatchObject({ status: 409, code: 'COMPANY_CLOSED', body: { title, detail: action } })
    }
    expect(await made()).toHaveLength(before)
    await turn(OWN, 'reopen')
    expect((await orders.group(HR, body, { key })).status).toBe(200)
  })
})
