import type { CustomerUser, customerUsersList } from '@salvia/core/customers'
import { PART_PAGE_SIZE } from '@salvia/core/limits'
import type { PageOf } from '@salvia/core/lists'
import { readDevice } from '@salvia/core/sessions'
import { DEMO_PASSWORD } from '@salvia/fixtures/demo-world'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../../access/sessions.store.ts'
import { machineTokens } from '../../db/schema/sessions.ts'
import {
  answer,
  csvOf,
  fileCaller,
  openBeside,
  openTestApp,
  rightRows,
  type TestApp,
} from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import { accountOf, auditOf, changeAccount, fileRoleAt, sessionsOf } from '../../testing/test.store.ts'
import { replacePasswordHash } from '../accounts/accounts.store.ts'
import { signInPerson } from '../bankid/sign-in-person.ts'

const CASE_WORKER = 'handlaggare@demo.example'
const HR = 'hr@demo.example'
const LIMITED = 'begransad@demo.example'
const [OWN, FOREIGN] = ['10401', '20877']

let first: TestApp
let second: TestApp
let worker: string
beforeAll(async () => {
  first = await openTestApp()
  second = await openBeside(first)
  worker = await first.signIn(CASE_WORKER)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const codeOf = (response: LightMyRequestResponse) =>
  response.statusCode < 300 ? 'done' : response.json<{ code: string }>().code
const act = (path: string, token = worker) => first.call('POST', `customers/${path}`, { token })
const idOf = async (email: string) => (await accountOf(first.services.db, email)).id
const everywhere = (path: string, token: string) =>
  Promise.all([first, second].map(async app => (await app.call('GET', path, { token })).statusCode))
const signIn = async (email: string) =>
  codeOf(await second.call('POST', 'tokens', { body: { email, password: DEMO_PASSWORD } }))
const users = async (query = '') =>
  answer<PageOf<typeof customerUsersList>>(
    await first.call('GET', `customers/${OWN}/users${query}`, { token: worker }),
  )

/**
 * A machine token, a calendar address and a mailed link of one user, and functions that tell how each answers later.
 */
async function belongings(token: string, email: string, clientNumber: string) {
  const body = { name: 'natt', grants: ['personnel-file'] }
  const made = await first.call('POST', `machine-tokens/${clientNumber}`, { token, body })
  const machine = made.statusCode === 200 ? made.json<{ token: string }>().token : undefined
  const calendar = await first.call('POST', `booking-calendars/${clientNumber}`, {
    token,
    body: { isDetailed: false },
  })
  const { pathname } = new URL(answer<{ address: string }>(calendar).address)
  const [mail] = await mailsAfter(first, () => first.call('POST', 'recoveries', { body: { email } }))
  const link = secretIn(mail)
  return {
    machine,
    calendar: async () => (await second.app.inject(pathname)).statusCode,
    link: async () =>
      codeOf(
        await second.call('POST', 'passwords', { token: link, body: { password: 'blåbär på gläntan' } }),
      ),
  }
}

describe('the users of a customer', () => {
  test('are told with state and roles, by last name', async () => {
    const { items, total, pageSize } = await users()
    expect([items.length, pageSize]).toEqual([PART_PAGE_SIZE, PART_PAGE_SIZE])
    const pages = Array.from({ length: Math.ceil(total / pageSize) }, (_, at) => users(`?page=${at + 1}`))
    const all = (await Promise.all(pages)).flatMap(page => page.items)
    expect(new Set(all.map(({ id }) => id)).size).toBe(total)
    const hr = all.find(({ email }) => email === HR)
    expect(hr).toMatchObject({ state: 'active', isCaseWorker: false })
    expect(hr?.roles).toContainEqual({ role: 'extended-orderer', unitPath: [], recursive: true })
    expect(all.map(({ email }) => email)).not.toContain(LIMITED)
  })

  test('are searched by name and address; six digits go in a body', async () => {
    expect((await users('?q=HR@demo')).items.map(({ email }) => email)).toEqual([HR])
    const { name } = (await users('?q=hr@demo')).items[0] ?? expect.fail('nobody')
    expect((await users(`?q=${encodeURIComponent(name)}`)).items.map(({ email }) => email)).toContain(HR)
    const refused = await first.call('GET', `customers/${OWN}/users?q=123456`, { token: worker })
    expect(codeOf(refused)).toBe('INVALID_REQUEST')
    const found = await first.call('POST', `customers/${OWN}/users/searches`, {
      token: worker,
      body: { q: '123456' },
    })
    expect(answer<PageOf<typeof customerUsersList>>(found).total).toBe(0)
  })
})

describe('an account that a case worker closes', () => {
  test('ends at once at both servers, with links and calendar addresses, and is answered like a wrong password', async () => {
    const [one, other] = [await first.signIn(HR), await second.signIn(HR)]
    const had = await belongings(one, HR, OWN)
    expect([await had.calendar(), await everywhere('profile', other)]).toEqual([200, [200, 200]])
    const closed = await act(`${OWN}/users/${await idOf(HR)}/close`)
    expect(answer<CustomerUser>(closed)).toMatchObject({ state: 'closed', email: HR })
    expect([await everywhere('profile', one), await everywhere('profile', other)]).toEqual([
      [498, 498],
      [498, 498],
    ])
    expect([await had.calendar(), await had.link(), await signIn(HR)]).toEqual([
      404,
      'LINK_EXPIRED',
      'SIGN_IN_FAILED',
    ])
    expect((await auditOf(first.services.db, 'account-closed')).at(-1)).toMatchObject({
      actor: await idOf(CASE_WORKER),
      object: await idOf(HR),
      details: { sessions: 2, calendars: 1 },
    })
  })

  test('is mailed nothing, and neither a role nor an import opens it', async () => {
    const { db } = first.services
    const role = await fileRoleAt(db, await idOf(HR), FOREIGN)
    const mails = await mailsAfter(first, async () => {
      await first.call('POST', 'activations', { body: { email: HR } })
      const recovery = await first.call('POST', 'recoveries', { body: { email: HR } })
      expect(codeOf(recovery)).toBe('RECOVERY_FAILED')
    })
    expect(mails).toEqual([])
    expect(await signIn(HR)).toBe('SIGN_IN_FAILED')
    await role.takeAway()
  })

  test('is activated anew by its owner once it is reopened; the old password is gone', async () => {
    first.clock.advance(3_600_000)
    worker = await first.signIn(CASE_WORKER)
    const id = await idOf(HR)
    const [mail] = await mailsAfter(first, async () => {
      expect(answer<CustomerUser>(await act(`${OWN}/users/${id}/reopen`)).state).toBe('inactive')
      await act(`${OWN}/users/${id}/reopen`)
    })
    expect(await signIn(HR)).toBe('SIGN_IN_FAILED')
    const activated = await second.call('POST', 'accounts', { token: secretIn(mail) })
    const { accessToken: token } = answer<{ accessToken: string }>(activated)
    const body = { currentPassword: null, newPassword: DEMO_PASSWORD }
    expect(codeOf(await second.call('POST', 'profile/password', { token, body }))).toBe('done')
    expect(await signIn(HR)).toBe('done')
    expect(await auditOf(first.services.db, 'account-reopened')).toHaveLength(1)
  })

  test('keeps nothing of what was under way when it was closed', async () => {
    const { db } = first.services
    const id = await idOf(HR)
    const { passwordHash } = await accountOf(db, HR)
    await act(`${OWN}/users/${id}/close`)
    // What a call writes that checked the caller before the account was closed.
    const left = { accountId: id, method: 'password', device: readDevice(''), binding: null } as const
    const session = await openSession(db, left, first.clock.now())
    expect(await replacePasswordHash(db, id, { from: null, to: passwordHash ?? '' })).toBe(false)
    await changeAccount(db, HR, { passwordHash })
    const [mail] = await mailsAfter(first, () => act(`${OWN}/users/${id}/reopen`))
    const activated = await second.call('POST', 'accounts', { token: secretIn(mail) })
    expect(await signIn(HR)).toBe('SIGN_IN_FAILED')
    expect((await sessionsOf(db, HR)).find(row => row.id === session.id)?.revokedAt).not.toBeNull()
    const { accessToken: token } = answer<{ accessToken: string }>(activated)
    const body = { currentPassword: null, newPassword: DEMO_PASSWORD }
    expect(codeOf(await second.call('POST', 'profile/password', { token, body }))).toBe('done')
  })

  test('is not one’s own, nor one of another customer, nor done by anyone else', async () => {
    const { db } = first.services
    const own = await idOf(CASE_WORKER)
    expect(codeOf(await act(`${OWN}/users/${own}/close`))).toBe('NOT_FOUND')
    const role = await fileRoleAt(db, own, OWN)
    expect(codeOf(await act(`${OWN}/users/${own}/close`))).toBe('OWN_ACCOUNT')
    await role.takeAway()
    expect(codeOf(await act(`${OWN}/users/${await idOf(LIMITED)}/close`))).toBe('NOT_FOUND')
    const hr = await first.signIn(HR)
    expect(codeOf(await act(`${OWN}/users/${await idOf('chef@demo.example')}/close`, hr))).toBe('NOT_FOUND')
    expect(codeOf(await act(`${OWN}/close`, hr))).toBe('NOT_FOUND')
    expect(await signIn('chef@demo.example')).toBe('done')
  })
})

describe('a company that a case worker closes', () => {
  test('is shut to people and machines at once at both servers; who has another company goes on there', async () => {
    const [hr, chef] = [await first.signIn(HR), await first.signIn('chef@demo.example')]
    const had = await belongings(hr, HR, OWN)
    if (!had.machine) expect.fail('no machine token')
    expect(await everywhere(`personnel-files/${OWN}`, had.machine)).toEqual([200, 200])
    expect(answer(await act(`${OWN}/close`))).toMatchObject({ state: 'closed', clientNumber: OWN })
    expect(await everywhere(`profile/${OWN}`, hr)).toEqual([409, 409])
    expect(await everywhere('profile/10402', hr)).toEqual([200, 200])
    expect(await everywhere('profile', chef), 'has no other company').toEqual([498, 498])
    expect(await everywhere(`personnel-files/${OWN}`, had.machine)).toEqual([498, 498])
    expect(await had.calendar()).toBe(404)
    expect((await auditOf(first.services.db, 'company-closed')).at(-1)).toMatchObject({
      actor: await idOf(CASE_WORKER),
      clientNumber: OWN,
      details: { machineTokens: 2, calendars: 1 },
    })
  })

  test('is told to who has shown the password or BankID, and to nobody else', async () => {
    expect(await signIn('chef@demo.example')).toBe('CUSTOMER_CLOSED')
    const right = { email: 'chef@demo.example', password: DEMO_PASSWORD }
    const refused = await second.call('POST', 'tokens', { body: right })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      401,
      { title: 'Din organisation använder inte portalen längre.' },
    ])
    const body = { email: 'chef@demo.example', password: 'fel' }
    expect(codeOf(await second.call('POST', 'tokens', { body }))).toBe('SIGN_IN_FAILED')
    const { pid } = await accountOf(first.services.db, 'chef@demo.example')
    const call = {
      ...{ services: second.services, now: second.clock.now(), isSecure: false, isPortal: false },
      ...{
        origin: 'http://localhost',
        clientAddress: '192.0.2.9',
        userAgent: '',
        cookies: { set: () => undefined },
      },
    }
    await expect(signInPerson(call, pid ?? '')).rejects.toMatchObject({ code: 'CUSTOMER_CLOSED' })
    const recovery = await first.call('POST', 'recoveries', { body: { email: 'chef@demo.example' } })
    expect(codeOf(recovery)).toMatch(/^RECOVERY_/)
    expect(await signIn(HR)).toBe('done')
  })

  test('is still seen by case workers, and its users are mailed nothing', async () => {
    expect((await users()).total).toBeGreaterThan(1)
    expect((await first.call('GET', `customers/${OWN}`, { token: worker })).statusCode).toBe(200)
    await changeAccount(first.services.db, 'chef@demo.example', { state: 'inactive' })
    const mails = await mailsAfter(first, () =>
      first.call('POST', 'activations', { body: { email: 'chef@demo.example' } }),
    )
    expect(mails).toEqual([])
    await changeAccount(first.services.db, 'chef@demo.example', { state: 'active' })
  })

  test('is open to its users again once it is reopened; tokens and addresses have ended', async () => {
    expect(answer(await act(`${OWN}/reopen`))).toMatchObject({ state: 'open', closedAt: null })
    await act(`${OWN}/reopen`)
    expect(await signIn('chef@demo.example')).toBe('done')
    const hr = await second.signIn(HR)
    const tokens = await first.call('GET', `machine-tokens/${OWN}`, { token: hr })
    expect(answer<{ items: unknown[] }>(tokens).items).toEqual([])
    expect(await auditOf(first.services.db, 'company-reopened')).toHaveLength(1)
  })

  test('keeps no machine token that was made while it was being closed', async () => {
    const hr = await first.signIn(HR)
    const body = { name: 'sen', grants: ['personnel-file'] }
    const made = answer<{ id: string; token: string }>(
      await first.call('POST', `machine-tokens/${OWN}`, { token: hr, body }),
    )
    await act(`${OWN}/close`)
    await first.services.db
      .update(machineTokens)
      .set({ revokedAt: null })
      .where(eq(machineTokens.id, made.id))
    await act(`${OWN}/reopen`)
    expect(await everywhere(`personnel-files/${OWN}`, made.token)).toEqual([498, 498])
  })

  test('mails neither the sender of a file that is asked about nor anyone else', async () => {
    const hr = await first.signIn(HR)
    const sent = await fileCaller(first, hr).send({ bytes: csvOf(await rightRows(3)), clientNumber: OWN })
    await act(`${OWN}/close`)
    const mails = await mailsAfter(first, async () => {
      for (const [event, body] of [
        ['acknowledge', {}],
        ['ask', { text: 'Vilken enhet?' }],
      ] as const) {
        const headers = { 'idempotency-key': `the-key-of-${event}` }
        expect(
          codeOf(await first.call('POST', `cases/${sent.id}/${event}`, { token: worker, body, headers })),
        ).toBe('done')
      }
    })
    expect(mails).toEqual([])
    await act(`${OWN}/reopen`)
  })
})
