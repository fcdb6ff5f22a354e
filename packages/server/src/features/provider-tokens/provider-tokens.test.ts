import type { MadeProviderToken, ProviderToken } from '@salvia/core/feed-catalogue'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { addElapsed } from '@salvia/core/primitives'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closeAccount, reopenAccount } from '../../access/closing.ts'
import { transaction } from '../../db/transaction.ts'
import { perform } from '../../provision/perform.ts'
import { answer, codeOf, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter, toldByMail } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount } from '../../testing/test.store.ts'

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

const COLLEAGUE = 'kollega@demo.example'

describe('all case workers are told by mail', () => {
  const told = (work: () => Promise<unknown>) => toldByMail(salvia, work)

  test('who made which, for what and until when, each in their own language; never the secret', async () => {
    const { db } = salvia.services
    await changeAccount(db, COLLEAGUE, { locale: 'en' })
    let secret = ''
    const mails = await told(async () => {
      secret = (await made()).token
    })
    await changeAccount(db, COLLEAGUE, { locale: 'sv' })
    const { firstName, lastName } = await accountOf(db, 'handlaggare@demo.example')
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'handlaggare@demo.example: Ny systemnyckel: Affärssystemet',
      'kollega@demo.example: New system token: Affärssystemet',
    ])
    const own = mails.find(({ to }) => to === 'handlaggare@demo.example')
    expect(own?.text).toContain(`av ${firstName} ${lastName}.`)
    expect(own?.text).toContain('tjänster och mottagningar. Den går ut tisdag 23 november 2027 kl. 10:00.')
    expect(own?.text).toContain('/handlaggning/system')
    for (const { all } of mails) {
      expect(all).not.toContain(secret)
      expect(all).not.toContain('salvia_provider_')
    }
  })

  test('of a revocation, and not those whose accounts are closed', async () => {
    const { db } = salvia.services
    const { id } = await made()
    await changeAccount(db, COLLEAGUE, { state: 'closed' })
    const mails = await told(() => salvia.call('DELETE', `provider-tokens/${id}`, { token: worker }))
    await changeAccount(db, COLLEAGUE, { state: 'active' })
    expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'handlaggare@demo.example: Systemnyckel återkallad: Affärssystemet',
    ])
  })
})

describe('when its maker goes', () => {
  /** A token that a colleague made. */
  async function ofColleague(): Promise<MadeProviderToken> {
    const token = await salvia.signIn(COLLEAGUE)
    return answer(await salvia.call('POST', 'provider-tokens', { token, body: BODY }))
  }
  const reasonOf = async (id: string) => (await listed()).find(each => each.id === id)?.endedBecause

  test.each([
    ['the account is closed', { state: 'closed' }, { state: 'active' }],
    ['the account is no case worker’s any more', { isCaseWorker: false }, { isCaseWorker: true }],
  ] as const)('it ends at once when %s, and the list says why', async (_, gone, back) => {
    const { db } = salvia.services
    const [theirs, own] = [await ofColleague(), await made()]
    expect([await use(theirs.token), await reasonOf(theirs.id)]).toEqual([undefined, null])
    await changeAccount(db, COLLEAGUE, gone)
    expect([await use(theirs.token), await reasonOf(theirs.id)]).toEqual(['SIGNED_OUT', 'maker-gone'])
    expect([await use(own.token), await reasonOf(own.id)]).toEqual([undefined, null])
    await changeAccount(db, COLLEAGUE, back)
  })

  test('one whose account is opened again does not bring it back', async () => {
    const { db } = salvia.services
    const { id, token } = await ofColleague()
    const { id: accountId } = await accountOf(db, COLLEAGUE)
    const act = { actor: null, now: salvia.clock.now() }
    await transaction(db, tx => closeAccount(tx, accountId, act))
    expect(await use(token)).toBe('SIGNED_OUT')
    await transaction(db, tx => reopenAccount(tx, accountId, act))
    await changeAccount(db, COLLEAGUE, { state: 'active' })
    expect([await use(token), await reasonOf(id)]).toEqual(['SIGNED_OUT', undefined])
  })
})

test('one that the command that provisions made has no maker, is told of by mail, and goes on', async () => {
  const { db } = salvia.services
  const work = {
    tokens: { act: 'make', name: 'Journalen', kinds: ['orders'] },
    environment: 'local',
    now: salvia.clock.now(),
    welcome: { origin: 'https://portal.example', printsLinks: true },
  } as const
  let printed: string[] = []
  const mails = await mailsAfter(salvia, async () => {
    printed = await perform(salvia.database, work, salvia.services.log)
  })
  const token = printed.at(-1) ?? expect.fail('no token')
  expect(mails.map(({ to }) => to?.[0]?.address).sort()).toEqual(['handlaggare@demo.example', COLLEAGUE])
  expect(mails[0]?.text).toContain('av den som driver portalen.')
  expect(JSON.stringify(mails)).not.toContain(token)
  await changeAccount(db, COLLEAGUE, { state: 'closed' })
  expect(await use(token)).toBeUndefined()
  expect((await listed()).find(({ name }) => name === 'Journalen')).toMatchObject({
    createdBy: null,
    endedBecause: null,
  })
  await changeAccount(db, COLLEAGUE, { state: 'active' })
})
