import type { SessionAnswer } from '@salvia/core/auth'
import type { Profile } from '@salvia/core/profile'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SsoRealmSettings } from '../../adapters/sso/sso-realm.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { openProvider, type TestProvider } from '../../testing/openid.ts'
import { SsoBrowser } from '../../testing/sso-browser.ts'
import {
  accountOf,
  changeAccount,
  fileRoleAt,
  giveRoles,
  removeRoles,
  sessionsOf,
} from '../../testing/test.store.ts'
import { replaceRealms } from './sso.store.ts'

const HR = 'hr@demo.example'
const REALMS = ['acme', 'narrow', 'everyone'] as const

const OWN: Readonly<Record<(typeof REALMS)[number], Partial<SsoRealmSettings>>> = {
  acme: {},
  narrow: { clientNumbers: ['10401'] },
  everyone: { clientNumbers: ['*'] },
}

let salvia: TestApp
let provider: TestProvider
beforeAll(async () => {
  salvia = await openTestApp()
  provider = await openProvider({ origin: 'http://localhost', realms: REALMS })
  await replaceRealms(salvia.services.db, REALMS.map(realmOf))
  provider.add('hr', { email: HR, email_verified: true })
})
afterAll(async () => {
  await provider.close()
  await salvia.close()
})

const realmOf = (realm: (typeof REALMS)[number]) => provider.realm({ realm, ...OWN[realm] })
const browserOf = () => new SsoBrowser(salvia, provider)
const told = ({ statusCode, headers }: LightMyRequestResponse) => [statusCode, headers.location]

