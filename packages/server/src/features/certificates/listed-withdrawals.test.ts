import type { certificatesList, ListedWithdrawals } from '@salvia/core/certificates'
import { WITHDRAWALS_LISTED_DAYS } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import { addDays, atStockholm, isoDate } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificateWithdrawals } from '../../db/schema/certificates.ts'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, employeesWithinReach, openTestApp, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, employeesOf, giveRoles, removeRoles, rolesOf } from '../../testing/test.store.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'

const COMPANY = '10401'
const [HR, ORDERER, MANAGER] = ['hr@demo.example', 'bestallare@demo.example', 'chef@demo.example']
const TODAY = isoDate(2027, 3, 17)
const [START, END] = [addDays(TODAY, -100), addDays(TODAY, 200)]

let salvia: TestApp
let feed: string
let version = 0
/** Seen by the order manager, and not by the other one. */
let anna: Awaited<ReturnType<typeof employeesOf>>[number]
beforeAll(async () => {
  salvia = await openTestApp()
  feed = await providerToken(salvia, ['certificates'])
  const near = await employeesWithinReach(salvia, await tokenOf(ORDERER), { context: 'orderable' })
  const others = await employeesWithinReach(salvia, await tokenOf(MANAGER), { context: 'all' })
  const everybody = await employeesOf(salvia.services.db, COMPANY)
  anna = everybody.find(({ id }) => near.includes(id) && !others.includes(id)) ?? expect.fail('nobody')
})
afterAll(() => salvia.close())
beforeEach(async () => {
  const { db } = salvia.services
  at(0)
  await db.delete(certificateWithdrawals)
  await setEntries(db, [])
  await put('one')
})

/** So many days from the day of the test, in the morning. */
const at = (days: number) => salvia.clock.set(atStockholm(addDays(TODAY, days), { hour: 9, minute: 0 }))
/** Each test has another day, on which an earlier session is over. */
const tokenOf = (user: string) => salvia.signIn(user)
async function send(line: object) {
  const lines = [JSON.stringify({ version: ++version, ...line })]
  expect((await sendLines(salvia, 'feeds/certificates', { token: feed, lines })).statusCode).toBe(200)
}
const put = (id: string, other: object = {}) =>
  send({
    ...{ id, op: 'put' },
    data: {
      ...{ clientNumber: COMPANY, pid: anna.pid, check: 'silica', issued: START, end: END },
      ...other,
    },
  })
const withdraw = (id = 'one') => send({ id, op: 'delete' })
async function told(asks: string | Promise<string> = tokenOf(HR), query = ''): Promise<ListedWithdrawals> {
  const token = await asks
  const page = await salvia.call('GET', `certificates/${COMPANY}?${query}`, { token })
  return answer<PageOf<typeof certificatesList>>(page).withdrawn
}

describe('the list tells of a withdrawn certificate', () => {
  test('whose it was, which check and when, whatever narrows the rows', async () => {
    expect(await told()).toEqual({ total: 0, items: [] })
    await withdraw()
    const { total, items } = await told(tokenOf(HR), 'status=starts&check=lead')
    expect(total).toBe(1)
    expect(items).toMatchObject([
      { reason: 'withdrawn', check: 'silica', employee: { lastName: anna.lastName }, seesEmployee: true },
    ])
    expect(JSON.stringify(items)).not.toContain(anna.pid.slice(-4))
    const [viewed] = (await auditOf(salvia.services.db, 'certificates-viewed')).filter(({ details }) =>
      JSON.stringify(details).includes(items[0]?.id ?? '-'),
    )
    expect(viewed).toMatchObject({ clientNumber: COMPANY })
  })

  test('or corrected', async () => {
    await put('one', { end: addDays(TODAY, -1) })
    expect((await told()).items).toMatchObject([{ reason: 'corrected' }])
  })

  test('for as many days as it says, and not one more', async () => {
    await withdraw()
    at(WITHDRAWALS_LISTED_DAYS)
    expect((await told()).total).toBe(1)
    at(WITHDRAWALS_LISTED_DAYS + 1)
    expect(await told()).toEqual({ total: 0, items: [] })
  })

  test('not while another certificate of that check holds, older or newer', async () => {
    await put('older', { end: addDays(END, -9) })
    await withdraw()
    expect((await told()).total).toBe(0)
    await withdraw('older')
    expect((await told()).total).toBe(1)
    await put('newer')
    expect((await told()).total).toBe(0)
  })

  test('not where the counts alone are asked for', async () => {
    await withdraw()
    expect(await told(tokenOf(HR), 'pageSize=0')).toEqual({ total: 0, items: [] })
  })
})

describe('who hears of it', () => {
  beforeEach(() => withdraw())

  test('whoever sees the employee, and nobody else', async () => {
    expect((await told(tokenOf(ORDERER))).total).toBe(1)
    expect(await told(tokenOf(MANAGER))).toEqual({ total: 0, items: [] })
  })

  test('the check-up reviewer of the unit, who does not see the employee’s own page', async () => {
    const { db } = salvia.services
    const roles = await rolesOf(db, MANAGER)
    const [role = expect.fail('no role')] = roles
    const reviews = { role: 'checkup-reviewer', recursive: false, unitId: anna.unitId } as const
    await giveRoles(db, [{ ...role, ...reviews, id: crypto.randomUUID() }])
    expect((await told(tokenOf(MANAGER))).items).toMatchObject([{ seesEmployee: false }])
    await removeRoles(db, MANAGER)
    await giveRoles(db, roles)
    expect((await told(tokenOf(MANAGER))).total).toBe(0)
  })

  test('a machine with the grant, as it sees the entries', async () => {
    const body = { name: 'natt', grants: ['certificates'] }
    const made = await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: await tokenOf(HR), body })
    const { items } = await told(answer<{ token: string }>(made).token)
    expect(items).toMatchObject([{ check: 'silica', seesEmployee: false }])
  })

  test('not the employee', async () => {
    const { pid } = await accountOf(salvia.services.db, HR)
    await put('own', { pid: pid ?? expect.fail('HR has no identity number') })
    await withdraw('own')
    expect((await told()).total).toBe(1)
  })
})
