import { FRESH_SIGN_IN_MINUTES, LOCK_AFTER_WRONG_PASSWORDS } from '@salvia/core/limits'
import { addElapsed, type Instant, instantOf } from '@salvia/core/primitives'
import type { Profile } from '@salvia/core/profile'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signAccessToken } from '../../access/access-token.ts'
import { openSession } from '../../access/sessions.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, setLoginMethod } from '../../testing/test.store.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp({ settings: { analyticsUrl: 'https://piwik.example/' } })
})
afterAll(() => salvia.close())

describe('own details', () => {
  let token: string
  beforeAll(async () => {
    token = await salvia.signIn('chef@demo.example')
  })
  const change = async (body: object) => {
    const response = await salvia.call('PATCH', 'profile', { token, body })
    const kept = (await salvia.call('GET', 'profile', { token })).json<Profile>()
    return { response, kept, answered: response.json<Profile & { code?: string }>() }
  }

  test('what is sent is changed, and the rest stays', async () => {
    const { answered, kept } = await change({ first_name: ' Mia ', work_phone: '08-123 45 67' })
    expect(answered).toMatchObject({ firstName: 'Mia', lastName: 'Dahlström', workPhone: '081234567' })
    expect(kept).toEqual(answered)
    expect((await auditOf(salvia.services.db, 'profile-changed')).at(-1)).toMatchObject({
      object: 'first_name work_phone',
    })
  })

  test('settings are kept one by one', async () => {
    await change({ appearance: 'dark', shortcuts: true })
    const { kept } = await change({ denseTables: true, language: 'en', servicePreview: 'new' })
    expect(kept.settings).toEqual({
      language: 'en',
      appearance: 'dark',
      denseTables: true,
      shortcuts: true,
      servicePreview: 'new',
    })
    expect((await change({ appearance: 'system', language: 'sv' })).kept.settings).toMatchObject({
      appearance: 'system',
      denseTables: true,
    })
  })

  test("a case worker's are changed alike, without a company", async () => {
    const own = await salvia.signIn('handlaggare@demo.example')
    const body = { first_name: 'Maj', language: 'en', appearance: 'dark' }
    const response = await salvia.call('PATCH', 'profile', { token: own, body })
    expect(response.json()).toMatchObject({
      firstName: 'Maj',
      isCaseWorker: true,
      companies: [],
      password: 'set',
      settings: { language: 'en', appearance: 'dark' },
    })
    expect((await salvia.call('GET', 'profile/sessions', { token: own })).statusCode).toBe(200)
  })

  test('an empty number is none', async () => {
    expect((await change({ work_phone: ' ' })).kept.workPhone).toBeNull()
  })

  test.each([
    [{ first_name: '  ' }, 'FIRST_NAME_MISSING'],
    [{ last_name: '' }, 'LAST_NAME_MISSING'],
    [{ last_name: 'x'.repeat(101) }, 'NAME_TOO_LONG'],
    [{ work_phone: '12345' }, 'WORK_PHONE_INCORRECT'],
    [{ language: 'no' }, 'INVALID_REQUEST'],
    [{ email: 'annan@demo.example' }, 'INVALID_REQUEST'],
    [{ isCaseWorker: true }, 'INVALID_REQUEST'],
  ])('%j is refused, and nothing changes', async (body, code) => {
    const before = (await change({})).kept
    const { response, answered, kept } = await change(body)
    expect([response.statusCode, answered.code]).toEqual([400, code])
    expect(kept).toEqual(before)
  })
})

