import { readFileSync } from 'node:fs'
import type { MachineToken, MadeToken } from '@salvia/core/auth'
import { MACHINE_TOKEN_OVERLAP_HOURS } from '@salvia/core/limits'
import { addElapsed, stockholmDate } from '@salvia/core/primitives'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../clock.ts'
import { perform } from '../../provision/perform.ts'
import { parseProvisionFile } from '../../provision/provision-file.ts'
import {
  answer,
  caseWorker,
  csvOf,
  fileCaller,
  openTestApp,
  rightRows,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import {
  auditOf,
  changeAccount,
  changeCompany,
  giveRoles,
  removeRoles,
  setFeatures,
} from '../../testing/test.store.ts'
import { watchTokenMakers } from './watch-token-makers.ts'

/** One customer, provisioned from a file, with two users who are HR. */
const COMPANY = '30115'
const EXAMPLE = readFileSync(new URL('../../../../../docs/provision.example.json', import.meta.url), 'utf8')
const HR = 'hr@exempel.example'
const SECOND_HR = 'hr2@exempel.example'
const PASSWORD = 'blåbär på gläntan'
const BOTH = ['personnel-file', 'personnel-file-originals']

let salvia: TestApp
let hr: string
let upload: string
beforeAll(async () => {
  salvia = await openTestApp()
  hr = await firstSignIn(HR, await provision(EXAMPLE))
  const bytes = csvOf(await rightRows(3))
  upload = (await fileCaller(salvia, hr).send({ bytes, clientNumber: COMPANY })).id
})
afterAll(() => salvia.close())
beforeEach(async () => {
  hr = await salvia.signIn(HR, PASSWORD)
})
afterEach(async () => {
  salvia.clock.set(TEST_NOW)
  await setFeatures(salvia.services.db, COMPANY, null)
})

async function provision(text: string): Promise<string[]> {
  const now = salvia.clock.now()
  const file = parseProvisionFile('kunder.json', text, stockholmDate(now))
  const welcome = { origin: 'https://portal.example', printsLinks: true }
  return perform(salvia.database, { file, environment: 'local', now, welcome }, salvia.services.log)
}

/** Activates an account by its printed link and chooses a password. */
async function firstSignIn(email: string, printed: readonly string[]): Promise<string> {
  const at = printed.findIndex(line => line.startsWith(`${email}: `))
  const token = printed[at + 1]?.split('#')[1] ?? expect.fail('no link')
  const { accessToken } = answer<{ accessToken: string }>(await salvia.call('POST', 'accounts', { token }))
  const body = { currentPassword: null, newPassword: PASSWORD }
  answer(await salvia.call('POST', 'profile/password', { token: accessToken, body }))
  return salvia.signIn(email, PASSWORD)
}

async function make(grants: readonly string[] = BOTH): Promise<MadeToken> {
  const body = { name: 'natt', grants }
  return answer(await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: hr, body }))
}

const rotate = (id: string, body: object = {}, token = hr) =>
  salvia.call('POST', `machine-tokens/${COMPANY}/${id}/rotations`, { token, body })
const listed = async (token = hr) =>
  answer<{ items: MachineToken[] }>(await salvia.call('GET', `machine-tokens/${COMPANY}`, { token })).items
const listedBy = async (email: string) => listed(await salvia.signIn(email, PASSWORD))

type Called = Awaited<ReturnType<TestApp['call']>>
const outcome = (response: Called) =>
  response.statusCode < 400 ? 'works' : `${response.statusCode} ${response.json<{ code: string }>().code}`
const follow = async ({ token }: MadeToken) =>
  outcome(await salvia.call('GET', `personnel-files/${COMPANY}/${upload}`, { token }))
const download = async ({ token }: MadeToken) =>
  outcome(await salvia.call('GET', `personnel-files/${COMPANY}/${upload}/original`, { token }))
const whoami = async ({ token }: MadeToken) => outcome(await salvia.call('GET', 'profile', { token }))

