import { randomUUID } from 'node:crypto'
import type { BookingPage } from '@salvia/core/bookings'
import type { DeadlineList } from '@salvia/core/deadlines'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { instantOf } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../../clock.ts'
import { answer, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { toldByMail } from '../../testing/mail-box.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  giveRoles,
  removeRoles,
  rolesOf,
  setFeatures,
} from '../../testing/test.store.ts'

const COMPANY = '10401'
const HR = 'hr@demo.example'
let salvia: TestApp
let hr: string
beforeAll(async () => {
  salvia = await openTestApp()
})
beforeEach(async () => {
  hr = await salvia.signIn(HR)
})
afterAll(() => salvia.close())
afterEach(() => salvia.clock.set(TEST_NOW))

interface Made {
  id: string
  token: string
  expiresAt: string
  lastUsedAt: string | null
}

async function make(body: object = { name: 'natt', grants: ['personnel-file'] }, headers = {}) {
  const response = await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: hr, body, headers })
  return { response, made: response.json<Made>() }
}

const listed = async () =>
  (await salvia.call('GET', `machine-tokens/${COMPANY}`, { token: hr })).json<{ items: Made[] }>().items

test('a token is answered with its secret once, and then listed without', async () => {
  const { response, made } = await make()
  expect(response.statusCode).toBe(200)
  expect(made.token).toMatch(/^salvia_machine_[\w-]{43}$/)
  const [first] = await listed()
  expect(first).toMatchObject({ id: made.id, name: 'natt', grants: ['personnel-file'], lastUsedAt: null })
  expect(first).not.toHaveProperty('token')
  const { rows } = await salvia.services.db.execute(
    sql`select row_to_json(t)::text as text from machine_tokens t`,
  )
  expect(JSON.stringify(rows)).not.toContain(made.token)
  expect(await auditOf(salvia.services.db, 'machine-token-created')).toMatchObject([{ object: made.id }])
})

test('it acts for its company with what it was granted, and the profile tells its end', async () => {
  const { made } = await make({ name: 'statistik', grants: ['statistics', 'statistics'] })
  const { token } = made
  expect((await salvia.call('GET', 'profile', { token })).json()).toMatchObject({
    kind: 'machine',
    fullName: 'statistik',
    email: null,
    companies: [{ clientNumber: COMPANY, selectable: true }],
    expiresAt: '2027-11-23T09:00:00.000Z',
  })
  const profile = await salvia.call('GET', `profile/${COMPANY}`, { token })
  expect(profile.json()).toMatchObject({
    access: { featuresEnabled: ['start', 'profile', 'statistics'] },
    roles: [],
    unit: null,
  })
  expect((await salvia.call('GET', `personnel-files/${COMPANY}`, { token })).statusCode).toBe(403)
  expect((await salvia.call('GET', 'personnel-files/10402', { token })).statusCode).toBe(404)
  expect((await listed()).find(({ id }) => id === made.id)).toMatchObject({
    lastUsedAt: TEST_NOW,
  })
})

test('its last use is kept, at most once a minute', async () => {
  const { made } = await make()
  const lastUse = async () => {
    await salvia.call('GET', 'profile', { token: made.token })
    return (await listed()).find(({ id }) => id === made.id)?.lastUsedAt
  }
  const first = TEST_NOW
  expect(await lastUse()).toBe(first)
  salvia.clock.advance(MINUTE_MS - 1)
  expect(await lastUse()).toBe(first)
  salvia.clock.advance(1)
  expect(await lastUse()).toBe('2026-11-23T09:01:00.000Z')
})

test('it lists the bookings of the whole company, of which it changes none', async () => {
  const { made } = await make({ name: 'schema', grants: ['bookings'] })
  const list = async (token: string) =>
    answer<BookingPage>(await salvia.call('GET', `bookings/${COMPANY}?pageSize=200`, { token }))
  const seen = await list(made.token)
  expect(seen).toMatchObject({ isLimited: false, isEmpty: false })
  expect(seen.items.every(({ mayChange }) => !mayChange)).toBe(true)
  // The rules of access apply to a manager and to HR, but not to a machine.
  const manager = await salvia.signIn('chef@demo.example')
  for (const token of [hr, manager]) expect((await list(token)).total).toBeLessThanOrEqual(seen.total)
  expect((await list(manager)).total).toBeLessThan(seen.total)
  const one = await salvia.call('GET', `bookings/${COMPANY}/${seen.items[0]?.id}`, { token: made.token })
  expect(one.json()).toMatchObject({ code: 'MACHINE_TOKEN_NOT_ALLOWED' })
  expect((await auditOf(salvia.services.db, 'bookings-viewed')).map(({ actor }) => actor)).toContain(made.id)
})

