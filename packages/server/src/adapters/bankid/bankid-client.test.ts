import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OwnAddress } from '../../process/own-address.ts'
import { type AuthRequest, openBankIdClient } from './bankid-client.ts'
import type { BankIdSettings } from './bankid-settings.ts'

/** Certificates made for these tests. They give access to nothing. */
const file = (name: string) => fileURLToPath(new URL(`test-certificates/${name}`, import.meta.url))
const REQUEST: AuthRequest = {
  endUserIp: '192.0.2.1',
  returnRisk: true,
  userVisibleData: 'SGVq',
  userVisibleDataFormat: 'plaintext',
  web: { deviceIdentifier: 'd', referringDomain: 'portal.example', userAgent: 'u' },
  requirement: { risk: 'low' },
}
const ORDER = { orderRef: 'o-1', autoStartToken: 'a-1', qrStartToken: 'q-1', qrStartSecret: 's-1' }

/** A provider that accepts only the test party's certificate, and records the requests. */
let provider: Server
let address: string
const asked: { path: string | undefined; party: string; body: unknown }[] = []
beforeAll(async () => {
  provider = createServer(
    {
      cert: readFileSync(file('provider.pem')),
      key: readFileSync(file('provider.key')),
      ca: readFileSync(file('authority.pem')),
      requestCert: true,
      rejectUnauthorized: true,
    },
    async (request, response) => {
      let text = ''
      for await (const part of request) text += part
      const { subject } = (request.socket as TLSSocket).getPeerCertificate()
      asked.push({ path: request.url, party: String(subject.CN), body: JSON.parse(text) })
      response.setHeader('content-type', 'application/json;charset=UTF-8').end(JSON.stringify(ORDER))
    },
  )
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve))
  address = `https://127.0.0.1:${(provider.address() as AddressInfo).port}/rp/v6.0/`
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  asked.length = 0
})

const party = {
  kind: 'provider',
  certificateFile: file('party.pem'),
  keyFile: file('party.key'),
  authorityFile: file('authority.pem'),
  passphrase: 'passphrase',
} as const
const faults: string[] = []
const open = (settings: BankIdSettings, ownAddress = new OwnAddress()) =>
  openBankIdClient({
    settings,
    ownAddress,
    onFault: ({ call, reason }) => void faults.push(`${call}: ${reason}`),
    patience: { authMs: 30_000, collectMs: 30_000, cancelMs: 30_000, restMs: 0 },
  })

describe('with the organisation’s certificate', () => {
  test('an order is begun, with everything that was asked for', async () => {
    const client = await open({ ...party, address })
    expect(await client.auth(REQUEST)).toEqual({ kind: 'begun', ...ORDER })
    expect(asked).toEqual([{ path: '/rp/v6.0/auth', party: 'Salvia test party', body: REQUEST }])
  })

  test('a provider whose certificate someone else issued is told nothing', async () => {
    const client = await open({ ...party, address, authorityFile: file('other-authority.pem') })
    expect(await client.auth(REQUEST)).toEqual({ kind: 'nonsense' })
    expect(await client.cancel('o-1')).toBe(false)
    expect(asked).toEqual([])
    expect(faults.at(-1)).toMatch(/^cancel: .*certificate/)
  })

  test.each([
    ['missing', { keyFile: file('none.key') }, 'ENOENT'],
    ['locked with another passphrase', { passphrase: 'another' }, 'decrypt'],
    ['another’s', { keyFile: file('provider.key') }, 'key values mismatch'],
    ['no certificate', { certificateFile: fileURLToPath(import.meta.url) }, 'PEM'],
  ])('files stop the start with a sentence where one is %s', async (_, change, reason) => {
    const opening = open({ ...party, address, ...change })
    await expect(opening).rejects.toThrow(reason)
    await expect(opening).rejects.toThrow(/^Salvia cannot start: .* Check SALVIA_BANKID_CERTIFICATE/)
  })
})

test('without it the provider refuses', async () => {
  const client = await open({ kind: 'simulator', address })
  expect((await client.auth(REQUEST)).kind).not.toBe('begun')
  expect(asked).toEqual([])
})

describe('without an address', () => {
  test.each([{ kind: 'off' }, { kind: 'simulator', address: undefined }] as const)(
    '$kind: closed',
    async settings => {
      const client = await open(settings)
      expect(await client.auth(REQUEST)).toEqual({ kind: 'closed' })
      expect(await client.collect('o-1')).toEqual({ kind: 'closed' })
    },
  )
})

test.each([
  [{ address: '127.0.0.1', family: 'IPv4', port: 4000 }, 'http://127.0.0.1:4000'],
  [{ address: '::1', family: 'IPv6', port: 4000 }, 'http://[::1]:4000'],
  [{ address: '::', family: 'IPv6', port: 80 }, 'http://localhost:80'],
  [{ address: '0.0.0.0', family: 'IPv4', port: 4000 }, 'http://localhost:4000'],
])('a server that listens at %o is reached at %s', (listened, origin) => {
  const own = new OwnAddress()
  expect(own.origin).toBeUndefined()
  own.listensAt(listened)
  expect(own.origin).toBe(origin)
})
