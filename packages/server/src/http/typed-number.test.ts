import { endpointsOf } from '@salvia/core/api'
import { TYPED_NUMBERS_PER_HOUR } from '@salvia/core/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countTypedNumber } from '../access/typed-number.ts'
import { HOUR_MS } from '../clock.ts'
import { openBeside, openTestApp, type TestApp } from '../testing/index.ts'
import { NEW_NUMBERS, newEmployee, personBody } from '../testing/order-calls.ts'
import { accountOf, auditOf, employeesOf } from '../testing/test.store.ts'
import { testPerson } from '../testing/test-caller.ts'

const COMPANY = '10401'
const [HR, WORKER] = ['hr@demo.example', 'handlaggare@demo.example']

/** A call in which a number is typed. */
interface NumberCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  readonly user?: string
}

/** How each call that declares `typedNumber` is asked about one person. A new one is added here. */
const CALLS: Readonly<Record<string, (pid: string, own: string) => NumberCall>> = {
  'certificates.monitorable': q => ({
    method: 'POST',
    path: `certificates/${COMPANY}/employees/searches`,
    body: { q },
  }),
  'bookings.search': q => ({ method: 'POST', path: `bookings/${COMPANY}/searches`, body: { q } }),
  'bookings.exportSearch': q => ({ method: 'POST', path: `bookings/${COMPANY}/exports`, body: { q } }),
  'certificates.search': q => ({ method: 'POST', path: `certificates/${COMPANY}/searches`, body: { q } }),
  'certificates.exportSearch': q => ({
    method: 'POST',
    path: `certificates/${COMPANY}/exports`,
    body: { q },
  }),
  'coworkers.search': q => ({ method: 'POST', path: `employees/${COMPANY}/searches`, body: { q } }),
  'coworkers.exportSearch': q => ({ method: 'POST', path: `employees/${COMPANY}/exports`, body: { q } }),
  'coworkers.get': (pid, own) => ({
    method: 'GET',
    path: `persons/${own}/companies/${COMPANY}/subcompanies/all/${pid}`,
  }),
  'coworkers.explain': q => ({
    method: 'POST',
    path: `employees/${COMPANY}/explanations/searches`,
    body: { q, context: 'all' },
  }),
  'matters.search': q => ({ method: 'POST', path: 'matters/searches', body: { q }, user: WORKER }),
  'orderCases.search': q => ({ method: 'POST', path: 'order-cases/searches', body: { q }, user: WORKER }),
  'orders.search': q => ({ method: 'POST', path: `orders/${COMPANY}/searches`, body: { q } }),
  'orders.exportSearch': q => ({ method: 'POST', path: `orders/${COMPANY}/exports`, body: { q } }),
  'orders.person': pid => ({
    method: 'POST',
    path: `orders/${COMPANY}/person`,
    body: personBody(newEmployee(pid)),
  }),
  'orders.checkNumber': pid => ({
    method: 'POST',
    path: `orders/${COMPANY}/numbers/searches`,
    body: { pid },
  }),
}
const NAMES = Object.keys(CALLS)

let salvia: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(async () => {
  salvia.clock.advance(HOUR_MS)
  for (const email of [HR, WORKER]) tokens.set(email, await salvia.signIn(email))
})

const [PID = ''] = NEW_NUMBERS
async function ask(name: string, pid: string, at = salvia): Promise<string> {
  const own = salvia.services.secrets.pidHash((await accountOf(salvia.services.db, HR)).pid ?? '')
  const { method, path, body, user = HR } = CALLS[name]?.(pid, own) ?? expect.fail(`how is ${name} asked?`)
  const response = await at.call(method, path, {
    token: tokens.get(user) ?? '',
    ...(body && { body }),
  })
  return response.headers['content-type']?.toString().includes('problem')
    ? response.json<{ code: string }>().code
    : 'answered'
}
const numbers = [...NEW_NUMBERS].slice(1)
const fresh = () => numbers.pop() ?? expect.fail('no number is left')
/** Takes turns of HR and of the case worker, up to a number of them. */
async function use(turns: number): Promise<void> {
  const { services } = salvia
  for (const email of [HR, WORKER]) {
    const caller = await testPerson(services.db, email)
    for (let at = 0; at < turns; at += 1) {
      const digits = `1900${String(at).padStart(8, '0')}`
      const typed = { digits, call: 'orders.checkNumber', caller, clientNumber: null }
      await countTypedNumber(services, { ...typed, now: services.clock.now() })
    }
  }
}
const audited = async () => auditOf(salvia.services.db, 'number-typed')

