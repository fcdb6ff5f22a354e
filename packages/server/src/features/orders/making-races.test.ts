import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgres, openBeside, openTestApp, postgresUrlOf, type TestApp } from '../../testing/index.ts'
import { mailsAfter, mailsOf } from '../../testing/mail-box.ts'
import { NEW_NUMBERS, newEmployee, orderCalls, personBody } from '../../testing/order-calls.ts'
import { SERVER_PROCESS_TEST_MS, startServerProcess } from '../../testing/server-process.ts'
import { accountOf } from '../../testing/test.store.ts'
import { ordersMadeBy, prospectsOf, storedOrder } from '../../testing/test-orders.store.ts'

const COMPANY = '10401'
const USER = 'chef@demo.example'
const PRESSES = 100

let salvia: TestApp
let second: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  calls = orderCalls(salvia)
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})

const made = async () => {
  const { id } = await accountOf(salvia.services.db, USER)
  return (await ordersMadeBy(salvia.services.db, id)).length
}
const unitOf = async () => (await calls.units(USER))[0]?.id ?? expect.fail('no unit')

test('many presses of Send at two servers are one order with one receipt, for a new employee too', async () => {
  const before = await made()
  const [pid = ''] = NEW_NUMBERS
  const body = personBody(newEmployee(pid), { selectedOrg: await unitOf() })
  let numbers: string[] = []
  const mails = await mailsAfter(salvia, async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        calls.person(USER, body, { key: 'pressed-often', at: at % 2 === 0 ? salvia : second }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    numbers = answers.map(answer => answer.body.number)
  })
  expect(new Set(numbers).size).toBe(1)
  expect(await made()).toBe(before + 1)
  expect(mails).toHaveLength(1)
})

test('two orders for one new employee at the same moment are two, for one person', async () => {
  const [, pid = ''] = NEW_NUMBERS
  const body = personBody(newEmployee(pid), { selectedOrg: await unitOf() })
  const answers = await Promise.all([calls.person(USER, body), calls.person(USER, body, { at: second })])
  const employees = await Promise.all(
    answers.map(async ({ body: { id } }) => (await storedOrder(salvia.services.db, id)).order.employeeId),
  )
  expect(new Set(answers.map(({ body: { number } }) => number)).size).toBe(2)
  const prospects = (await prospectsOf(salvia.services.db, COMPANY)).filter(row => row.pid === pid)
  expect(new Set(employees)).toEqual(new Set(prospects.map(({ id }) => id)))
  expect(prospects).toHaveLength(1)
})

// Several processes can share a database only if it is PostgreSQL.
onPostgres(() => {
  test('a hundred presses over two processes are one order with one receipt, also after both have started anew', {
    timeout: SERVER_PROCESS_TEST_MS,
  }, async () => {
    const databaseUrl = postgresUrlOf(salvia.database)
    const start = () =>
      Promise.all(['one', 'other'].map(name => startServerProcess(databaseUrl, join(salvia.folder, name))))
    const before = await made()
    const body = JSON.stringify(personBody(await calls.known('medarbetare@demo.example')))
    const headers = { 'content-type': 'application/json' }
    const signIn = { email: USER, password: 'Salvia-demo-1' }
    const press = async (url: string, authorization: string) => {
      const response = await fetch(`${url}/api/orders/${COMPANY}/person`, {
        method: 'POST',
        headers: { ...headers, authorization, 'idempotency-key': 'pressed-200-times' },
        body,
      })
      return `${response.status} ${((await response.json()) as { number: string }).number}`
    }
    const latest = async () => {
      const { id } = await accountOf(salvia.services.db, USER)
      return (await ordersMadeBy(salvia.services.db, id)).at(-1)
    }
    const receipts = async (number: string) => {
      const folders = ['one', 'other'].map(name => ({ ...salvia, folder: join(salvia.folder, name) }))
      const mails = (await Promise.all(folders.map(mailsOf))).flat()
      return mails.filter(({ subject }) => subject?.includes(number)).length
    }
    let processes = await start()
    try {
      const [one, other] = processes.map(({ url }) => url) as [string, string]
      const response = await fetch(`${one}/api/tokens`, {
        method: 'POST',
        headers,
        body: JSON.stringify(signIn),
      })
      const authorization = `Bearer ${((await response.json()) as { accessToken: string }).accessToken}`
      const answers = await Promise.all(
        Array.from({ length: PRESSES }, (_, at) => press(at % 2 === 0 ? one : other, authorization)),
      )
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toMatch(/^200 B-\d+$/)
      expect(await made()).toBe(before + 1)

      await Promise.all(processes.map(server => server.stop()))
      processes = await start()
      for (const { url } of processes) {
        expect(await press(url, authorization)).toBe(answers[0])
      }
      expect(await made()).toBe(before + 1)
      await expect.poll(async () => (await latest())?.receiptMailedAt, { timeout: 30_000 }).not.toBeNull()
      expect(await receipts(answers[0]?.split(' ')[1] ?? '')).toBe(1)
    } finally {
      await Promise.all(processes.map(server => server.stop()))
    }
  })
})