describe('the realm of a session', () => {
  const asked = ({ hints, cookies }: SsoBrowser) => ({
    token: hints.accessToken ?? '',
    headers: { cookie: `wp_fp=${cookies.get('wp_fp')}` },
  })
  const selectable = async (browser: SsoBrowser) => {
    const profile = (await salvia.call('GET', 'profile', asked(browser))).json<Profile>()
    return profile.companies.filter(company => company.selectable).map(({ clientNumber }) => clientNumber)
  }
  const opens = async (browser: SsoBrowser, clientNumber: string) =>
    (await salvia.call('GET', `profile/${clientNumber}`, asked(browser))).statusCode

  test('opens its companies alone, however many others the account has', async () => {
    const browser = browserOf()
    expect(told(await browser.signIn('narrow', 'hr'))).toEqual([302, '/sso/narrow'])
    expect(await selectable(browser)).toEqual(['10401'])
    expect([await opens(browser, '10401'), await opens(browser, '10402')]).toEqual([200, 404])
    const wide = browserOf()
    await wide.signIn('acme', 'hr')
    expect(await selectable(wide)).toEqual(['10401', '10402', '10403'])
  })

  test('is asked at each call: a company that the realm no longer speaks for is shut at once', async () => {
    const { db } = salvia.services
    const browser = browserOf()
    await browser.signIn('acme', 'hr')
    expect(await opens(browser, '10402')).toBe(200)
    const others = REALMS.map(realmOf)
    const [acme, ...rest] = others
    if (!acme) expect.fail('no realm')
    await replaceRealms(db, [{ ...acme, clientNumbers: ['10401'] }, ...rest])
    expect([await opens(browser, '10401'), await opens(browser, '10402')]).toEqual([200, 404])
    await replaceRealms(db, rest)
    expect(await opens(browser, '10401'), 'without the realm').toBe(498)
    await replaceRealms(db, others)
  })

  test('a role that is imported at another customer ends no sign-in, and opens nothing there', async () => {
    const { db } = salvia.services
    const browser = browserOf()
    await browser.signIn('acme', 'hr')
    const { id } = await accountOf(db, HR)
    const role = await fileRoleAt(db, id, '20877')
    expect([await opens(browser, '10401'), await opens(browser, '20877')]).toEqual([200, 404])
    const again = browserOf()
    expect(told(await again.signIn('acme', 'hr'))).toEqual([302, '/sso/acme'])
    expect(await selectable(again)).toEqual(['10401', '10402', '10403'])
    await role.takeAway()
  })

  test('without a right at its companies ends, whatever roles the account has elsewhere', async () => {
    const { db } = salvia.services
    const browser = browserOf()
    await browser.signIn('narrow', 'hr')
    const { id } = await accountOf(db, HR)
    const role = await fileRoleAt(db, id, '20877')
    const roles = await removeRoles(db, HR)
    await fileRoleAt(db, id, '20877')
    expect(await opens(browser, '10401')).toBe(498)
    await giveRoles(
      db,
      roles.filter(({ source }) => source === 'provider'),
    )
    await role.takeAway()
    expect(await opens(browser, '10401')).toBe(200)
  })

  test('sees and ends the sessions of its realm alone; a session that shows BankID or a password sees all', async () => {
    const elsewhere = await salvia.signIn(HR)
    const [browser, other, wide] = [browserOf(), browserOf(), browserOf()]
    await browser.signIn('narrow', 'hr')
    await other.signIn('narrow', 'hr')
    await wide.signIn('everyone', 'hr')
    const methods = async (call: Parameters<TestApp['call']>[2]) => {
      const list = await salvia.call('GET', 'profile/sessions', call)
      return list.json<{ items: { id: string; method: string }[] }>().items
    }
    const own = await methods(asked(browser))
    expect(new Set(own.map(({ method }) => method))).toEqual(new Set(['sso']))
    const all = await methods({ token: elsewhere })
    expect(all.length).toBeGreaterThan(own.length)
    expect(await methods(asked(wide))).toHaveLength(all.length)
    const [password] = all.filter(({ method }) => method === 'password')
    const end = await salvia.call('DELETE', `profile/sessions/${password?.id}`, asked(browser))
    expect(end.statusCode).toBe(404)
    expect((await salvia.call('DELETE', 'profile/sessions/others', asked(browser))).statusCode).toBe(204)
    expect(await opens(other, '10401')).toBe(498)
    expect((await salvia.call('GET', 'profile', { token: elsewhere })).statusCode).toBe(200)
    expect(await opens(wide, '10402')).toBe(200)
  })

  test('chooses no first password: it would open companies that the realm does not speak for', async () => {
    const { db } = salvia.services
    const { passwordHash } = await accountOf(db, HR)
    await changeAccount(db, HR, { passwordHash: null })
    const [narrow, everyone] = [browserOf(), browserOf()]
    await narrow.signIn('narrow', 'hr')
    await everyone.signIn('everyone', 'hr')
    const body = { currentPassword: null, newPassword: 'blåbär på gläntan' }
    const choose = async (browser: SsoBrowser) =>
      (await salvia.call('POST', 'profile/password', { ...asked(browser), body })).statusCode
    expect(await choose(narrow)).toBe(401)
    const signIn = await salvia.call('POST', 'tokens', { body: { email: HR, password: body.newPassword } })
    expect(signIn.statusCode).toBe(401)
    const { password } = (await salvia.call('GET', 'profile', asked(narrow))).json<Profile>()
    expect(password).toBe('none')
    expect(await choose(everyone)).toBe(200)
    await changeAccount(db, HR, { passwordHash })
  })

  test('that came by an activation is the realm’s too, and signs out there', async () => {
    const { db } = salvia.services
    const { id } = await accountOf(db, HR)
    await changeAccount(db, HR, { state: 'inactive' })
    const browser = browserOf()
    await browser.signIn('narrow', 'hr')
    const { activationToken: token = '' } = browser.hints
    const portal = { 'x-salvia-client': 'portal' }
    const activated = await salvia.call('POST', 'accounts', { token, headers: portal })
    expect(activated.json()).toMatchObject({ authMethod: 'sso' })
    const open = activated.json<SessionAnswer>().companies.filter(company => company.selectable)
    expect(open.map(({ clientNumber }) => clientNumber)).toEqual(['10401'])
    const session = (await sessionsOf(db, HR)).find(
      ({ realm, revokedAt }) => realm === 'narrow' && !revokedAt,
    )
    expect(session).toMatchObject({ accountId: id, method: 'sso' })
    expect(activated.cookies.find(({ name }) => name === 'wp_sso_out')?.value).toMatch(/^narrow\./)
  })
})
