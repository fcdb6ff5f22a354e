import type { MadeProviderToken, ProviderToken } from '@salvia/core/feed-catalogue'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { answer, codeOf, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf } from '../../testing/test.store.ts'

const BODY = { name: 'Affärssystemet', kinds: ['services', 'clinics'] }

let salvia: TestApp
let worker: string
beforeAll(async () => {
  salvia = await openTestApp()
  worker = await salvia.signIn('handlaggare@demo.example')
})
afterAll(() => salvia.close())
afterEach(() => salvia.clock.set(TEST_NOW))

const make = (body: object = BODY) => salvia.call('POST', 'provider-tokens', { token: worker, body })
const made = async () => answer<MadeProviderToken>(await make())
const listed = async () =>
  answer<{ items: ProviderToken[] }>(await salvia.call('GET', 'provider-tokens', { token: worker })).items
const use = async (token: string) => codeOf(await salvia.call('GET', 'feeds', { token }))

test('a case worker makes one for some kinds; its secret is answered once', async () => {
  const { token, ...shown } = await made()
  expect(token).toMatch(/^salvia_provider_[\w-]{43}$/)
  expect(shown).toMatchObject({ ...BODY, expiresAt: '2027-11-23T09:00:00.000Z', lastUsedAt: null })
  expect(await listed()).toContainEqual(shown)
  expect(JSON.stringify(await listed())).not.toContain(token)
  expect((await auditOf(salvia.services.db, 'provider-token-created')).at(-1)).toMatchObject({
    object: shown.id,
    details: { kinds: BODY.kinds },
  })
})

test('its last use is kept', async () => {
  const { id, token } = await made()
  expect(await use(token)).toBeUndefined()
  expect((await listed()).find(each => each.id === id)).toMatchObject({ lastUsedAt: TEST_NOW })
})

test('it works at its very end and not after', async () => {
  const { token, expiresAt } = await made()
  salvia.clock.set(expiresAt)
  expect(await use(token)).toBeUndefined()
  salvia.clock.set(addElapsed(expiresAt, { seconds: 1 }))
  expect(await use(token)).toBe('SIGNED_OUT')
})

test('a revoked one is over at once, and is no longer listed', async () => {
  const { id, token } = await made()
  const revoked = await salvia.call('DELETE', `provider-tokens/${id}`, { token: worker })
  expect(revoked.statusCode).toBe(204)
  expect(await use(token)).toBe('SIGNED_OUT')
  expect((await listed()).map(each => each.id)).not.toContain(id)
  expect(codeOf(await salvia.call('DELETE', `provider-tokens/${id}`, { token: worker }))).toBe('NOT_FOUND')
  expect((await auditOf(salvia.services.db, 'provider-token-revoked')).at(-1)).toMatchObject({ object: id })
})

test('a secret that is none of ours is no sign-in', async () => {
  expect(await use('salvia_provider_wrong')).toBe('NOT_SIGNED_IN')
})

test('to make one takes a recent sign-in', async () => {
  salvia.clock.set(addElapsed(TEST_NOW, { minutes: FRESH_SIGN_IN_MINUTES }))
  expect((await make()).statusCode).toBe(200)
  salvia.clock.set(addElapsed(TEST_NOW, { minutes: FRESH_SIGN_IN_MINUTES, seconds: 1 }))
  expect(codeOf(await make())).toBe('SIGN_IN_TOO_OLD')
})

test.each([
  ['no kind', { name: 'A', kinds: [] }],
  ['a kind that does not exist', { name: 'A', kinds: ['nothing'] }],
  ['no name', { name: ' ', kinds: ['services'] }],
])('one with %s is not made', async (_, body) => {
  expect(codeOf(await make(body))).toBe('INVALID_REQUEST')
})

test('one that does not exist cannot be revoked', async () => {
  expect(codeOf(await salvia.call('DELETE', `provider-tokens/${NO_ID}`, { token: worker }))).toBe('NOT_FOUND')
})