describe('made and used', () => {
  test('it sends, follows and downloads what it was granted', async () => {
    const token = await make()
    const bytes = csvOf(await rightRows(4))
    await fileCaller(salvia, token.token).send({ bytes, clientNumber: COMPANY })
    expect([await follow(token), await download(token)]).toEqual(['works', 'works'])
  })

  test('granted sending alone it never reads an original, and is shown no way to one', async () => {
    const token = await make(['personnel-file'])
    expect(await follow(token)).toBe('works')
    expect(await download(token)).toBe('403 MACHINE_GRANT_MISSING')
    const path = `personnel-files/${COMPANY}/${upload}`
    const links = async (secret: string) =>
      answer<{ links: unknown[] }>(await salvia.call('GET', path, { token: secret })).links
    expect([await links(token.token), (await links(hr)).length]).toEqual([[], 1])
  })

  test('granted originals alone it sends nothing and lists nothing', async () => {
    const token = await make(['personnel-file-originals'])
    expect([await follow(token), await download(token)]).toEqual(['403 MACHINE_GRANT_MISSING', 'works'])
    const bytes = csvOf(await rightRows(2))
    const sent = await fileCaller(salvia, token.token).attach({ bytes, clientNumber: COMPANY })
    expect(outcome(sent)).toBe('403 MACHINE_GRANT_MISSING')
  })
})

describe('rotated', () => {
  test('both work to the end of the overlap, and then the new one alone', async () => {
    const old = await make()
    const fresh = answer<MadeToken>(await rotate(old.id))
    expect(fresh).toMatchObject({ name: old.name, grants: old.grants, replacedBy: null })
    expect(fresh.token).not.toBe(old.token)
    expect((await auditOf(salvia.services.db, 'machine-token-rotated')).at(-1)).toMatchObject({
      object: old.id,
      clientNumber: COMPANY,
      details: { replacedBy: fresh.id, overlapHours: MACHINE_TOKEN_OVERLAP_HOURS },
    })
    salvia.clock.advance(MACHINE_TOKEN_OVERLAP_HOURS * HOUR_MS)
    expect([await download(old), await download(fresh)]).toEqual(['works', 'works'])
    salvia.clock.advance(1)
    expect([await download(old), await download(fresh)]).toEqual(['498 SIGNED_OUT', 'works'])
  })

  test('without an overlap the old one ends at that moment', async () => {
    const old = await make()
    const fresh = answer<MadeToken>(await rotate(old.id, { overlapHours: 0 }))
    expect([await download(old), await download(fresh)]).toEqual(['498 SIGNED_OUT', 'works'])
  })

  test('no overlap makes the old one last longer than it would have', async () => {
    const old = await make()
    salvia.clock.set(addElapsed(old.expiresAt, { hours: -1 }))
    hr = await salvia.signIn(HR, PASSWORD)
    answer(await rotate(old.id, { overlapHours: 14 * 24 }))
    salvia.clock.set(old.expiresAt)
    expect(await whoami(old)).toBe('works')
    salvia.clock.advance(1)
    expect(await whoami(old)).toBe('498 SIGNED_OUT')
  })

  test.each([-1, 14 * 24 + 1])(
    'an overlap of %d hours is refused, and changes nothing',
    async overlapHours => {
      const old = await make()
      expect(outcome(await rotate(old.id, { overlapHours }))).toBe('400 MACHINE_TOKEN_OVERLAP_WRONG')
      expect((await listed()).find(({ id }) => id === old.id)).toMatchObject({ replacedBy: null })
    },
  )

  test('a replaced one is not rotated again; two at the same moment make one', async () => {
    const old = await make()
    const both = await Promise.all([rotate(old.id), rotate(old.id)])
    expect(both.map(outcome).sort()).toEqual(['409 MACHINE_TOKEN_REPLACED', 'works'])
    const made = both.find(({ statusCode }) => statusCode === 200)
    expect((await listed()).find(({ id }) => id === old.id)?.replacedBy).toBe(made?.json<MadeToken>().id)
  })

  test('no machine rotates its own', async () => {
    const token = await make()
    expect(outcome(await rotate(token.id, {}, token.token))).toBe('403 MACHINE_TOKEN_NOT_ALLOWED')
  })
})

describe('expiring', () => {
  test('it works the minute before its end and at its end, and not after', async () => {
    const token = await make()
    const end = token.expiresAt
    for (const [moment, expected] of [
      [addElapsed(end, { minutes: -1 }), 'works'],
      [end, 'works'],
      [addElapsed(end, { milliseconds: 1 }), '498 SIGNED_OUT'],
    ] as const) {
      salvia.clock.set(moment)
      expect([await download(token), await whoami(token)]).toEqual([expected, expected])
    }
  })
})

