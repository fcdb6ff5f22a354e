/// <reference path="./oidc-provider.d.ts" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'
import type { SsoRealmSettings } from '../adapters/sso/sso-realm.ts'

const CLIENT = { clientId: 'salvia', clientSecret: 'a-secret-of-the-test-alone-32-chars' } as const

/** An OpenID Connect provider that runs for a test, with people whom the test adds. */
export interface TestProvider {
  readonly issuer: string
  /** Adds a person. `claims` are added to the person's `sub`. */
  add(sub: string, claims: Readonly<Record<string, unknown>>): void
  /** A realm of this provider. */
  realm(facts: Partial<SsoRealmSettings> & { readonly realm: string }): SsoRealmSettings
  /**
   * Goes through the provider's pages from an address, as a browser would. Returns the address that it redirects back
   * to.
   */
  signIn(address: string, sub: string): Promise<URL>
  close(): Promise<void>
}

/** @param portal address of the portal that the provider redirects back to, and its realms there */
export async function openProvider(portal: {
  readonly origin: string
  readonly realms: readonly string[]
}): Promise<TestProvider> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const people = new Map<string, Readonly<Record<string, unknown>>>()
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: portal.realms.map(realm => `${portal.origin}/api/sso/${realm}/callback`),
        post_logout_redirect_uris: [`${portal.origin}/api/sso/logout`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['identity_number', 'sid_number'],
    },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    cookies: { keys: ['a key of the test alone'] },
  })
  const answer = provider.callback()
  server.on('request', answer)
  return {
    issuer,
    add: (sub, claims) => void people.set(sub, claims),
    realm: facts => ({
      issuer,
      ...CLIENT,
      claim: 'email',
      claimHolds: 'email',
      emailIsVerified: false,
      clientNumbers: ['10401', '10402', '10403'],
      ...facts,
    }),
    signIn: (address, sub) => walk(issuer, address, sub),
    async close() {
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}

/** Follows the provider's redirects and submits its forms, with its cookies, until a redirect leaves the provider. */
async function walk(issuer: string, from: string, sub: string): Promise<URL> {
  const cookies = new Map<string, string>()
  const open = async (address: URL, form?: Record<string, string>): Promise<URL> => {
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    return new URL(next, issuer)
  }
  let at = await open(new URL(from))
  for (const prompt of ['login', 'consent'] as const) {
    if (!at.pathname.startsWith('/interaction/')) continue
    at = await open(at, { prompt, login: sub, password: 'any' })
    at = await open(at)
  }
  return at
}
