import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTokenSecret } from '../access/token-secret.ts'
import { buildApp } from '../app/build-app.ts'
import { transaction } from '../db/transaction.ts'
import { lockDrafts } from '../features/personnel-file/drafts.store.ts'
import { NO_ID, onPostgres, openTestApp, type TestApp } from '../testing/index.ts'
import type { CallOptions } from '../testing/open-test-app.ts'
import { openRawConnection, type RawConnection, until } from '../testing/raw-connection.ts'

const OWN = '10401'
const NEIGHBOUR = '10402'
/** More than there are connections to the database. */
const CALLS = 12
const FOREIGN = '20877'
const FLOOD = 200
/** Of calls with one statement each, many of which are answered while another call makes its dozens. */
const QUICK_FLOOD = 1000

let salvia: TestApp
let token: string
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())

const list = (clientNumber: string) => salvia.call('GET', `personnel-files/${clientNumber}`, { token })
const submit = () => {
  return salvia.call('POST', `personnel-file-drafts/${OWN}/${NO_ID}/submit`, { token, body: {} })
}

test('many calls of one company at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: CALLS }, () => list(OWN)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(CALLS).fill(200))
})

/** The answers to a flood of calls, and how many of them came before the answer to another caller. */
async function flood(call: () => Promise<{ statusCode: number }>, other: CallOptions, length = FLOOD) {
  const answers: number[] = []
  const calls = Array.from({ length }, async () => {
    answers.push((await call()).statusCode)
  })
  expect((await salvia.call('GET', 'profile', other)).statusCode).toBe(200)
  const before = answers.length
  await Promise.all(calls)
  return { before, answers }
}

const isRefused = (status: number): boolean => status >= 400

test('refused calls of one user stand before nobody else’s', async () => {
  const other = await salvia.signIn('begransad@demo.example')
  const { before, answers } = await flood(() => list(FOREIGN), { token: other })
  expect(before).toBeLessThan(FLOOD / 2)
  expect(answers.every(isRefused)).toBe(true)
})

test('calls with tokens that somebody makes up stand before nobody else’s', async () => {
  const made = await salvia.call('POST', `machine-tokens/${OWN}`, {
    token,
    body: { name: 'lista', grants: ['orders'] },
  })
  const other = { token: made.json<{ token: string }>().token, remoteAddress: '192.0.2.1' }
  const madeUp = () =>
    salvia.call('GET', `personnel-files/${OWN}`, {
      token: newTokenSecret('machine'),
      remoteAddress: '192.0.2.2',
    })
  const { before, answers } = await flood(madeUp, other)
  expect(before).toBeLessThan(FLOOD / 2)
  expect(answers.every(isRefused)).toBe(true)
})

test('calls that are hung up before they are let in leave the line, and are no fault', async () => {
  const app = await buildApp(salvia.services, salvia.database)
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  const call = (): RawConnection => {
    const connection = openRawConnection(port)
    const head = [
      `GET /api/orders/${OWN} HTTP/1.1`,
      'Host: x',
      `Authorization: Bearer ${token}`,
      'Connection: close',
    ]
    connection.socket.write(`${head.join('\r\n')}\r\n\r\n`)
    return connection
  }
  let received = 0
  app.server.on('request', () => {
    received += 1
  })
  const calls = Array.from({ length: CALLS }, call)
  await until(() => received === CALLS)
  for (const { socket } of calls) socket.destroy()
  const last = call()
  await until(() => last.isOver)
  expect(last.answer).toContain('200 OK')
  expect(salvia.log.filter(line => line.includes('"level":"error"'))).toEqual([])
  await app.close()
})

onPostgres(() => {
  // On the one connection of the embedded database, the order of statements is another with each run.
  test('calls of nobody who is signed in stand before nobody else’s', async () => {
    const start = { body: {}, remoteAddress: '192.0.2.3' }
    const { deviceCode } = (await salvia.call('POST', 'pairings', start)).json<{ deviceCode: string }>()
    const cancel = () => salvia.call('POST', 'pairings/cancellations', { ...start, body: { deviceCode } })
    const { before, answers } = await flood(cancel, { token, remoteAddress: '192.0.2.4' }, QUICK_FLOOD)
    expect(before).toBeLessThan(QUICK_FLOOD / 2)
    expect(answers).toEqual(Array(QUICK_FLOOD).fill(204))
  })

  test('calls of one company that hang in the database leave connections for the others', async () => {
    let hanging: ReturnType<typeof submit>[] = []
    await transaction(salvia.services.db, async tx => {
      await lockDrafts(tx, OWN)
      hanging = Array.from({ length: CALLS }, submit)
      expect((await list(NEIGHBOUR)).statusCode).toBe(200)
    })
    const answers = await Promise.all(hanging)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(CALLS).fill(404))
  })
})
