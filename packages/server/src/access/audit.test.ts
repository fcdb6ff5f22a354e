import type { coworkersList } from '@salvia/core/coworkers'
import { LOCK_AFTER_WRONG_PASSWORDS, REFUSALS_KEPT_PER_NETWORK } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../clock.ts'
import { openBankIdApp, TestBrowser } from '../testing/bankid.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { accountOf, allAccounts, auditOf, employeesOf, sessionsOf } from '../testing/test.store.ts'
import { keepRefusal } from './refusals.ts'

const HR = 'hr@demo.example'
const WRONG = 'Fel-losenord-1'
let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const trySignIn = (email: string, password: string) =>
  salvia.call('POST', 'tokens', { body: { email, password } })
const lastOf = async (action: string) => (await auditOf(salvia.services.db, action)).at(-1)

test('a sign-in tells who, by which way in, and the session; signing out tells it again', async () => {
  const token = await salvia.signIn(HR)
  const { id } = await accountOf(salvia.services.db, HR)
  const session = (await sessionsOf(salvia.services.db, HR))[0]?.id
  const told = { actor: id, object: session, at: salvia.clock.now() }
  expect(await lastOf('sign-in')).toMatchObject({ ...told, details: { method: 'password' } })
  await salvia.call('DELETE', 'tokens', { token })
  expect(await lastOf('sign-out')).toMatchObject(told)
})

test('so does one by BankID, and one that BankID is refused tells the code', async () => {
  const server = await openBankIdApp(salvia)
  const signIn = async (email: string) => {
    const browser = new TestBrowser(server.app)
    const { orderRef } = (await browser.start()).body
    await server.play({ orderRef: String(orderRef) }, { kind: 'person', email })
    await browser.collect({ orderRef })
  }
  await signIn(HR)
  expect(await lastOf('sign-in')).toMatchObject({ details: { method: 'bankid' } })
  await signIn('medarbetare@demo.example')
  const { id } = await accountOf(salvia.services.db, 'medarbetare@demo.example')
  expect(await lastOf('bankid-refused')).toMatchObject({
    actor: id,
    details: { code: 'SIGN_IN_NOT_PERMITTED' },
  })
  await server.close()
})

test('a refusal tells the code, and whose account it was where there is one', async () => {
  const { id } = await accountOf(salvia.services.db, 'chef@demo.example')
  const refusals: unknown[] = []
  for (const [email, password] of [
    ['ingen@demo.example', WRONG],
    ['medarbetare@demo.example', 'Salvia-demo-1'],
    ...Array.from({ length: LOCK_AFTER_WRONG_PASSWORDS + 1 }, () => ['chef@demo.example', WRONG] as const),
  ] as const) {
    await trySignIn(email, password)
    const { actor, details } = (await lastOf('sign-in-refused')) ?? expect.fail('nothing was kept')
    refusals.push([actor === id ? 'chef' : actor, details])
    expect(details?.network).toBe(salvia.services.secrets.addressHash('127.0.0.1'))
  }
  const network = expect.any(String)
  const refused = (actor: unknown, code: string) => [actor, { method: 'password', code, network }]
  const address = salvia.services.secrets.emailHash('ingen@demo.example')
  expect(refusals).toEqual([
    [null, { method: 'password', code: 'SIGN_IN_FAILED', network, address }],
    refused(expect.any(String), 'SIGN_IN_NOT_PERMITTED'),
    ...Array<unknown>(LOCK_AFTER_WRONG_PASSWORDS - 1).fill(refused('chef', 'SIGN_IN_FAILED')),
    refused('chef', 'ACCOUNT_LOCKED'),
    refused('chef', 'ACCOUNT_LOCKED'),
  ])
  expect(await auditOf(salvia.services.db, 'sign-in-locked')).toHaveLength(1)
  expect(salvia.log.filter(line => line.includes('sign-in-locked'))).toHaveLength(1)
})

test('a link that was refused tells where it came from, and the address that is nobody’s by a keyed hash', async () => {
  const { secrets } = salvia.services
  const network = secrets.addressHash('127.0.0.1')
  await salvia.call('POST', 'recoveries', { body: { email: ' Ingen.Annan@demo.example' } })
  const address = secrets.emailHash('ingen.annan@demo.example')
  expect((await lastOf('link-refused'))?.details).toEqual({ code: 'EMAIL_UNKNOWN', network, address })
  await salvia.call('POST', 'accounts', { token: 'x'.repeat(43) })
  expect((await lastOf('link-refused'))?.details).toEqual({ code: 'ACTIVATION_FAILED', network })
  const body = { password: 'blåbär på gläntan' }
  await salvia.call('POST', 'passwords', { token: 'x'.repeat(43), body })
  expect((await lastOf('link-refused'))?.details).toEqual({ code: 'LINK_INCORRECT', network })
  await salvia.call('POST', 'activations', { body: { email: 'ingen.annan@demo.example' } })
  expect((await lastOf('activation-requested'))?.details).toEqual({ network, address })
})