describe('when people go', () => {
  const WITH_SECOND = EXAMPLE.replace(
    '"accounts": [',
    `"accounts": [{ "email": "${SECOND_HR}", "firstName": "Hilma", "lastName": "Ek", "kind": "person",
       "organisations": [{ "clientNumber": "${COMPANY}", "roles": ["extended-orderer"] }] },`,
  )

  test('its maker may leave: the company keeps it as long as somebody is HR there', async () => {
    await firstSignIn(SECOND_HR, await provision(WITH_SECOND))
    const token = await make()
    const { db } = salvia.services
    await changeAccount(db, HR, { state: 'closed' })
    expect([await follow(token), await download(token)]).toEqual(['works', 'works'])
    await changeAccount(db, SECOND_HR, { state: 'closed' })
    expect(await follow(token)).toBe('403 MACHINE_TOKEN_WITHOUT_HR')
    await changeAccount(db, HR, { state: 'active' })
    expect(await follow(token)).toBe('works')
  })

  test('then the others are mailed once, and after 14 days it sends and does nothing else', async () => {
    const { db } = salvia.services
    const watch = () => mailsAfter(salvia, () => watchTokenMakers(salvia.services))
    await changeAccount(db, SECOND_HR, { state: 'active' })
    const token = await make()
    expect(await watch()).toEqual([])
    await changeAccount(db, HR, { state: 'closed' })
    const [mail, ...others] = await watch()
    expect([others, await watch()]).toEqual([[], []])
    expect(mail).toMatchObject({ to: [{ address: SECOND_HR }], subject: expect.stringContaining('natt') })
    expect(mail?.text).toContain('slutar fungera måndag 7 december 2026 kl. 10:00, om ingen')
    const { grantsEndAt } = (await listedBy(SECOND_HR)).find(({ id }) => id === token.id) ?? expect.fail()
    salvia.clock.set(grantsEndAt ?? expect.fail('there is no end'))
    expect([await follow(token), await download(token)]).toEqual(['works', 'works'])
    salvia.clock.advance(1)
    expect([await follow(token), await download(token)]).toEqual(['works', '403 MACHINE_GRANT_MISSING'])
    const by = await salvia.signIn(SECOND_HR, PASSWORD)
    const fresh = answer<MadeToken>(await rotate(token.id, {}, by))
    await watchTokenMakers(salvia.services)
    expect([await download(fresh), fresh.grantsEndAt]).toEqual(['works', null])
    await changeAccount(db, HR, { state: 'active' })
    await watchTokenMakers(salvia.services)
    expect(await download(token)).toBe('works')
    await changeAccount(db, SECOND_HR, { state: 'closed' })
  })

  test('without anybody who could rotate it, its 14 days do not begin', async () => {
    const { db } = salvia.services
    const token = await make()
    await changeAccount(db, HR, { state: 'closed' })
    expect(await mailsAfter(salvia, () => watchTokenMakers(salvia.services))).toEqual([])
    await changeAccount(db, HR, { state: 'active' })
    expect((await listed()).find(({ id }) => id === token.id)).toMatchObject({ grantsEndAt: null })
  })

  test('a question about what it sent goes to its maker, and to all who are HR when the maker has left', async () => {
    const token = await make()
    const bytes = csvOf(await rightRows(5))
    const sent = await fileCaller(salvia, token.token).send({ bytes, clientNumber: COMPANY })
    const worker = caseWorker(salvia, await salvia.signIn('handlaggare@demo.example'))
    await salvia.runJobs()
    answer(await worker.act(sent.id, 'acknowledge'))
    const asked = async (text: string) =>
      (await mailsAfter(salvia, () => worker.act(sent.id, 'ask', { text }))).map(({ to }) => to?.[0]?.address)
    expect(await asked('Vilken enhet är Lager?')).toEqual([HR])
    answer(await worker.act(sent.id, 'answered'))
    const { db } = salvia.services
    await changeAccount(db, SECOND_HR, { state: 'active' })
    await changeAccount(db, HR, { state: 'closed' })
    expect(await asked('Och Butik?')).toEqual([SECOND_HR])
    await changeAccount(db, HR, { state: 'active' })
    await changeAccount(db, SECOND_HR, { state: 'closed' })
  })

  test('who is HR and has never signed in stands behind nothing', async () => {
    const token = await make()
    await changeAccount(salvia.services.db, HR, { state: 'inactive' })
    expect(await download(token)).toBe('403 MACHINE_TOKEN_WITHOUT_HR')
    await changeAccount(salvia.services.db, HR, { state: 'active' })
  })

  test('without HR no call is let in, and it works again when there is one', async () => {
    const token = await make()
    const roles = await removeRoles(salvia.services.db, HR)
    const refused = '403 MACHINE_TOKEN_WITHOUT_HR'
    expect([await follow(token), await download(token), await whoami(token)]).toEqual([
      refused,
      refused,
      refused,
    ])
    await giveRoles(salvia.services.db, roles)
    expect([await follow(token), await download(token), await whoami(token)]).toEqual([
      'works',
      'works',
      'works',
    ])
  })

  test('another customer is still told nothing by it', async () => {
    const { token } = await make()
    const roles = await removeRoles(salvia.services.db, HR)
    expect(outcome(await salvia.call('GET', 'personnel-files/10401', { token }))).toBe('404 NOT_FOUND')
    await giveRoles(salvia.services.db, roles)
  })

  test('after provisioning takes the organisation from HR, the token downloads nothing', async () => {
    const token = await make()
    expect(await download(token)).toBe('works')
    await provision(EXAMPLE.replace(`{ "clientNumber": "${COMPANY}", "roles": ["extended-orderer"] },`, ''))
    expect([await download(token), await follow(token)]).toEqual([
      '403 MACHINE_TOKEN_WITHOUT_HR',
      '403 MACHINE_TOKEN_WITHOUT_HR',
    ])
    await provision(EXAMPLE)
    expect(await download(token)).toBe('works')
  })
})