describe('consents', () => {
  test('are needed until they are answered, and can be answered anew', async () => {
    const token = await salvia.signIn('hr@demo.example')
    const answer = async (isGiven: boolean) => {
      const body = { name: 'analytics', isGiven }
      return (await salvia.call('POST', 'profile/consents', { token, body })).json<object>()
    }
    const consent = async () => (await salvia.call('GET', 'profile', { token })).json<Profile>().consent
    expect(await consent()).toEqual({ given: [], needed: ['analytics'], declined: [] })
    expect(await answer(true)).toEqual({ given: ['analytics'], needed: [], declined: [] })
    expect(await answer(false)).toEqual({ given: [], needed: [], declined: ['analytics'] })
    expect(await consent()).toEqual({ given: [], needed: [], declined: ['analytics'] })
    expect(await auditOf(salvia.services.db, 'consent-given')).toMatchObject([{ object: 'analytics' }])
    expect(await auditOf(salvia.services.db, 'consent-refused')).toHaveLength(1)
    const other = await salvia.call('POST', 'profile/consents', { token, body: { name: 'x', isGiven: true } })
    expect(other.statusCode).toBe(400)
  })

  test('are needed again when the answer is older than twelve months', async () => {
    const answered = salvia.clock.now()
    const token = await salvia.signIn('chef@demo.example')
    await salvia.call('POST', 'profile/consents', { token, body: { name: 'analytics', isGiven: true } })
    const consentAt = async (time: Instant) => {
      salvia.clock.set(time)
      const later = await salvia.signIn('chef@demo.example')
      return (await salvia.call('GET', 'profile', { token: later })).json<Profile>().consent
    }
    const anniversary = instantOf(answered.replace('2026', '2027'))
    expect(await consentAt(anniversary)).toMatchObject({ given: ['analytics'], needed: [] })
    const after = addElapsed(anniversary, { milliseconds: 1 })
    expect(await consentAt(after)).toEqual({ given: [], needed: ['analytics'], declined: [] })
    salvia.clock.set(answered)
  })
})

