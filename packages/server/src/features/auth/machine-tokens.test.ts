import { MACHINE_TOKEN_DAYS } from '@salvia/core/limits'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DAY_MS } from '../../clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf, setFeatures } from '../../testing/test.store.ts'

const COMPANY = '10401'
let salvia: TestApp
let hr: string
beforeAll(async () => {
  salvia = await openTestApp()
  hr = await salvia.signIn('hr@demo.example')
})
afterAll(() => salvia.close())
afterEach(() => salvia.clock.set(TEST_NOW))

interface Made {
  id: string
  token: string
  expiresAt: string
}

async function make(body: object = { name: 'natt', features: ['personnel-file'] }, headers = {}) {
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
  expect(first).toMatchObject({ id: made.id, name: 'natt', features: ['personnel-file'], lastUsedAt: null })
  expect(first).not.toHaveProperty('token')
  const { rows } = await salvia.services.db.execute(
    sql`select row_to_json(t)::text as text from machine_tokens t`,
  )
  expect(JSON.stringify(rows)).not.toContain(made.token)
  expect(await auditOf(salvia.services.db, 'machine-token-created')).toMatchObject([{ object: made.id }])
})

test('it acts for its company with the chosen features, and the profile tells its end', async () => {
  const { made } = await make({ name: 'statistik', features: ['statistics', 'statistics'] })
  const { token } = made
  expect((await salvia.call('GET', 'profile', { token })).json()).toMatchObject({
    kind: 'machine',
    fullName: 'statistik',
    email: null,
    companies: [{ clientNumber: COMPANY, selectable: true }],
    expiresAt: new Date(TEST_NOW.getTime() + MACHINE_TOKEN_DAYS * DAY_MS).toISOString(),
  })
  const profile = await salvia.call('GET', `profile/${COMPANY}`, { token })
  expect(profile.json()).toMatchObject({
    access: {
      featuresEnabled: ['start', 'profile', 'statistics'],
      featuresClosed: expect.arrayContaining([{ feature: 'persim', lacks: 'grant' }]),
    },
    roles: [],
    unit: null,
  })
  expect((await salvia.call('GET', `personnel-files/${COMPANY}`, { token })).statusCode).toBe(403)
  expect((await salvia.call('GET', 'personnel-files/10402', { token })).statusCode).toBe(404)
  expect((await listed()).find(({ id }) => id === made.id)).toMatchObject({
    lastUsedAt: TEST_NOW.toISOString(),
  })
})

test('a feature that the organisation loses is lost to its tokens', async () => {
  const { made } = await make()
  const call = () => salvia.call('GET', `personnel-files/${COMPANY}`, { token: made.token })
  expect((await call()).statusCode).toBe(200)
  await setFeatures(salvia.services.db, COMPANY, ['coworkers'])
  expect((await call()).statusCode).toBe(403)
  await setFeatures(salvia.services.db, COMPANY, null)
})

test('it works for 365 days without idle limit, to the last moment', async () => {
  const { made } = await make()
  const status = async () => (await salvia.call('GET', 'profile', { token: made.token })).statusCode
  salvia.clock.advance(MACHINE_TOKEN_DAYS * DAY_MS)
  expect(await status()).toBe(200)
  salvia.clock.advance(1)
  expect(await status()).toBe(498)
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
  ['without a name', { name: ' ', features: ['statistics'] }],
  ['without features', { name: 'natt', features: [] }],
  ['with a feature that no machine gets', { name: 'natt', features: ['coworkers'] }],
])('%s it is not made', async (_, body) => {
  expect((await make(body)).response.statusCode).toBe(400)
})

test('sent twice with one Idempotency-Key it is one token, and the table does not hold its secret', async () => {
  const headers = { 'idempotency-key': 'a-key-of-a-script' }
  const body = { name: 'tvilling', features: ['invoices'] }
  const [first, second] = [await make(body, headers), await make(body, headers)]
  expect(second.made).toEqual(first.made)
  expect((await listed()).filter(token => 'name' in token && token.name === 'tvilling')).toHaveLength(1)
  const { rows } = await salvia.services.db.execute(
    sql`select encode(sealed_answer, 'escape') as text from idempotency_keys`,
  )
  expect(rows).not.toHaveLength(0)
  expect(JSON.stringify(rows)).not.toContain('salvia_machine_')
})
