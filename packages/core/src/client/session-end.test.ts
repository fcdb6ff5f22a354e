import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { contract } from '../api/index.ts'
import type { ErrorCode } from '../error-catalogue/index.ts'
import { createClient } from './create-client.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A server that refuses every call; with `hold` only after `release` was called. */
async function refusing(status: number, code: string, { hold = false } = {}) {
  const waiting: (() => void)[] = []
  let calls = 0
  const server = createServer((_request, response: ServerResponse) => {
    calls += 1
    const refuse = () => {
      response.writeHead(status, { 'Content-Type': 'application/problem+json' })
      response.end(JSON.stringify({ status, code, title: '', traceId: 't' }))
    }
    if (hold) waiting.push(refuse)
    else refuse()
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  let token: string | undefined = 'first'
  const ended: ErrorCode[] = []
  const client = createClient(contract, {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`,
    fetch,
    token: () => token,
    locale: () => 'sv',
    onTokenExpired: code => {
      ended.push(code)
      token = undefined
    },
  })
  return {
    client,
    ended,
    calls: () => calls,
    signIn: (next: string | undefined) => {
      token = next
    },
    release: async (count: number) => {
      while (waiting.length < count) await new Promise(resolve => setTimeout(resolve, 5))
      for (const refuse of waiting.splice(0)) refuse()
    },
  }
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

test('twelve refused calls at once, an upload and a download among them, end the session once', async () => {
  const { client, ended, release } = await refusing(498, 'SIGNED_OUT', { hold: true })
  const params = { clientNumber: '20001' }
  const form = new FormData()
  form.append('file', new Blob(['a;b']), 'a.csv')
  const calls = [
    client.personnelFile.attach({ params, body: form }),
    client.personnelFile.downloadTemplate({ params: { ...params, type: 'csv' } }),
    client.followLink('personnel-files/20001/x/original'),
    ...Array.from({ length: 9 }, () => client.profile.get()),
  ].map(codeOf)
  await release(12)
  expect(await Promise.all(calls)).toEqual(calls.map(() => 'SIGNED_OUT'))
  expect(ended).toEqual(['SIGNED_OUT'])
})

test('calls that follow without a token are not sent and tell nothing more', async () => {
  const { client, ended, calls } = await refusing(498, 'SIGNED_OUT')
  await codeOf(client.profile.get())
  expect(await codeOf(client.profile.get())).toBe('SIGNED_OUT')
  expect(await codeOf(client.followLink('x'))).toBe('SIGNED_OUT')
  expect([ended.length, calls()]).toEqual([1, 1])
})

test('a call without a token signs out without being sent; a sign-in is sent', async () => {
  const { client, ended, calls, signIn } = await refusing(401, 'SIGN_IN_FAILED')
  signIn(undefined)
  expect(await codeOf(client.profile.get())).toBe('SIGNED_OUT')
  expect([ended.length, calls()]).toEqual([1, 0])
  expect(await codeOf(client.auth.signIn({ body: { email: 'bo@exempel.se', password: 'x' } }))).toBe(
    'SIGN_IN_FAILED',
  )
  expect([ended.length, calls()]).toEqual([1, 1])
})

test('the next session ends on its own', async () => {
  const { client, ended, signIn } = await refusing(498, 'SIGNED_OUT')
  await codeOf(client.profile.get())
  signIn('second')
  await codeOf(client.profile.get())
  expect(ended).toHaveLength(2)
})

test('a late refusal of a token that was replaced does not end the new session', async () => {
  const { client, ended, signIn, release } = await refusing(498, 'SIGNED_OUT', { hold: true })
  const late = codeOf(client.profile.get())
  signIn('second')
  await release(1)
  expect(await late).toBe('SIGNED_OUT')
  expect(ended).toEqual([])
})

test('a 401 outside the sign-in calls is a 498', async () => {
  const { client, ended } = await refusing(401, 'NOT_SIGNED_IN')
  expect(await codeOf(client.profile.get())).toBe('SIGNED_OUT')
  expect(ended).toEqual(['SIGNED_OUT'])
})

test('a 401 that the call itself declares belongs to signing in', async () => {
  const { client, ended } = await refusing(401, 'WRONG_LOGIN_METHOD')
  expect(await codeOf(client.companies.select({ params: { companyId: '20001' } }))).toBe('WRONG_LOGIN_METHOD')
  expect(ended).toEqual([])
})

test('a link that is too old ends no session', async () => {
  const { client, ended } = await refusing(498, 'LINK_EXPIRED')
  await codeOf(client.profile.get())
  expect(ended).toEqual([])
})