test('each call that declares a typed number is asked here', () => {
  const declared = endpointsOf().filter(({ typedNumber }) => typedNumber !== undefined)
  expect(NAMES.sort()).toEqual(declared.map(({ name }) => name).sort())
})

describe.each(NAMES)('%s', name => {
  test('takes one turn for a number, audited without the number', async () => {
    const pid = fresh()
    const before = (await audited()).length
    await ask(name, pid)
    await ask(name, pid)
    const lines = (await audited()).slice(before)
    expect(lines).toMatchObject([{ details: { call: name } }])
    expect(JSON.stringify(lines)).not.toContain(pid.slice(2))
  })

  test('takes the last turn of the hour, and is refused after it until an hour has passed', async () => {
    await use(TYPED_NUMBERS_PER_HOUR - 1)
    expect(await ask(name, PID)).not.toBe('TOO_MANY_REQUESTS')
    const before = (await audited()).length
    expect(await ask(name, fresh())).toBe('TOO_MANY_REQUESTS')
    expect((await audited()).length).toBe(before)
    // A number that has had its turn may be asked for again, and what is no number takes none.
    expect(await ask(name, PID)).not.toBe('TOO_MANY_REQUESTS')
    expect(await ask(name, 'nyman')).not.toBe('TOO_MANY_REQUESTS')
    salvia.clock.advance(HOUR_MS)
    for (const email of [HR, WORKER]) tokens.set(email, await salvia.signIn(email))
    expect(await ask(name, fresh())).not.toBe('TOO_MANY_REQUESTS')
  })

  test('finds no protected person', async () => {
    const hidden = (await employeesOf(salvia.services.db, COMPANY)).find(one => one.protectedIdentity)
    const { pid } = hidden ?? expect.fail('nobody is protected')
    const own = salvia.services.secrets.pidHash((await accountOf(salvia.services.db, HR)).pid ?? '')
    const { method, path, body, user = HR } = CALLS[name]?.(pid, own) ?? expect.fail('no call')
    const given = { ...body, ...(path.endsWith('/exports') && { format: 'ndjson' }) }
    const response = await salvia.call(method, path, {
      token: tokens.get(user) ?? '',
      ...(body && { body: given }),
    })
    expect(response.body).not.toContain(hidden?.lastName)
    expect(response.body).not.toContain(hidden?.id)
  })
})

test('of calls at once on two servers no more than the turns that are left go through', async () => {
  const beside = await openBeside(salvia)
  await use(TYPED_NUMBERS_PER_HOUR - 2)
  const searches = ['coworkers.search', 'orders.search', 'bookings.search', 'coworkers.explain']
  const answers = await Promise.all(
    searches.map((name, at) => ask(name, fresh(), at % 2 === 0 ? salvia : beside)),
  )
  expect(answers.filter(code => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
  const same = fresh()
  const again = await Promise.all(searches.map((name, at) => ask(name, same, at % 2 === 0 ? salvia : beside)))
  expect(again).toEqual(searches.map(() => 'TOO_MANY_REQUESTS'))
  await beside.close()
})

test('an order names an employee by the hash alone: the number is like an unknown one', async () => {
  const { db } = salvia.services
  const employed = await employeesOf(db, COMPANY)
  for (const { pid } of employed.slice(0, 3)) {
    const response = await salvia.call('POST', `orders/${COMPANY}/person`, {
      token: tokens.get(HR) ?? '',
      body: personBody({ kind: 'known', pidHash: pid }),
    })
    expect(response.json()).toMatchObject({ status: 404, code: 'COWORKER_NOT_FOUND' })
  }
})

test.each(['number', 'timeline'])('the %s of an employee is asked for by the hash alone', async call => {
  const employed = await employeesOf(salvia.services.db, COMPANY)
  for (const { pid } of employed.slice(0, 3)) {
    const path = `employees/${COMPANY}/${pid}/${call}`
    const response = await salvia.call('GET', path, { token: tokens.get(HR) ?? '' })
    expect(response.json()).toMatchObject({ status: 404, code: 'COWORKER_NOT_FOUND' })
  }
})