describe('is made', () => {
  test('by HR alone, whatever the agreement holds', async () => {
    const manager = await salvia.signIn('chef@demo.example')
    const token = manager
    const calls = [
      salvia.call('GET', `machine-tokens/${COMPANY}`, { token }),
      salvia.call('POST', `machine-tokens/${COMPANY}`, { token, body: { name: 'natt' } }),
    ]
    for (const response of await Promise.all(calls)) {
      expect([response.statusCode, response.json().code]).toEqual([403, 'MACHINE_TOKENS_HR_ONLY'])
    }
    await setFeatures(salvia.services.db, COMPANY, ['statistics'])
    const statistics = await make({ name: 'natt', grants: ['statistics'] })
    const sending = await make()
    await setFeatures(salvia.services.db, COMPANY, null)
    expect(statistics.response.statusCode).toBe(200)
    expect(sending.response.json()).toMatchObject({ code: 'FEATURE_NOT_ALLOWED', feature: 'persim' })
  })

  test('and rotated after a recent sign-in, a fresh one to the very end of its quarter', async () => {
    const { made } = await make()
    const rotate = () =>
      salvia.call('POST', `machine-tokens/${COMPANY}/${made.id}/rotations`, { token: hr, body: {} })
    salvia.clock.advance(FRESH_SIGN_IN_MINUTES * MINUTE_MS)
    expect((await make()).response.statusCode).toBe(200)
    salvia.clock.advance(1)
    for (const { statusCode, json } of [(await make()).response, await rotate()]) {
      expect([statusCode, json().code]).toEqual([403, 'SIGN_IN_TOO_OLD'])
    }
    // Revoking a token needs no recent sign-in.
    expect(
      (await salvia.call('DELETE', `machine-tokens/${COMPANY}/${made.id}`, { token: hr })).statusCode,
    ).toBe(204)
  })

  test('for sending alone where nothing is chosen', async () => {
    expect((await make({ name: 'natt' })).made).toMatchObject({ grants: ['personnel-file'] })
  })
})

describe('HR is told by mail', () => {
  const told = (work: () => Promise<unknown>) => toldByMail(salvia, work)

  test('who made which, with what, until when; never the secret', async () => {
    let secret = ''
    const [mail, ...others] = await told(async () => {
      secret = (await make({ name: 'Lönesystemet', grants: ['personnel-file', 'statistics'] })).made.token
    })
    expect(others).toEqual([])
    const { firstName, lastName } = await accountOf(salvia.services.db, HR)
    expect(mail).toMatchObject({ to: HR, subject: 'Ny maskinnyckel: Lönesystemet' })
    expect(mail?.text).toContain(`${firstName} ${lastName} skapade maskinnyckeln Lönesystemet för `)
    expect(mail?.text).toContain('skicka personalfiler och läsa statistik')
    expect(mail?.text).toContain('Den går ut tisdag 23 november 2027 kl. 10:00.')
    expect(mail?.text).toContain('/din-profil')
    expect(mail?.all).not.toContain(secret)
    expect(mail?.all).not.toContain('salvia_machine_')
  })

  test('all who are HR, each in their own language', async () => {
    const { db } = salvia.services
    const [first, second] = [await accountOf(db, HR), await accountOf(db, 'chef@demo.example')]
    const own = await removeRoles(db, second.email)
    const roles = (await rolesOf(db, HR)).map(role => ({ ...role, id: randomUUID(), accountId: second.id }))
    await giveRoles(db, roles)
    await changeAccount(db, second.email, { locale: 'en' })
    const mails = await told(() => make({ name: 'SFTP' }))
    await removeRoles(db, second.email)
    await giveRoles(db, own)
    expect(new Set(mails.map(({ to, subject }) => `${to}: ${subject}`))).toEqual(
      new Set([`${first.email}: Ny maskinnyckel: SFTP`, `${second.email}: New machine token: SFTP`]),
    )
  })

  test('of a rotation, with both ends, and of a revocation by HR or by the provider', async () => {
    const { made } = await make({ name: 'SFTP' })
    const path = `machine-tokens/${COMPANY}/${made.id}`
    let next = made
    const [rotated] = await told(async () => {
      next = answer(await salvia.call('POST', `${path}/rotations`, { token: hr, body: { overlapHours: 48 } }))
    })
    expect(rotated?.text).toContain('Den gamla slutar fungera onsdag 25 november 2026 kl. 10:00.')
    expect(rotated?.all).not.toContain(next.token)
    const [revoked] = await told(() => salvia.call('DELETE', path, { token: hr }))
    expect(revoked?.subject).toBe('Maskinnyckel återkallad: SFTP')
    const token = await salvia.signIn('handlaggare@demo.example')
    const worker = await accountOf(salvia.services.db, 'handlaggare@demo.example')
    const ofCustomer = `customers/${COMPANY}/machine-tokens/${next.id}`
    const [byProvider] = await told(() => salvia.call('DELETE', ofCustomer, { token }))
    expect(byProvider?.subject).toBe('Återkallat av oss: SFTP')
    // Customers are not told which case worker did it.
    expect(byProvider?.all).not.toContain(worker.lastName)
  })
})

