import { accountsContract } from '@salvia/core/accounts'
import { ACTIVATION_LINK_DAYS, LINK_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  endEmployments,
  removeRoles,
  setLoginMethod,
} from '../../testing/test.store.ts'

const EMAIL = 'begransad@demo.example'
let salvia: TestApp
beforeAll(async () => {
  salvia = await openTestApp()
})
afterAll(() => salvia.close())
beforeEach(async () => {
  salvia.clock.advance(DAY_MS)
  await changeAccount(salvia.services.db, EMAIL, { state: 'inactive' })
})

const ask = (email: string) => salvia.call('POST', 'activations', { body: { email } })
const mailsTo = (email: string) => mailsAfter(salvia, () => ask(email))
const link = async () => secretIn((await mailsTo(EMAIL))[0])
const activate = async (token: string) => {
  const response = await salvia.call('POST', 'accounts', { token })
  const { code, subStatus } = response.json<{ code?: string; subStatus?: number }>()
  return { status: response.statusCode, code, subStatus, response }
}
const FAILED = { status: 400, code: 'ACTIVATION_FAILED', subStatus: undefined }

describe('asking for instructions', () => {
  test('mails a link to the address, in the language of its owner', async () => {
    await changeAccount(salvia.services.db, EMAIL, { locale: 'en' })
    const [mail, ...others] = await mailsTo('  Begransad@demo.example')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ subject: 'Activate your account', to: [{ address: EMAIL }] })
    expect(mail?.text).toMatch(/\nhttp:\/\/localhost(:\d+)?\/aktivering#[\w-]{43}\n/)
    await changeAccount(salvia.services.db, EMAIL, { locale: 'sv' })
  })

  test.each([
    ['somebody’s', EMAIL],
    ['nobody’s', 'ingen@demo.example'],
    ['an active account’s', 'hr@demo.example'],
    ['a closed account’s', 'chef@demo.example'],
  ])('answers the same for an address that is %s', async (_, email) => {
    await changeAccount(salvia.services.db, 'chef@demo.example', { state: 'closed' })
    const response = await ask(email)
    expect([response.statusCode, response.body]).toEqual([204, ''])
    await salvia.runJobs()
    await changeAccount(salvia.services.db, 'chef@demo.example', { state: 'active' })
  })

  test('who has an account already is told so by mail', async () => {
    const [mail] = await mailsTo('hr@demo.example')
    expect(mail).toMatchObject({ subject: 'Ditt konto är redan aktiverat' })
  })

  test('who may not use the portal is told why by mail, and gets no link', async () => {
    await changeAccount(salvia.services.db, 'medarbetare@demo.example', { state: 'inactive' })
    const [mail] = await mailsTo('medarbetare@demo.example')
    expect(mail).toMatchObject({ subject: 'Ditt konto kan inte aktiveras' })
    expect(mail?.text).not.toContain('http')
  })

  test('nobody is mailed at an address that nobody has', async () => {
    expect(await mailsTo('ingen@demo.example')).toEqual([])
  })

  test('one mail in five minutes', async () => {
    expect(await mailsTo(EMAIL)).toHaveLength(1)
    salvia.clock.advance(LINK_MAIL_PAUSE_MINUTES * MINUTE_MS - 1)
    expect(await mailsTo(EMAIL)).toHaveLength(0)
    salvia.clock.advance(1)
    expect(await mailsTo(EMAIL)).toHaveLength(1)
  })

  test('what is no address is refused', async () => {
    expect((await ask('namn(at)exempel.se')).json()).toMatchObject({ status: 400, code: 'EMAIL_INCORRECT' })
  })
})

test('a link is kept nowhere but in its mail', async () => {
  const secret = await link()
  const { rows } = await salvia.services.db.execute(sql`
    select row_to_json(l)::text as text from mailed_links l
    union all select row_to_json(j)::text from jobs.job j where name = 'mail-account-letter'
    union all select row_to_json(a)::text from audit a
    union all select row_to_json(r)::text from rate_limits r`)
  expect(rows.length).toBeGreaterThan(20)
  const kept = JSON.stringify(rows)
  expect(kept).not.toContain(secret)
  expect(kept).not.toContain(EMAIL)
  expect(salvia.log.join('')).not.toContain(secret)
})

