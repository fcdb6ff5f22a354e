import {
  LINK_MAIL_PAUSE_MINUTES,
  LINK_REQUESTS_PER_HOUR,
  LOCK_AFTER_WRONG_PASSWORDS,
  PASSWORD_LINK_HOURS,
} from '@salvia/core/limits'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../clock.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  employeesOf,
  endEmployments,
  removeRoles,
  setLoginMethod,
} from '../../testing/test.store.ts'

const EMAIL = 'chef@demo.example'
const NEW_PASSWORD = 'blåbär på gläntan'
let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(() => salvia.clock.advance(DAY_MS))

const ask = async (email: string, remoteAddress = '192.0.2.1') => {
  const response = await salvia.app.inject({
    method: 'POST',
    url: '/api/recoveries',
    remoteAddress,
    payload: { email },
  })
  const { code, subStatus } = response.body ? response.json<{ code?: string; subStatus?: number }>() : {}
  return { status: response.statusCode, code, subStatus }
}
const mails = () => mailsAfter(salvia, () => ask(EMAIL))
const link = async () => secretIn((await mails())[0])
const setPassword = async (token: string, password: string) => {
  const response = await salvia.call('POST', 'passwords', { token, body: { password } })
  return response.body ? response.json<{ code: string }>().code : response.statusCode
}
const signIn = async (password: string) => {
  const response = await salvia.call('POST', 'tokens', { body: { email: EMAIL, password } })
  return response.statusCode
}