test('refused attempts beyond the limit of one network are not kept, and another network’s are', async () => {
  const call = (clientAddress: string) => ({
    ...{ services: salvia.services, now: salvia.clock.now(), clientAddress },
  })
  const refuse = (clientAddress: string) =>
    keepRefusal(call(clientAddress), { action: 'link-refused', code: 'LINK_INCORRECT' })
  const before = (await auditOf(salvia.services.db, 'link-refused')).length
  for (let time = 0; time < REFUSALS_KEPT_PER_NETWORK + 5; time += 1) await refuse('192.0.2.77')
  expect(await auditOf(salvia.services.db, 'link-refused')).toHaveLength(before + REFUSALS_KEPT_PER_NETWORK)
  await refuse('192.0.2.78')
  expect(await auditOf(salvia.services.db, 'link-refused')).toHaveLength(
    before + REFUSALS_KEPT_PER_NETWORK + 1,
  )
})

test('a list of employees tells whom it showed, under which filter and how many there are', async () => {
  const token = await salvia.signIn(HR)
  const employee = (await employeesOf(salvia.services.db, '10401'))[7] ?? expect.fail('nobody')
  const { id, pid } = await accountOf(salvia.services.db, HR)
  const hash = salvia.services.secrets.pidHash(pid ?? '')
  const list = await salvia.call(
    'GET',
    `persons/${hash}/companies/10401/subordinates/orderable?page=2&pageSize=5`,
    { token },
  )
  const shown = list.json<PageOf<typeof coworkersList>>()
  expect(await lastOf('employees-viewed')).toMatchObject({
    actor: id,
    clientNumber: '10401',
    details: {
      context: 'orderable',
      searched: false,
      page: 2,
      total: shown.total,
      employees: shown.items.map(item => item.id),
    },
  })
  await salvia.call('POST', 'employees/10401/searches', { token, body: { q: employee.pid } })
  expect((await lastOf('employees-viewed'))?.details).toEqual({
    context: 'all',
    searched: true,
    page: 1,
    total: 1,
    employees: [employee.id],
  })
})

describe('the same view', () => {
  const SECOND = 1_000
  const viewsAfter = async (seconds: number, second: string) => {
    salvia.clock.advance(HOUR_MS)
    const token = await salvia.signIn(HR)
    // A clock that is set back stays after the sign-in.
    salvia.clock.advance(HOUR_MS / 4)
    const viewed = async () => (await auditOf(salvia.services.db, 'bookings-viewed')).length
    const before = await viewed()
    await salvia.call('GET', 'bookings/10401?page=1', { token })
    salvia.clock.advance(seconds * SECOND)
    await salvia.call('GET', second, { token })
    return (await viewed()) - before
  }

  test.each([
    ['within 59 seconds is one line', 59, 1],
    ['after 60 seconds is two', 60, 2],
    ['after 61 seconds is two', 61, 2],
    ['within 59 seconds by a clock that was set back is one line', -59, 1],
    ['by a clock that was set back a minute is two', -60, 2],
    ['by a clock that was set back ten minutes is two', -600, 2],
  ])('%s', async (_what, seconds, lines) => {
    expect(await viewsAfter(seconds, 'bookings/10401?page=1')).toBe(lines)
  })

  test('is not another page, another filter or another person', async () => {
    expect(await viewsAfter(1, 'bookings/10401?page=2')).toBe(2)
    expect(await viewsAfter(1, 'bookings/10401?status=cancelled')).toBe(2)
    const lines = await auditOf(salvia.services.db, 'bookings-viewed')
    const token = await salvia.signIn('chef@demo.example')
    await salvia.call('GET', 'bookings/10401?status=cancelled', { token })
    expect(await auditOf(salvia.services.db, 'bookings-viewed')).toHaveLength(lines.length + 1)
  })
})

test('it only grows: the database refuses to change, delete or empty it', async () => {
  for (const statement of [sql`update audit set action = 'x'`, sql`delete from audit`, sql`truncate audit`]) {
    await expect(salvia.services.db.execute(statement)).rejects.toThrow()
  }
  expect(await auditOf(salvia.services.db, 'sign-in')).not.toHaveLength(0)
})

test('no identity number, email, name, password or search stands in it', async () => {
  const { rows } = await salvia.services.db.execute<{ text: string }>(
    sql`select row_to_json(a)::text as text from audit a`,
  )
  const text = rows.map(row => row.text).join('\n')
  expect(rows.length).toBeGreaterThan(10)
  const accounts = await allAccounts(salvia.services.db)
  const employees = await employeesOf(salvia.services.db, '10401')
  const personal = [...accounts, ...employees].flatMap(({ pid, email }) => [pid, email])
  const found = personal.filter(value => value !== null && text.includes(value))
  expect(found).toEqual([])
  expect(text).not.toMatch(/@|Fel-losenord|Salvia-demo|\b(19|20)?\d{6}[-+]?\d{4}\b/)
})
