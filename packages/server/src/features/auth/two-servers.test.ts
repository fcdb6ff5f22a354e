import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onPostgres, openBeside, openTestApp, postgresUrlOf, type TestApp } from '../../testing/index.ts'
import { SERVER_PROCESS_TEST_MS, startServerProcess } from '../../testing/server-process.ts'

const PORTAL = { 'x-salvia-client': 'portal' }
let first: TestApp
let second: TestApp
beforeAll(async () => {
  first = await openTestApp()
  second = await openBeside(first)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const statuses = (path: string, token: string, cookie = '') =>
  Promise.all(
    [first, second].map(async server => {
      const response = await server.call('GET', path, { token, headers: { cookie } })
      return response.statusCode
    }),
  )

test('signed in at one server one goes on at the other, and signed out at the other is refused by both', async () => {
  const token = await first.signIn('hr@demo.example')
  expect(await statuses('profile/10401', token)).toEqual([200, 200])
  const renewal = await second.call('POST', 'tokens/renewals', { token })
  const { accessToken } = renewal.json<{ accessToken: string }>()
  expect(await statuses('personnel-files/10401', accessToken)).toEqual([200, 200])
  expect((await second.call('DELETE', 'tokens', { token: accessToken })).statusCode).toBe(204)
  expect(await statuses('profile', token)).toEqual([498, 498])
  expect(await statuses('profile', accessToken)).toEqual([498, 498])
})

test('the browser of the portal is known by both', async () => {
  const body = { email: 'chef@demo.example', password: 'Salvia-demo-1' }
  const response = await first.call('POST', 'tokens', { body, headers: PORTAL })
  const { accessToken } = response.json<{ accessToken: string }>()
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(await statuses('profile', accessToken, cookie)).toEqual([200, 200])
  expect(await statuses('profile', accessToken)).toEqual([498, 498])
})

test('a machine token that one server made and the other revoked is refused by both', async () => {
  const token = await first.signIn('hr@demo.example')
  const body = { name: 'natt', grants: ['personnel-file'] }
  const made = (await first.call('POST', 'machine-tokens/10401', { token, body })).json<{
    id: string
    token: string
  }>()
  expect(await statuses('personnel-files/10401', made.token)).toEqual([200, 200])
  expect((await second.call('DELETE', `machine-tokens/10401/${made.id}`, { token })).statusCode).toBe(204)
  expect(await statuses('personnel-files/10401', made.token)).toEqual([498, 498])
})

test('a password changed at one server ends every other session at both', async () => {
  const [token, other] = [await first.signIn('chef@demo.example'), await second.signIn('chef@demo.example')]
  const body = { currentPassword: 'Salvia-demo-1', newPassword: 'blåbär på gläntan' }
  const changed = await first.call('POST', 'profile/password', { token, body })
  expect(await statuses('profile', changed.json<{ accessToken: string }>().accessToken)).toEqual([200, 200])
  expect(await statuses('profile', token)).toEqual([498, 498])
  expect(await statuses('profile', other)).toEqual([498, 498])
})

test('a session ended from another one at the other server is refused by both', async () => {
  const [token, other] = [await first.signIn('hr@demo.example'), await first.signIn('hr@demo.example')]
  const { items } = (await first.call('GET', 'profile/sessions', { token: other })).json<{
    items: { id: string; isThis: boolean }[]
  }>()
  const id = items.find(({ isThis }) => isThis)?.id
  expect(await statuses('profile', other)).toEqual([200, 200])
  expect((await second.call('DELETE', `profile/sessions/${id}`, { token })).statusCode).toBe(204)
  expect(await statuses('profile', other)).toEqual([498, 498])
  const third = await first.signIn('hr@demo.example')
  expect((await second.call('DELETE', 'profile/sessions/others', { token })).statusCode).toBe(204)
  expect(await statuses('profile', third)).toEqual([498, 498])
  expect(await statuses('profile', token)).toEqual([200, 200])
})

test('a write repeated at the other server with its key is one write', async () => {
  const token = await first.signIn('hr@demo.example')
  const sent = {
    token,
    body: { name: 'tvilling', grants: ['invoices'] },
    headers: { 'idempotency-key': 'the-key-of-a-script' },
  }
  const answers = await Promise.all(
    [first, second].map(server => server.call('POST', 'machine-tokens/10401', sent)),
  )
  const made = answers
    .filter(({ statusCode }) => statusCode === 200)
    .map(answer => answer.json<{ id: string }>().id)
  const again = (await second.call('POST', 'machine-tokens/10401', sent)).json<{ id: string }>()
  expect(new Set([...made, again.id]).size).toBe(1)
})

// Several processes can share a database only if it is PostgreSQL.
onPostgres(() => {
  test('so it is with two processes: sessions and the lock are those of both', {
    timeout: SERVER_PROCESS_TEST_MS,
  }, async () => {
    const databaseUrl = postgresUrlOf(first.database)
    const processes = await Promise.all(
      ['one', 'other'].map(name => startServerProcess(databaseUrl, join(first.folder, name))),
    )
    const [one, other] = processes.map(({ url }) => url) as [string, string]
    const signIn = (url: string, email: string, password: string) =>
      fetch(`${url}/api/tokens`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
    const profile = async (url: string, token: string) =>
      (await fetch(`${url}/api/profile`, { headers: { Authorization: `Bearer ${token}` } })).status
    try {
      const signedIn = await signIn(one, 'bestallare@demo.example', 'Salvia-demo-1')
      const { accessToken } = (await signedIn.json()) as { accessToken: string }
      expect(await profile(other, accessToken)).toBe(200)
      const headers = { Authorization: `Bearer ${accessToken}` }
      expect((await fetch(`${other}/api/tokens`, { method: 'DELETE', headers })).status).toBe(204)
      expect([await profile(one, accessToken), await profile(other, accessToken)]).toEqual([498, 498])

      const [kept, thrownOut] = await Promise.all(
        [one, other].map(async url => {
          const response = await signIn(url, 'bestallare@demo.example', 'Salvia-demo-1')
          return ((await response.json()) as { accessToken: string }).accessToken
        }),
      )
      const ended = await fetch(`${one}/api/profile/sessions/others`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${kept}` },
      })
      expect(ended.status).toBe(204)
      expect(await profile(other, thrownOut ?? '')).toBe(498)
      expect(await profile(other, kept ?? '')).toBe(200)

      const codes: unknown[] = []
      for (const url of [one, other, one, other, one, other]) {
        const refused = await signIn(url, 'begransad@demo.example', 'fel')
        codes.push(((await refused.json()) as { code: string }).code)
      }
      expect(codes).toEqual([...Array(4).fill('SIGN_IN_FAILED'), 'ACCOUNT_LOCKED', 'ACCOUNT_LOCKED'])
      const right = await signIn(one, 'begransad@demo.example', 'Salvia-demo-1')
      expect(await right.json()).toMatchObject({ code: 'ACCOUNT_LOCKED' })
    } finally {
      await Promise.all(processes.map(server => server.stop()))
    }
  })
})
