import type { certificatesList } from '@salvia/core/certificates'
import type { PageOf } from '@salvia/core/lists'
import { addElapsed, isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, changeEmployee, employeesOf, setFeatures } from '../../testing/test.store.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const [HR, MANAGER, ORDERER] = ['hr@demo.example', 'bestallare@demo.example', 'chef@demo.example']
const LIMITATION = 'Inte arbete med härdplaster.'

let salvia: TestApp
const tokens = new Map<string, string>()
/** Whom each user sees, by id. */
const within = new Map<string, string[]>()
let everybody: { id: string; pid: string; firstName: string; lastName: string }[]
beforeAll(async () => {
  salvia = await openTestApp()
  const { db } = salvia.services
  everybody = await employeesOf(db, COMPANY)
  for (const user of [HR, MANAGER, ORDERER]) {
    const token = await salvia.signIn(user)
    tokens.set(user, token)
    within.set(user, await employeesWithinReach(salvia, token, { context: 'all' }))
  }
  await setEntries(
    db,
    everybody.map(({ id }) => ({
      ...{ employeeId: id, medicalCheck: 'silica', origin: 'journal', limitation: LIMITATION },
      ...{ startsOn: isoDate(2026, 1, 2), endsOn: isoDate(2028, 1, 2) },
    })),
  )
})
afterAll(() => salvia.close())

const tokenOf = (user: string) => tokens.get(user) ?? expect.fail('not signed in')
const ask = (token: string, path = '', company = COMPANY) =>
  salvia.call('GET', `certificates/${company}?pageSize=200${path}`, { token })
const list = async (token: string, path = '') =>
  answer<PageOf<typeof certificatesList>>(await ask(token, path))

/** The ids of those whom pages of a list name. */
async function namedBy(token: string): Promise<Set<string>> {
  const idOf = new Map(everybody.map(({ id, pid }) => [salvia.services.secrets.pidHash(pid), id]))
  const named = new Set<string>()
  for (let page = 1, more = true; more; page += 1) {
    const { items, total, pageSize } = await list(token, `&page=${page}`)
    for (const { employee } of items) named.add(idOf.get(employee.pidHash) ?? '')
    more = page * pageSize < total
  }
  return named
}

async function machine(grants: readonly string[]): Promise<string> {
  const body = { name: `natt ${grants.join(' ')}`, grants }
  const made = await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: tokenOf(HR), body })
  return answer<{ token: string }>(made).token
}

describe('whose entries are listed', () => {
  test.each([MANAGER, ORDERER])('%s sees those of everybody within reach whom no rule shuts', async user => {
    const excluded = new Set(await employeesWithinReach(salvia, tokenOf(user), { context: 'excluded' }))
    const expected = (within.get(user) ?? []).filter(id => !excluded.has(id))
    expect(expected.length).toBeGreaterThan(3)
    expect(await namedBy(tokenOf(user))).toEqual(new Set(expected))
    const { counts, items } = await list(tokenOf(user))
    expect(new Set(items.map(({ seesEmployee }) => seesEmployee))).toEqual(new Set([true]))
    expect(counts).toMatchObject({ all: expected.length, expires: expected.length })
  })

  test('nobody sees an own one', async () => {
    const { pid } = await accountOf(salvia.services.db, HR)
    const own = everybody.find(employee => employee.pid === pid)
    expect(await namedBy(tokenOf(HR))).not.toContain(own?.id ?? expect.fail('HR is not employed'))
  })

  test('who has left is in no list', async () => {
    const { db } = salvia.services
    const [id] = within.get(MANAGER) ?? []
    const left = everybody.find(employee => employee.id === id && id !== undefined) ?? expect.fail('nobody')
    await changeEmployee(db, left.id, { endedAt: TEST_NOW })
    expect(await namedBy(tokenOf(HR))).not.toContain(left.id)
    await changeEmployee(db, left.id, { endedAt: null })
    expect(await namedBy(tokenOf(HR))).toContain(left.id)
  })

  test('a machine with the grant sees the whole company but its HR, and no limitation', async () => {
    const { items, total } = await list(await machine(['certificates']))
    expect(total).toBeGreaterThan(within.get(HR)?.length ?? 0)
    expect(total).toBeLessThan(everybody.length)
    expect(new Set(items.map(({ limitation }) => limitation))).toEqual(new Set([null]))
    const seen = await list(tokenOf(HR))
    expect(new Set(seen.items.map(({ limitation }) => limitation))).toEqual(new Set([LIMITATION]))
  })

  test('a machine without the grant, another customer and a closed feature are refused', async () => {
    const refused = async (token: string, company?: string) => (await ask(token, '', company)).json()
    expect(await refused(await machine(['bookings']))).toMatchObject({ code: 'MACHINE_GRANT_MISSING' })
    expect(await refused(tokenOf(HR), '20877')).toMatchObject({ status: 404 })
    await setFeatures(salvia.services.db, COMPANY, ['start', 'bookings'])
    expect(await refused(tokenOf(HR))).toMatchObject({ code: 'FEATURE_NOT_ALLOWED' })
    await setFeatures(salvia.services.db, COMPANY, null)
  })
})

describe('the list', () => {
  test('is searched by name, and by a number that stands in no address', async () => {
    const [id] = within.get(ORDERER) ?? []
    const one = everybody.find(employee => employee.id === id) ?? expect.fail('nobody')
    const byNumber = await salvia.call('POST', `certificates/${COMPANY}/searches`, {
      token: tokenOf(HR),
      body: { q: one.pid },
    })
    expect(
      answer<PageOf<typeof certificatesList>>(byNumber).items.map(({ employee }) => employee.firstName),
    ).toEqual([one.firstName])
    // As the name is written: with capitals, and letters beyond a to z.
    const name = `${one.firstName} ${one.lastName}`.toUpperCase()
    const byName = await list(tokenOf(HR), `&q=${encodeURIComponent(name)}`)
    expect(byName.items.map(({ employee }) => `${employee.firstName} ${employee.lastName}`)).toContain(
      `${one.firstName} ${one.lastName}`,
    )
    expect(byName.total).toBeLessThan((await list(tokenOf(HR))).total)
    const none = await list(tokenOf(HR), '&q=finnsinte')
    expect(none).toMatchObject({ total: 0, isEmpty: false })
  })

  test('says when the journal was last heard', async () => {
    const before = await list(tokenOf(HR))
    expect(before).toMatchObject({ isEmpty: false, heardAt: TEST_NOW })
    const later = addElapsed(TEST_NOW, { minutes: 5 })
    salvia.clock.set(later)
    const provider = await providerToken(salvia, ['certificates'])
    await sendLines(salvia, 'feeds/certificates', {
      token: provider,
      lines: JSON.stringify({ id: 'never-was', version: 1, op: 'delete' }),
    })
    expect((await list(tokenOf(HR))).heardAt).toBe(later)
    salvia.clock.set(TEST_NOW)
  })

  test('is written to the audit when it is looked at and when it is downloaded', async () => {
    const { db } = salvia.services
    await list(tokenOf(MANAGER))
    const [viewed] = (await auditOf(db, 'certificates-viewed')).slice(-1)
    expect(viewed).toMatchObject({ clientNumber: COMPANY, details: { certificates: expect.any(Array) } })
    const file = await salvia.call('GET', `certificates/${COMPANY}/exports?format=csv`, {
      token: tokenOf(MANAGER),
    })
    expect(file.body).toContain(LIMITATION)
    expect(await auditOf(db, 'certificates-downloaded')).toHaveLength(1)
  })
})
