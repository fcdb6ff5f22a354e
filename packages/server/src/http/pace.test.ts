import type { Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRawConnection, until } from '../testing/raw-connection.ts'
import { SettableClock } from '../testing/settable-clock.ts'
import { TEST_NOW } from '../testing/template.ts'
import { newRequestState } from './call.ts'
import { registerPace } from './pace.ts'

const PACE = { bytes: 10, ms: 30_000, times: 12 }
let app: FastifyInstance
let port: number
/** The server's end of the latest connection. */
let received: Socket | undefined
let isAsked = false
let answerSlow = (): void => undefined

beforeAll(async () => {
  // The time of the pace is passed by hand, so that no busy machine can be too slow for it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async request => {
    request.salvia = newRequestState(new SettableClock(TEST_NOW))
  })
  registerPace(app, PACE)
  app.post('/', async request => request.body)
  app.post('/slow', async () => {
    isAsked = true
    await new Promise<void>(resolve => {
      answerSlow = resolve
    })
    return 'done'
  })
  app.server.on('connection', socket => {
    received = socket
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(async () => {
  await app.close()
  vi.useRealTimers()
})

const passTime = () => vi.advanceTimersByTime(PACE.ms)

/** A call whose body is sent piece by piece. */
async function beginCall(path: string, length: number) {
  received = undefined
  const call = openRawConnection(port)
  const { socket } = call
  /** Resolves once the server has what was sent. */
  const write = async (text: string): Promise<void> => {
    socket.write(text)
    await until(() => received !== undefined && received.bytesRead === socket.bytesWritten)
  }
  await write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
  )
  // What has no body has arrived already, and nothing watches it.
  if (length > 0) await until(() => vi.getTimerCount() === 1)
  return { call, write, end: () => socket.end() }
}

test('a body that drips for hours is given up too: it would hold a turn of its company all the time', async () => {
  const { call, write } = await beginCall('/', 1000)
  for (let time = 1; time < PACE.times; time++) {
    await write('a'.repeat(PACE.bytes))
    passTime()
    expect(call.answer).toBe('')
  }
  await write('a'.repeat(PACE.bytes))
  passTime()
  await until(() => call.isOver)
  expect(call.answer).toContain('"REQUEST_TOO_SLOW"')
})

test('a body that hardly comes is given up, with a sentence', async () => {
  const { call, write } = await beginCall('/', 1000)
  await write('abc')
  passTime()
  await until(() => call.isOver)
  expect(call.answer).toContain('408')
  expect(call.answer).toContain('"REQUEST_TOO_SLOW"')
  expect(call.answer).toContain('connection: close')
})

test('a body that keeps coming has the time that it takes', async () => {
  const { call, write, end } = await beginCall('/', 240)
  for (let piece = 0; piece < 12; piece += 1) {
    await write('x'.repeat(20))
    if (piece < 11) passTime()
  }
  await until(() => call.answer.includes('200 OK'))
  end()
  await until(() => call.isOver)
})

test.each(['', 'x'])(
  'a call that has arrived (%j) waits for its answer, however long that takes',
  async body => {
    isAsked = false
    const { call, write, end } = await beginCall('/slow', body.length)
    if (body) await write(body)
    await until(() => isAsked)
    for (let times = 0; times < 3; times += 1) passTime()
    answerSlow()
    await until(() => call.answer.includes('done'))
    expect(call.answer).toContain('200 OK')
    end()
    await until(() => call.isOver)
  },
)
