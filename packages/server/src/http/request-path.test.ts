import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { pathOfRequest } from './request-path.ts'

test.each([
  ['/calendar/x.ics?y=1', '/calendar/x.ics?y=1'],
  ['http://portal.example/calendar/x.ics?y=1', '/calendar/x.ics?y=1'],
  ['HTTPS://portal.example:443//calendar/x', '//calendar/x'],
  ['http://user:password@portal.example/api/profile', '/api/profile'],
  ['http:///api/profile', '/api/profile'],
  ['http://portal.example', '/'],
  ['http://portal.example?x=/api/', '/?x=/api/'],
  ['//portal.example/api/profile', '//portal.example/api/profile'],
  ['*', undefined],
  ['ftp://portal.example/api/profile', undefined],
  ['http:/api/profile', undefined],
  ['api/profile', undefined],
  ['', undefined],
])('%j asks for %j', (target, path) => {
  expect(pathOfRequest(target)).toBe(path)
})

describe('a request that names scheme and host', () => {
  let salvia: TestApp
  let port: number
  beforeAll(async () => {
    salvia = await openTestApp()
    port = Number(new URL(await salvia.app.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(() => salvia.close())

  /** Sends a first line as it stands, which no client library would, and answers all that comes back. */
  async function ask(line: string, headers = 'host: localhost') {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${line} HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`)
    const answer = await text(socket)
    const [head = '', ...body] = answer.split('\r\n\r\n')
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('\r\n\r\n') }
  }
  const lastLine = () => JSON.parse(salvia.log.at(-1) ?? '{}') as Record<string, unknown>

  test('is logged without the secret of a calendar, as the same request without them is', async () => {
    const before = salvia.log.length
    for (const origin of ['', 'http://localhost', 'HTTP://elsewhere.example:80', 'http://hemligt@x']) {
      expect((await ask(`GET ${origin}/calendar/hemligt.ics`)).status).toBe(404)
      expect(lastLine()).toMatchObject({ path: '/calendar/…', status: 404 })
    }
    expect(salvia.log.slice(before).join('')).not.toContain('hemligt')
  })

  test('reaches the same call, and its answer is kept by no cache', async () => {
    const token = await salvia.signIn('chef@demo.example')
    const headers = `host: localhost\r\nauthorization: Bearer ${token}`
    for (const target of ['/api/profile', 'http://elsewhere.example/api/profile']) {
      const { status, head, body } = await ask(`GET ${target}`, headers)
      expect([status, body.includes('chef@demo.example')]).toEqual([200, true])
      expect(head).toContain('cache-control: no-store')
      expect(lastLine()).toMatchObject({ path: '/api/profile', endpoint: 'profile.get' })
    }
    const refused = await ask('GET http://localhost/api/profile')
    expect([refused.status, refused.head.includes('cache-control: no-store')]).toEqual([401, true])
  })

  test('that is none of ours is refused, and not logged as it stands', async () => {
    for (const target of ['*', 'ftp://localhost/calendar/hemligt.ics']) {
      const { status, head } = await ask(`OPTIONS ${target}`)
      expect([status, head.includes('cache-control: no-store')], target).toEqual([400, true])
      expect(lastLine()).toMatchObject({ path: '/api/unreadable', code: 'INVALID_REQUEST' })
    }
    // Node itself takes this for no request at all.
    expect((await ask('GET urn:hemligt')).status).toBe(400)
    expect(salvia.log.join('')).not.toContain('hemligt')
  })
})