describe('the own password', () => {
  const EMAIL = 'begransad@demo.example'
  const NEW_PASSWORD = 'blåbär på gläntan'
  const change = async (token: string, currentPassword: string | null, newPassword: string, headers = {}) => {
    const body = { currentPassword, newPassword }
    return salvia.call('POST', 'profile/password', { token, body, headers })
  }
  const status = async (token: string, headers = {}) =>
    (await salvia.call('GET', 'profile', { token, headers })).statusCode

  test('changes, and this session alone goes on, with a new token in the same browser', async () => {
    const other = await salvia.signIn(EMAIL)
    const portal = { 'x-salvia-client': 'portal' }
    const signedIn = await salvia.call('POST', 'tokens', {
      body: { email: EMAIL, password: DEMO_PASSWORD },
      headers: portal,
    })
    const cookie = { cookie: String(signedIn.headers['set-cookie']).split(';')[0] ?? '' }
    const token = signedIn.json<{ accessToken: string }>().accessToken
    const before = (await salvia.call('GET', 'profile', { token, headers: cookie })).json<Profile>()
    const [notice] = await mailsAfter(salvia, async () => {
      const response = await change(token, DEMO_PASSWORD, NEW_PASSWORD, cookie)
      expect(response.statusCode).toBe(200)
      const fresh = response.json<{ accessToken: string }>().accessToken
      expect([await status(fresh, cookie), await status(fresh)]).toEqual([200, 498])
      expect([await status(token, cookie), await status(other)]).toEqual([498, 498])
      const after = (await salvia.call('GET', 'profile', { token: fresh, headers: cookie })).json<Profile>()
      expect(after).toEqual(before)
    })
    expect(notice).toMatchObject({ subject: 'Ditt lösenord är ändrat' })
    expect(await auditOf(salvia.services.db, 'password-changed')).toHaveLength(1)
    await salvia.signIn(EMAIL, NEW_PASSWORD)
    await expect(salvia.signIn(EMAIL)).rejects.toThrow('SIGN_IN_FAILED')
  })

  test.each([
    ['PASSWORD_TOO_SHORT', 'kort'],
    ['PASSWORD_TOO_LONG', 'x'.repeat(257)],
    ['PASSWORD_TOO_COMMON', 'password'],
    ['PASSWORD_IS_EMAIL', EMAIL],
  ])('%s is told before an attempt is counted', async (code, password) => {
    const token = await salvia.signIn(EMAIL, NEW_PASSWORD)
    for (let time = 0; time < LOCK_AFTER_WRONG_PASSWORDS + 1; time += 1) {
      expect((await change(token, 'fel', password)).json()).toMatchObject({ status: 400, code })
    }
    expect(await status(token)).toBe(200)
  })

  test('the current one wrong is told as such; the fifth time the password is locked, and the session goes on', async () => {
    const token = await salvia.signIn(EMAIL, NEW_PASSWORD)
    const codes: string[] = []
    for (let time = 0; time < LOCK_AFTER_WRONG_PASSWORDS; time += 1) {
      codes.push((await change(token, 'fel', 'ett helt nytt ord')).json<{ code: string }>().code)
    }
    expect(codes).toEqual([...Array(4).fill('CURRENT_PASSWORD_WRONG'), 'ACCOUNT_LOCKED'])
    expect((await change(token, NEW_PASSWORD, 'ett helt nytt ord')).json()).toMatchObject({
      code: 'ACCOUNT_LOCKED',
    })
    expect(await status(token)).toBe(200)
    salvia.clock.advance(3_600_000)
  })

  test('of two changes at the same moment one holds', async () => {
    const token = await salvia.signIn(EMAIL, NEW_PASSWORD)
    const both = await Promise.all([
      change(token, NEW_PASSWORD, 'första nya ordet'),
      change(token, NEW_PASSWORD, 'andra nya ordet'),
    ])
    const statuses = both.map(({ statusCode }) => statusCode).sort()
    expect(statuses[0]).toBe(200)
    expect(statuses[1]).toBeGreaterThanOrEqual(400)
    await changeAccount(salvia.services.db, EMAIL, { passwordHash: null })
  })

  test('who has none yet chooses one in the session that an activation began', async () => {
    await changeAccount(salvia.services.db, EMAIL, { state: 'inactive' })
    const [mail] = await mailsAfter(salvia, () =>
      salvia.call('POST', 'activations', { body: { email: EMAIL } }),
    )
    const activated = await salvia.call('POST', 'accounts', { token: secretIn(mail) })
    const token = activated.json<{ accessToken: string }>().accessToken
    expect((await salvia.call('GET', 'profile', { token })).json()).toMatchObject({ password: 'choose' })
    const fresh = (await change(token, null, NEW_PASSWORD)).json<{ accessToken: string }>().accessToken
    expect((await salvia.call('GET', 'profile', { token: fresh })).json()).toMatchObject({ password: 'set' })
    await salvia.signIn(EMAIL, NEW_PASSWORD)
    expect((await change(fresh, null, 'ett annat ord')).json()).toMatchObject({
      code: 'CURRENT_PASSWORD_WRONG',
    })
  })

  test.each(['bankid', 'password'] as const)(
    'who has none yet and signed in by %s chooses one up to 15 minutes after, not later',
    async method => {
      const { db, secrets } = salvia.services
      await changeAccount(db, EMAIL, { passwordHash: null })
      await setLoginMethod(db, '20877', 'either')
      const { id } = await accountOf(db, EMAIL)
      const device = { program: null, system: null }
      const beginning = { accountId: id, method, device, binding: null }
      const session = await openSession(db, beginning, salvia.clock.now())
      const token = await signAccessToken(secrets, { ...session, accountId: id }, salvia.clock.now())
      const password = async () =>
        (await salvia.call('GET', 'profile', { token })).json<{ password: string }>().password
      salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS)
      expect(await password()).toBe('choose')
      salvia.clock.advance(1)
      expect(await password()).toBe('sign-in-again')
      expect((await change(token, null, NEW_PASSWORD)).json()).toMatchObject({
        status: 409,
        code: 'NO_PASSWORD_YET',
        detail: 'Logga in igen och välj ett inom 15 minuter.',
      })
      salvia.clock.advance(-1)
      expect((await change(token, null, NEW_PASSWORD)).statusCode).toBe(200)
      await salvia.signIn(EMAIL, NEW_PASSWORD)
    },
  )

  test('where no organisation takes passwords there is none to choose', async () => {
    const { db, secrets } = salvia.services
    await changeAccount(db, EMAIL, { passwordHash: null })
    await setLoginMethod(db, '20877', 'bankid')
    const { id } = await accountOf(db, EMAIL)
    const device = { program: null, system: null }
    const session = await openSession(
      db,
      { accountId: id, method: 'bankid', device, binding: null },
      salvia.clock.now(),
    )
    const token = await signAccessToken(secrets, { ...session, accountId: id }, salvia.clock.now())
    expect((await salvia.call('GET', 'profile', { token })).json()).toMatchObject({ password: 'none' })
    expect((await change(token, null, NEW_PASSWORD)).json()).toMatchObject({ code: 'WRONG_LOGIN_METHOD' })
  })
})
