import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import { newRequestState } from './call.ts'
import { registerPace } from './pace.ts'

const PACE = { bytes: 10, ms: 200 }
let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = fastify()
  app.addHook('onRequest', async request => {
    request.salvia = newRequestState(systemClock)
  })
  registerPace(app, PACE)
  app.post('/', async request => request.body)
  app.post('/slow', async () => {
    await new Promise(resolve => setTimeout(resolve, 2.5 * PACE.ms))
    return 'done'
  })
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Sends a body piece by piece, and answers all that comes back until the connection ends. */
function send(
  pieces: readonly string[],
  { every, length }: { every: number; length: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1')
    socket.on('data', data => {
      answer += data
      if (answer.includes('200 OK')) socket.end()
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
    socket.write(
      `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: ${length}\r\n\r\n`,
    )
    for (const [at, piece] of pieces.entries()) {
      setTimeout(() => socket.writable && socket.write(piece), every * at)
    }
  })
}

test('a body that hardly comes is given up, with a sentence', async () => {
  const answer = await send(['a', 'b', 'c'], { every: 50, length: 1000 })
  expect(answer).toContain('408')
  expect(answer).toContain('"REQUEST_TOO_SLOW"')
  expect(answer).toContain('connection: close')
})

test('a body that keeps coming has the time that it takes', async () => {
  const pieces = Array.from({ length: 12 }, () => 'x'.repeat(20))
  expect(await send(pieces, { every: 60, length: 240 })).toContain('200 OK')
})

test('a call that has arrived waits for its answer, however long that takes', async () => {
  for (const body of [undefined, 'x']) {
    const response = await fetch(`http://127.0.0.1:${port}/slow`, {
      method: 'POST',
      ...(body ? { body } : {}),
    })
    expect(await response.text()).toBe('done')
  }
})