describe('a link', () => {
  test('activates the account once, and signs in', async () => {
    const secret = await link()
    const { status, response } = await activate(secret)
    expect(status).toBe(200)
    const answer = accountsContract.activate.response.parse(response.json())
    if (answer.next === 'bankid') throw new Error('The organisation takes passwords.')
    expect(answer).toEqual(response.json())
    expect(answer).toMatchObject({ email: EMAIL, authMethod: 'password', bankId: { kind: 'closed' } })
    expect((await salvia.call('GET', 'profile', { token: answer.accessToken })).statusCode).toBe(200)
    const { id } = await accountOf(salvia.services.db, EMAIL)
    expect((await auditOf(salvia.services.db, 'account-activated')).at(-1)).toMatchObject({ object: id })
    expect(await activate(secret)).toMatchObject({ status: 400, code: 'ALREADY_ACTIVE', subStatus: 1 })
  })

  test('of two at the same moment one signs in', async () => {
    const secret = await link()
    const both = await Promise.all([activate(secret), activate(secret)])
    expect(both.map(({ code }) => code).sort()).toEqual(['ALREADY_ACTIVE', undefined])
  })

  test('is valid for seven days, to the last moment', async () => {
    const [first] = [await link()]
    salvia.clock.advance(ACTIVATION_LINK_DAYS * DAY_MS)
    expect((await activate(first)).status).toBe(200)
    await changeAccount(salvia.services.db, EMAIL, { state: 'inactive' })
    const second = await link()
    salvia.clock.advance(ACTIVATION_LINK_DAYS * DAY_MS + 1)
    expect(await activate(second)).toMatchObject(FAILED)
  })

  test('is replaced by a newer one', async () => {
    const older = await link()
    salvia.clock.advance(LINK_MAIL_PAUSE_MINUTES * MINUTE_MS)
    const newer = await link()
    expect(await activate(older)).toMatchObject(FAILED)
    expect((await activate(newer)).status).toBe(200)
  })

  test('opens nothing for an account that has been closed since', async () => {
    const secret = await link()
    await changeAccount(salvia.services.db, EMAIL, { state: 'closed' })
    expect(await activate(secret)).toMatchObject(FAILED)
  })

  test('opens nothing else: not the API, not a password', async () => {
    const secret = await link()
    expect((await salvia.call('GET', 'profile', { token: secret })).statusCode).toBe(401)
    const response = await salvia.call('POST', 'passwords', {
      token: secret,
      body: { password: 'Ett-långt-ord' },
    })
    expect(response.json()).toMatchObject({ status: 400, code: 'LINK_INCORRECT' })
    expect((await activate(secret)).status).toBe(200)
  })

  test.each([
    ['an invented one', 'A'.repeat(43)],
    ['none at all', ''],
  ])('%s activates nothing', async (_, secret) => {
    expect(await activate(secret)).toMatchObject(FAILED)
  })

  test('of a person whose organisation takes BankID only: active, with BankID as the next act', async () => {
    await setLoginMethod(salvia.services.db, '20877', 'bankid')
    const { status, response } = await activate(await link())
    expect([status, response.json()]).toEqual([200, { next: 'bankid', bankId: { kind: 'ready' } }])
    expect((await accountOf(salvia.services.db, EMAIL)).state).toBe('active')
    await setLoginMethod(salvia.services.db, '20877', 'password')
  })

  test('of an account with a password leads to the start, of one without to its first', async () => {
    const next = async () => (await activate(await link())).response.json<{ next: string }>().next
    expect(await next()).toBe('start')
    await changeAccount(salvia.services.db, EMAIL, { state: 'inactive', passwordHash: null })
    salvia.clock.advance(DAY_MS)
    expect(await next()).toBe('password')
  })

  test('of an employee who has left and has no role: nothing', async () => {
    const secret = await link()
    await endEmployments(salvia.services.db, EMAIL, salvia.clock.now())
    await removeRoles(salvia.services.db, EMAIL)
    expect(await activate(secret)).toMatchObject(FAILED)
  })
})