describe('asking for a new password', () => {
  test('mails a link, and the audit tells of it', async () => {
    const [mail] = await mails()
    expect(mail).toMatchObject({ subject: 'Välj ett nytt lösenord', to: [{ address: EMAIL }] })
    expect(mail?.text).toMatch(/\nhttp:\/\/localhost(:\d+)?\/setPassword#[\w-]{43}\n/)
    const { id } = await accountOf(salvia.services.db, EMAIL)
    expect((await auditOf(salvia.services.db, 'password-requested')).at(-1)).toMatchObject({
      actor: null,
      object: id,
    })
  })

  test('an address that nobody has: 404', async () => {
    expect(await ask('ingen@demo.example')).toMatchObject({ status: 404, code: 'EMAIL_UNKNOWN' })
  })

  test('what is no address: 400', async () => {
    expect(await ask('chef')).toMatchObject({ status: 400, code: 'EMAIL_INCORRECT' })
  })

  test('an employee, with an account or without: only managers and HR', async () => {
    const refused = { status: 401, code: 'RECOVERY_NOT_PERMITTED', subStatus: undefined }
    expect(await ask('medarbetare@demo.example')).toEqual(refused)
    const employees = await employeesOf(salvia.services.db, '10402')
    const email = employees.at(-1)?.email ?? ''
    await expect(accountOf(salvia.services.db, email)).rejects.toThrow('no account')
    expect(await ask(email.toUpperCase())).toEqual(refused)
  })

  test('someone who has not activated: 400 with sub-status 1', async () => {
    await changeAccount(salvia.services.db, 'begransad@demo.example', { state: 'inactive' })
    const refused = { status: 400, code: 'NOT_ACTIVATED', subStatus: 1 }
    expect(await ask('begransad@demo.example')).toEqual(refused)
    await changeAccount(salvia.services.db, 'begransad@demo.example', { state: 'active' })
  })

  test('a closed account, and one without any right: 400', async () => {
    const refused = { status: 400, code: 'RECOVERY_FAILED', subStatus: undefined }
    await changeAccount(salvia.services.db, 'bestallare@demo.example', { state: 'closed' })
    expect(await ask('bestallare@demo.example')).toEqual(refused)
    await changeAccount(salvia.services.db, 'bestallare@demo.example', { state: 'active' })
    await endEmployments(salvia.services.db, 'bestallare@demo.example', salvia.clock.now())
    await removeRoles(salvia.services.db, 'bestallare@demo.example')
    expect(await ask('bestallare@demo.example')).toEqual(refused)
  })

  test('where the organisation takes no passwords: told to sign in another way', async () => {
    await setLoginMethod(salvia.services.db, '20877', 'bankid')
    expect(await ask('begransad@demo.example')).toMatchObject({ status: 401, code: 'WRONG_LOGIN_METHOD' })
    await setLoginMethod(salvia.services.db, '20877', 'password')
  })

  test('a hundred times: one mail in five minutes, and ten requests in an hour from one client', async () => {
    const statuses: number[] = []
    const sent = await mailsAfter(salvia, async () => {
      for (let time = 0; time < 100; time += 1) statuses.push((await ask(EMAIL, '198.51.100.7')).status)
    })
    expect(sent).toHaveLength(1)
    expect(statuses).toEqual([...Array(LINK_REQUESTS_PER_HOUR).fill(204), ...Array(90).fill(429)])
    expect(await ask('ingen@demo.example', '198.51.100.7')).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect((await ask(EMAIL, '198.51.100.8')).status, 'another client').toBe(204)
    salvia.clock.advance(HOUR_MS - 1)
    expect((await ask(EMAIL, '198.51.100.7')).status).toBe(429)
    salvia.clock.advance(1)
    expect((await ask(EMAIL, '198.51.100.7')).status).toBe(204)
  })

  test('ten at the same moment from each of two clients: exactly ten each are let through', async () => {
    const clients = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
    const all = await Promise.all(
      clients.flatMap(client => Array.from({ length: LINK_REQUESTS_PER_HOUR }, () => ask(EMAIL, client))),
    )
    const through = all.filter(({ status }) => status === 204)
    expect(through, 'the first two are one network').toHaveLength(2 * LINK_REQUESTS_PER_HOUR)
  })
})

describe('a link', () => {
  test('sets the password, ends the lock and every session, and tells the owner', async () => {
    await salvia.runJobs()
    const token = await salvia.signIn(EMAIL)
    for (let time = 0; time < LOCK_AFTER_WRONG_PASSWORDS; time += 1) await signIn('Fel-losenord-1')
    expect(await signIn(DEMO_PASSWORD)).toBe(401)
    const secret = await link()
    const [notice] = await mailsAfter(salvia, async () => {
      expect(await setPassword(secret, NEW_PASSWORD)).toBe(204)
    })
    expect(notice).toMatchObject({ subject: 'Ditt lösenord är ändrat', to: [{ address: EMAIL }] })
    expect((await salvia.call('GET', 'profile', { token })).statusCode).toBe(498)
    expect([await signIn(DEMO_PASSWORD), await signIn(NEW_PASSWORD)]).toEqual([401, 200])
    const { id } = await accountOf(salvia.services.db, EMAIL)
    expect(await auditOf(salvia.services.db, 'password-set')).toMatchObject([{ actor: id, object: id }])
  })

  test('ends a session that is going on, too', async () => {
    const token = await salvia.signIn(EMAIL, NEW_PASSWORD)
    expect(await setPassword(await link(), NEW_PASSWORD)).toBe(204)
    expect((await salvia.call('GET', 'profile', { token })).statusCode).toBe(498)
  })

  test('is good for one time', async () => {
    const secret = await link()
    expect(await setPassword(secret, NEW_PASSWORD)).toBe(204)
    expect(await setPassword(secret, NEW_PASSWORD)).toBe('LINK_EXPIRED')
  })

  test('of two at the same moment one is used', async () => {
    const secret = await link()
    const both = await Promise.all([setPassword(secret, NEW_PASSWORD), setPassword(secret, NEW_PASSWORD)])
    expect(both.map(String).sort()).toEqual(['204', 'LINK_EXPIRED'])
  })

  test('is valid for a day, to the last moment', async () => {
    const first = await link()
    salvia.clock.advance(PASSWORD_LINK_HOURS * HOUR_MS)
    expect(await setPassword(first, NEW_PASSWORD)).toBe(204)
    const second = await link()
    salvia.clock.advance(PASSWORD_LINK_HOURS * HOUR_MS + 1)
    const response = await salvia.call('POST', 'passwords', {
      token: second,
      body: { password: NEW_PASSWORD },
    })
    expect(response.json()).toMatchObject({ status: 498, code: 'LINK_EXPIRED' })
  })

  test('is replaced by a newer one', async () => {
    const older = await link()
    salvia.clock.advance(LINK_MAIL_PAUSE_MINUTES * MINUTE_MS)
    const newer = await link()
    expect(await setPassword(older, NEW_PASSWORD)).toBe('LINK_EXPIRED')
    expect(await setPassword(newer, NEW_PASSWORD)).toBe(204)
  })

  test('opens nothing for an account that has been closed since', async () => {
    const secret = await link()
    await changeAccount(salvia.services.db, EMAIL, { state: 'closed' })
    expect(await setPassword(secret, NEW_PASSWORD)).toBe('LINK_EXPIRED')
    await changeAccount(salvia.services.db, EMAIL, { state: 'active' })
  })

  test('that is missing, invented or for something else is not the right one', async () => {
    expect(await setPassword('', NEW_PASSWORD)).toBe('LINK_INCORRECT')
    expect(await setPassword('A'.repeat(43), NEW_PASSWORD)).toBe('LINK_INCORRECT')
    expect((await salvia.call('POST', 'accounts', { token: await link() })).json()).toMatchObject({
      code: 'ACTIVATION_FAILED',
    })
  })
})

describe('a password', () => {
  const demo = 'hr@demo.example'
  let secret: string
  beforeAll(async () => {
    const [mail] = await mailsAfter(salvia, () => ask(demo))
    secret = secretIn(mail)
  })
  beforeEach(() => salvia.clock.advance(-DAY_MS))

  test.each([
    ['of 7 characters', 'sju sju', 'PASSWORD_TOO_SHORT'],
    ['of 7 emoji', '🐟'.repeat(7), 'PASSWORD_TOO_SHORT'],
    ['of 257 characters', 'x'.repeat(257), 'PASSWORD_TOO_LONG'],
    ['of 1,000 characters', 'lång'.repeat(250), 'PASSWORD_TOO_LONG'],
    ['that many have', 'Password', 'PASSWORD_TOO_COMMON'],
    ['that many here have', 'Sommar2026!', 'PASSWORD_TOO_COMMON'],
    ['of one character', 'åååååååå', 'PASSWORD_TOO_COMMON'],
    ['that is the address', 'HR@demo.example', 'PASSWORD_IS_EMAIL'],
    ['with a NUL', 'med nul\0 i', 'INVALID_REQUEST'],
  ])('%s is refused, and the link stays good', async (_, password, code) => {
    expect(await setPassword(secret, password)).toBe(code)
  })

  test.each([
    ['8 characters', 'åtta tkn'],
    ['256 characters', 'abcdefgh'.repeat(32)],
    ['spaces at its ends', '  mellanslag i kanten '],
    ['emoji', '🐟🦀🐙🦑🐡🐠🦐🦞'],
  ])('with %s is taken as it is', async (_, password) => {
    salvia.clock.advance(DAY_MS)
    const [mail] = await mailsAfter(salvia, () => ask(demo))
    expect(await setPassword(secretIn(mail), password)).toBe(204)
    const response = await salvia.call('POST', 'tokens', { body: { email: demo, password } })
    expect(response.statusCode).toBe(200)
    const trimmed = await salvia.call('POST', 'tokens', { body: { email: demo, password: ` ${password}` } })
    expect(trimmed.statusCode).not.toBe(200)
  })
})
