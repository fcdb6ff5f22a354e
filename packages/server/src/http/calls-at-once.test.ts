import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, openTestApp, type TestApp } from '../testing/index.ts'
import { openRawConnection, type RawConnection } from '../testing/raw-connection.ts'
import { CALLS_OPEN_AT_ONCE } from './calls-at-once.ts'

const HR = 'hr@demo.example'
const COMPANY = '10401'

let salvia: TestApp
let token: string
let open: RawConnection[] = []
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn(HR)
  await salvia.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const { socket } of open) socket.destroy()
  await salvia.close()
})

/** An upload of which no byte comes. */
function waitingUpload(): RawConnection {
  const { port } = salvia.app.server.address() as AddressInfo
  const call = openRawConnection(port)
  const head = [
    `POST /api/orders/${COMPANY}/attachments HTTP/1.1`,
    'Host: x',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
  ]
  call.socket.write(`${head.join('\r\n')}\r\n\r\n`)
  return call
}

const profile = (of = token) => salvia.call('GET', 'profile', { token: of })

test('calls of one account that wait are so many at once; the next is refused, and nobody else', async () => {
  open = Array.from({ length: CALLS_OPEN_AT_ONCE }, waitingUpload)
  const isFull = async (): Promise<boolean> => {
    // One that came while a profile was asked for was one too many, and is sent again.
    open = open.map(call => (call.isOver ? waitingUpload() : call))
    return (await profile()).statusCode === 429
  }
  await expect.poll(isFull, { timeout: 30_000 }).toBe(true)
  const refused = await profile()
  expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS')
  expect(refused.headers['retry-after']).toBe('60')
  const late = waitingUpload()
  await expect.poll(() => late.isOver, { timeout: 30_000 }).toBe(true)
  expect(late.answer).toContain('429')
  // Another session is no way around, and no other person suffers, not even from the same address.
  expect((await profile(await salvia.signIn(HR))).statusCode).toBe(429)
  expect((await profile(await salvia.signIn('chef@demo.example'))).statusCode).toBe(200)

  open.pop()?.socket.destroy()
  await expect.poll(async () => (await profile()).statusCode, { timeout: 30_000 }).toBe(200)
  for (const { socket } of open) socket.destroy()
  // None is forgotten, however many come one after the other.
  for (let times = 0; times < 2 * CALLS_OPEN_AT_ONCE; times += 1) {
    expect((await profile()).statusCode).toBe(200)
  }
  open = Array.from({ length: CALLS_OPEN_AT_ONCE - 1 }, waitingUpload)
  await expect.poll(async () => openOnServer(), { timeout: 30_000 }).toBe(open.length)
  expect((await profile()).statusCode).toBe(200)
})

function openOnServer(): Promise<number> {
  return new Promise((resolve, reject) =>
    salvia.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}
