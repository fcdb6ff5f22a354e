import { sessionAnswerSchema } from '@salvia/core/auth'
import { LOCK_HOURS } from '@salvia/core/limits'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../clock.ts'
import { countHashes, openTestApp, type TestApp } from '../../testing/index.ts'
import {
  auditOf,
  changeAccount,
  endEmployments,
  removeRoles,
  setLoginMethod,
} from '../../testing/test.store.ts'

let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())

const WRONG = 'Fel-losenord-1'

async function signIn(email: string, password = DEMO_PASSWORD) {
  const response = await salvia.call('POST', 'tokens', { body: { email, password } })
  const { code, subStatus } = response.json<{ code?: string; subStatus?: number }>()
  return { status: response.statusCode, code, subStatus, response }
}

const answers = async (email: string, passwords: readonly string[]) => {
  const codes: (string | undefined)[] = []
  for (const password of passwords) codes.push((await signIn(email, password)).code)
  return codes
}

describe('a right password', () => {
  test('answers the whole session, and the audit tells of it', async () => {
    const { status, response } = await signIn('  HR@Demo.Example ')
    expect(status).toBe(200)
    const answer = sessionAnswerSchema.strict().parse(response.json())
    expect(answer).toMatchObject({
      authMethod: 'password',
      email: 'hr@demo.example',
      fullName: 'Henrik Rosenlund',
      consent: { given: [], needed: [], declined: [] },
    })
    expect(answer.companies.map(({ clientNumber, selectable }) => [clientNumber, selectable])).toEqual([
      ['10401', true],
      ['10402', true],
      ['10403', false],
    ])
    expect(answer.pidHash).toMatch(/^[\w-]{43}$/)
    const [entry] = await auditOf(salvia.services.db, 'sign-in')
    expect(entry?.actor).toMatch(/^[\da-f-]{36}$/)
  })

  test('has no rights to sign in: an employee is told where to go', async () => {
    expect(await signIn('medarbetare@demo.example')).toMatchObject({
      status: 401,
      code: 'SIGN_IN_NOT_PERMITTED',
      subStatus: 3,
    })
  })

  test('has no rights and no employment: not authorised', async () => {
    await endEmployments(salvia.services.db, 'bestallare@demo.example', salvia.clock.now())
    await removeRoles(salvia.services.db, 'bestallare@demo.example')
    expect(await signIn('bestallare@demo.example')).toMatchObject({
      status: 401,
      code: 'SIGN_IN_NOT_AUTHORISED',
      subStatus: 4,
    })
  })

  test('opens no organisation by this way in: wrong login method', async () => {
    await setLoginMethod(salvia.services.db, '20877', 'bankid')
    expect(await signIn('begransad@demo.example')).toMatchObject({
      status: 401,
      code: 'WRONG_LOGIN_METHOD',
      subStatus: 5,
    })
    await setLoginMethod(salvia.services.db, '20877', 'password')
  })

  test('signs in a case worker, who belongs to no organisation', async () => {
    const { response } = await signIn('handlaggare@demo.example')
    expect(response.json()).toMatchObject({ companies: [] })
  })
})

describe('a wrong password', () => {
  test('locks at the fifth for an hour, and is free again when the hour is over', async () => {
    const email = 'chef@demo.example'
    expect(await answers(email, Array(5).fill(WRONG))).toEqual([
      'SIGN_IN_FAILED',
      'SIGN_IN_FAILED',
      'SIGN_IN_FAILED',
      'SIGN_IN_FAILED',
      'ACCOUNT_LOCKED',
    ])
    expect(await signIn(email)).toMatchObject({ status: 401, code: 'ACCOUNT_LOCKED', subStatus: 1 })
    expect((await signIn('hr@demo.example')).status).toBe(200)
    salvia.clock.advance(LOCK_HOURS * HOUR_MS - 1)
    expect((await signIn(email)).code).toBe('ACCOUNT_LOCKED')
    salvia.clock.advance(1)
    expect((await signIn(email)).status).toBe(200)
  })

  test('begins a new count after the lock', async () => {
    const email = 'begransad@demo.example'
    await answers(email, Array(5).fill(WRONG))
    salvia.clock.advance(LOCK_HOURS * HOUR_MS)
    expect(await answers(email, [WRONG, WRONG])).toEqual(['SIGN_IN_FAILED', 'SIGN_IN_FAILED'])
    expect((await signIn(email)).status).toBe(200)
  })

  test('is forgotten by a right one', async () => {
    const email = 'handlaggare@demo.example'
    await answers(email, Array(4).fill(WRONG))
    expect((await signIn(email)).status).toBe(200)
    expect(await answers(email, Array(4).fill(WRONG))).toEqual(Array(4).fill('SIGN_IN_FAILED'))
    expect((await signIn(email)).status).toBe(200)
  })

  test('locks the password and nothing else: whoever is signed in goes on', async () => {
    const token = await salvia.signIn('hr@demo.example')
    await answers('hr@demo.example', Array(6).fill(WRONG))
    expect((await salvia.call('GET', 'profile', { token })).statusCode).toBe(200)
    expect((await salvia.call('POST', 'tokens/renewals', { token })).statusCode).toBe(200)
    salvia.clock.advance(LOCK_HOURS * HOUR_MS)
  })

  test('locks nothing where no password is taken, and is answered like anywhere', async () => {
    const email = 'begransad@demo.example'
    await setLoginMethod(salvia.services.db, '20877', 'bankid')
    const locked = (await auditOf(salvia.services.db, 'sign-in-locked')).length
    expect(await answers(email, Array(6).fill(WRONG))).toEqual([
      ...Array<string>(4).fill('SIGN_IN_FAILED'),
      ...Array<string>(2).fill('ACCOUNT_LOCKED'),
    ])
    expect(await auditOf(salvia.services.db, 'sign-in-locked')).toHaveLength(locked)
    await setLoginMethod(salvia.services.db, '20877', 'password')
    salvia.clock.advance(LOCK_HOURS * HOUR_MS)
  })
})