test('each is warned of once: one that was rotated out is not, and a machine hears of its own alone', async () => {
  const { made: old } = await make({ name: 'varnas' })
  const fresh = answer<Made>(
    await salvia.call('POST', `machine-tokens/${COMPANY}/${old.id}/rotations`, { token: hr, body: {} }),
  )
  salvia.clock.set(instantOf('2027-11-01T09:00:00.000Z'))
  const again = await salvia.signIn(HR)
  const warned = async (token: string) =>
    answer<DeadlineList>(await salvia.call('GET', `deadlines/${COMPANY}`, { token }))
      .items.filter(({ kind }) => kind === 'machine-token-expiry')
      .map(({ objectId }) => objectId)
  const ids = await warned(again)
  expect(ids.filter(id => id === fresh.id)).toHaveLength(1)
  expect(ids).not.toContain(old.id)
  expect(await warned(fresh.token)).toEqual([fresh.id])
  salvia.clock.set(TEST_NOW)
  expect(await warned(old.token)).toEqual([])
})

test('revoked, it ends at once; once more there is nothing to revoke', async () => {
  const { made } = await make()
  const path = `machine-tokens/${COMPANY}/${made.id}`
  expect((await salvia.call('DELETE', path, { token: hr })).statusCode).toBe(204)
  expect((await salvia.call('GET', 'profile', { token: made.token })).statusCode).toBe(498)
  expect((await salvia.call('DELETE', path, { token: hr })).statusCode).toBe(404)
  expect((await listed()).map(({ id }) => id)).not.toContain(made.id)
})

test("another company's token cannot be revoked from here", async () => {
  const { made } = await make()
  const response = await salvia.call('DELETE', `machine-tokens/10402/${made.id}`, { token: hr })
  expect(response.statusCode).toBe(404)
  expect((await salvia.call('GET', 'profile', { token: made.token })).statusCode).toBe(200)
})

test('an invented token is none of ours', async () => {
  const token = `salvia_machine_${'A'.repeat(43)}`
  expect((await salvia.call('GET', 'profile', { token })).statusCode).toBe(401)
})

test.each([
  ['without a name', { name: ' ', grants: ['statistics'] }],
  ['without grants', { name: 'natt', grants: [] }],
  ['with a feature that no machine gets', { name: 'natt', grants: ['coworkers'] }],
])('%s it is not made', async (_, body) => {
  expect((await make(body)).response.statusCode).toBe(400)
})

test('sent twice with one Idempotency-Key it is one token, and the table does not hold its secret', async () => {
  const headers = { 'idempotency-key': 'a-key-of-a-script' }
  const body = { name: 'tvilling', grants: ['invoices'] }
  const [first, second] = [await make(body, headers), await make(body, headers)]
  expect(second.made).toEqual(first.made)
  expect((await listed()).filter(token => 'name' in token && token.name === 'tvilling')).toHaveLength(1)
  const { rows } = await salvia.services.db.execute(
    sql`select encode(sealed_answer, 'escape') as text from idempotency_keys`,
  )
  expect(rows).not.toHaveLength(0)
  expect(JSON.stringify(rows)).not.toContain('salvia_machine_')
})
