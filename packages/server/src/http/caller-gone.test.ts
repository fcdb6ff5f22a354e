import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { callerGone } from './caller-gone.ts'

/** A server that has taken a call, the answer that it has not sent yet, and the socket of who waits for it. */
async function callUnderWay() {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'request')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: portal\r\n\r\n')
  const [, response] = (await asked) as [unknown, ServerResponse]
  return { server, socket, response }
}

test('a caller who hangs up is gone, before it is asked or after', async () => {
  const { server, socket, response } = await callUnderWay()
  const gone = callerGone(response)
  expect(gone.aborted).toBe(false)
  const closed = once(response, 'close')
  socket.destroy()
  await closed
  expect(gone.aborted).toBe(true)
  expect(callerGone(response).aborted).toBe(true)
  server.close()
})

test('one who was answered is gone too, so that nothing goes on for it', async () => {
  const { server, socket, response } = await callUnderWay()
  const gone = callerGone(response)
  const closed = once(response, 'close')
  response.end('hej')
  socket.end()
  expect(gone.aborted).toBe(false)
  await closed
  expect(gone.aborted).toBe(true)
  server.close()
})