describe('an email that nobody has', () => {
  test('is answered like one that somebody has, to the sixth attempt', async () => {
    const strip = ({ response }: Awaited<ReturnType<typeof signIn>>) => {
      const { traceId: _, ...body } = response.json<{ traceId: string }>()
      return { status: response.statusCode, body }
    }
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const nobody = await signIn('ingen@demo.example', WRONG)
      const somebody = await signIn('hr@demo.example', WRONG)
      expect(strip(nobody), `attempt ${attempt}`).toEqual(strip(somebody))
    }
    salvia.clock.advance(LOCK_HOURS * HOUR_MS)
  })

  test('takes as long: a hash is computed for it too, and for one that may not sign in by password', async () => {
    const hashesFor = (email: string) => countHashes(() => signIn(email, WRONG))
    expect(await hashesFor('nagon.annan@demo.example')).toBe(1)
    expect(await hashesFor('begransad@demo.example')).toBe(1)
    await changeAccount(salvia.services.db, 'begransad@demo.example', { state: 'inactive' })
    expect(await hashesFor('begransad@demo.example')).toBe(1)
    await changeAccount(salvia.services.db, 'begransad@demo.example', { state: 'active' })
    expect((await signIn('begransad@demo.example')).status).toBe(200)
  })
})

describe('an account that is not active', () => {
  test.each(['inactive', 'closed'] as const)('%s: fails as a wrong password does', async state => {
    await changeAccount(salvia.services.db, 'begransad@demo.example', { state })
    expect((await signIn('begransad@demo.example')).code).toBe('SIGN_IN_FAILED')
    await changeAccount(salvia.services.db, 'begransad@demo.example', { state: 'active' })
  })

  test('without a password yet: fails', async () => {
    const email = 'malin.ekwall@demo.example'
    await changeAccount(salvia.services.db, email, { state: 'active', passwordHash: null })
    expect((await signIn(email, '')).code).toBe('SIGN_IN_FAILED')
  })
})

describe('what cannot be read', () => {
  test.each([
    ['no body', {}],
    ['a password longer than any', { email: 'hr@demo.example', password: 'x'.repeat(257) }],
    ['an unknown field', { email: 'hr@demo.example', password: DEMO_PASSWORD, role: 'admin' }],
  ])('%s: 400, and the values are not told', async (_, body) => {
    const response = await salvia.call('POST', 'tokens', { body })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect(response.body).not.toContain('xxx')
  })
})

test('production refuses a sign-in over an insecure connection', async () => {
  const settings = { ...salvia.services.settings, environment: 'production' as const }
  const { buildApp } = await import('../../app/build-app.ts')
  const app = await buildApp({ ...salvia.services, settings }, salvia.database)
  const send = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/api/tokens',
      headers,
      remoteAddress,
      payload: { email: 'begransad@demo.example', password: DEMO_PASSWORD },
    })
  expect((await send({})).json()).toMatchObject({ status: 400, code: 'INSECURE_CONNECTION' })
  expect((await send({ 'x-forwarded-proto': 'https' })).statusCode).toBe(200)
  // A header from an address that is not one of our proxies.
  const said = await send({ 'x-forwarded-proto': 'https' }, '203.0.113.7')
  expect(said.json()).toMatchObject({ code: 'INSECURE_CONNECTION' })
  await app.close()
})