describe('when the customer changes', () => {
  test('a feature that the agreement loses is lost to it, and the others are not', async () => {
    const token = await make([...BOTH, 'bookings'])
    const bookings = async () =>
      outcome(await salvia.call('GET', `bookings/${COMPANY}`, { token: token.token }))
    await setFeatures(salvia.services.db, COMPANY, ['bookings'])
    expect([await follow(token), await download(token), await bookings()]).toEqual([
      '403 FEATURE_NOT_ALLOWED',
      '403 FEATURE_NOT_ALLOWED',
      'works',
    ])
    // HR can still manage the token.
    expect((await listed()).map(({ id }) => id)).toContain(token.id)
  })

  test('a closed customer has no tokens: not even the profile answers, and opened again it works', async () => {
    const token = await make()
    const { db } = salvia.services
    await changeCompany(db, COMPANY, { closedAt: TEST_NOW })
    expect([await download(token), await whoami(token)]).toEqual(['498 SIGNED_OUT', '498 SIGNED_OUT'])
    await changeCompany(db, COMPANY, { closedAt: null })
    expect(await download(token)).toBe('works')
  })
})

describe('revoked', () => {
  test('by HR it ends at once', async () => {
    const token = await make()
    expect(
      (await salvia.call('DELETE', `machine-tokens/${COMPANY}/${token.id}`, { token: hr })).statusCode,
    ).toBe(204)
    expect([await download(token), await whoami(token)]).toEqual(['498 SIGNED_OUT', '498 SIGNED_OUT'])
  })

  test('by the provider one ends, or all of them; those of others stay', async () => {
    const worker = await salvia.signIn('handlaggare@demo.example')
    const path = `customers/${COMPANY}/machine-tokens`
    const [first, second, third] = [await make(), await make(), await make()]
    const theirs = await salvia.signIn('hr@demo.example')
    const body = { name: 'deras' }
    const other = answer<MadeToken>(
      await salvia.call('POST', 'machine-tokens/10401', { token: theirs, body }),
    )
    const list = answer<{ items: MachineToken[] }>(await salvia.call('GET', path, { token: worker })).items
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining([first.id, second.id, third.id]))
    expect((await salvia.call('DELETE', `${path}/${first.id}`, { token: worker })).statusCode).toBe(204)
    expect([await whoami(first), await whoami(second)]).toEqual(['498 SIGNED_OUT', 'works'])
    const all = await salvia.call('POST', `${path}/revocations`, { token: worker })
    expect(answer<{ revoked: number }>(all).revoked).toBe(list.length - 1)
    expect([await whoami(second), await whoami(third), await whoami(other)]).toEqual([
      '498 SIGNED_OUT',
      '498 SIGNED_OUT',
      'works',
    ])
    expect(answer(await salvia.call('POST', `${path}/revocations`, { token: worker }))).toEqual({
      revoked: 0,
    })
  })

  test('the provider is told where nobody is HR', async () => {
    const worker = await salvia.signIn('handlaggare@demo.example')
    const path = `customers/${COMPANY}/machine-tokens`
    const token = await make()
    const told = async () => answer<{ hasHr: boolean }>(await salvia.call('GET', path, { token: worker }))
    expect(await told()).toMatchObject({ hasHr: true })
    const roles = await removeRoles(salvia.services.db, HR)
    const without = await told()
    await giveRoles(salvia.services.db, roles)
    expect(without).toMatchObject({
      hasHr: false,
      items: expect.arrayContaining([expect.objectContaining({ id: token.id })]),
    })
  })
})
