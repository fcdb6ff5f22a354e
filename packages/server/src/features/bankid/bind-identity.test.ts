import { IDENTITY_LINK_HOURS, LINK_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { mask } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../access/sessions.store.ts'
import { HOUR_MS, MINUTE_MS } from '../../clock.ts'
import { type BankIdApp, openBankIdApp, TestBrowser } from '../../testing/bankid.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import {
  accountOf,
  addFileAccount,
  allAccounts,
  auditOf,
  changeAccount,
  changeEmployee,
  employeesOf,
  sessionsOf,
  setLoginMethod,
} from '../../testing/test.store.ts'

const COMPANY = '10401'
type Employee = Awaited<ReturnType<typeof employeesOf>>[number]

let salvia: TestApp
let bankid: BankIdApp
/** Employees of the company who have no account and manage nobody. */
const others: Employee[] = []
/** One of them, with an account that a personnel file made. */
let person: Employee
let email: string
beforeAll(async () => {
  salvia = await openTestApp()
  bankid = await openBankIdApp(salvia)
  const { db } = salvia.services
  const known = new Set((await allAccounts(db)).flatMap(({ pid, email: address }) => [pid, address]))
  const all = await employeesOf(db, COMPANY)
  const managers = new Set(all.map(({ managerEmployeeId }) => managerEmployeeId))
  others.push(
    ...all.filter(
      row => row.email !== null && !row.pid.endsWith('0000') && !known.has(row.pid) && !managers.has(row.id),
    ),
  )
})
afterAll(async () => {
  await bankid.close()
  await salvia.close()
})
beforeEach(async () => {
  person = others.pop() ?? expect.fail('nobody is left')
  email = person.email ?? ''
  await addFileAccount(salvia.services.db, person)
})

interface Way {
  readonly identityLink?: string
  readonly browser?: TestBrowser
}

/** Signs in with BankID as the person with this identity number. */
async function bankIdOf(pid: string, { identityLink, browser = new TestBrowser(bankid.app) }: Way = {}) {
  const begun = await browser.start('qr', undefined, identityLink)
  if (begun.status !== 200) return begun
  const { orderRef } = begun.body
  await bankid.play({ orderRef: String(orderRef) }, { kind: 'person', personalNumber: pid })
  return browser.collect({ orderRef })
}
const mailsFor = (pid: string) => mailsAfter(salvia, () => bankIdOf(pid))
const linkFor = async (pid: string) => secretIn((await mailsFor(pid))[0])
const code = async (pid: string, way?: Way) => (await bankIdOf(pid, way)).body.code
const accountState = async () => {
  const { pid, state } = await accountOf(salvia.services.db, email)
  return { pid, state }
}
const UNBOUND = { pid: null, state: 'inactive' }
const LINK_MAILED = 'BANKID_LINK_MAILED'

describe('BankID shows a number that no account has', () => {
  test('the owner of the account that a file made is mailed a link, and told where it went', async () => {
    let answer: Awaited<ReturnType<typeof bankIdOf>> | undefined
    const mails = await mailsAfter(salvia, async () => {
      answer = await bankIdOf(person.pid)
    })
    expect(mails).toMatchObject([{ subject: 'Koppla ditt BankID', to: [{ address: email }] }])
    expect(mails[0]?.text).toMatch(/\nhttp:\/\/localhost(:\d+)?\/koppla-bankid#[\w-]{43}\n/)
    expect(answer).toMatchObject({ status: 401, body: { code: LINK_MAILED } })
    expect(answer?.body.detail).toContain(
      `mejlet till ${mask('email', email)} inom ${IDENTITY_LINK_HOURS} timmar`,
    )
    expect(JSON.stringify(answer?.body)).not.toContain(email)
    expect(await accountState()).toEqual(UNBOUND)
  })

  test('the link, opened, and BankID once more: bound, active and signed in; then BankID alone is enough', async () => {
    const identityLink = await linkFor(person.pid)
    const [notice] = await mailsAfter(salvia, async () => {
      const { body } = await bankIdOf(person.pid, { identityLink })
      expect(body).toMatchObject({ status: 'complete', authMethod: 'bankid', email })
    })
    expect(notice).toMatchObject({ subject: 'BankID är kopplat till ditt konto', to: [{ address: email }] })
    expect(await accountState()).toEqual({ pid: person.pid, state: 'active' })
    expect((await bankIdOf(person.pid)).body).toMatchObject({ status: 'complete', email })
    const { id } = await accountOf(salvia.services.db, email)
    expect((await auditOf(salvia.services.db, 'identity-bound')).at(-1)).toMatchObject({ object: id })
  })

  test('other sessions of the account end when it is bound', async () => {
    await changeAccount(salvia.services.db, email, { state: 'active' })
    const { id: accountId } = await accountOf(salvia.services.db, email)
    const beginning = { accountId, method: 'password', binding: null } as const
    const device = { program: null, system: null }
    await openSession(salvia.services.db, { ...beginning, device }, salvia.clock.now())
    await bankIdOf(person.pid, { identityLink: await linkFor(person.pid) })
    const open = (await sessionsOf(salvia.services.db, email)).filter(({ revokedAt }) => revokedAt === null)
    expect(open.map(({ method }) => method)).toEqual(['bankid'])
  })

  test('one mail in five minutes; meanwhile the answer is the same', async () => {
    expect(await mailsFor(person.pid)).toHaveLength(1)
    salvia.clock.advance(LINK_MAIL_PAUSE_MINUTES * MINUTE_MS - 1)
    expect(await code(person.pid)).toBe(LINK_MAILED)
    expect(await mailsFor(person.pid)).toHaveLength(0)
    salvia.clock.advance(1)
    expect(await mailsFor(person.pid)).toHaveLength(1)
  })

  test('the number stands in no mail, job, audit, limit or line of the log', async () => {
    const mails = await mailsFor(person.pid)
    const { rows } = await salvia.services.db.execute(sql`
      select row_to_json(j)::text as text from jobs.job j where name = 'mail-account-letter'
      union all select row_to_json(a)::text from audit a
      union all select row_to_json(r)::text from rate_limits r`)
    const kept = JSON.stringify([mails, rows, salvia.log])
    expect(kept).not.toContain(person.pid)
    expect(kept).not.toContain(secretIn(mails[0]).slice(0, 20).concat('"'))
  })
})

test('the simulator signs as the owner of an account without a number', async () => {
  const browser = new TestBrowser(bankid.app)
  const { orderRef } = (await browser.start()).body
  await bankid.play({ orderRef: String(orderRef) }, { kind: 'person', email })
  expect((await browser.collect({ orderRef })).body).toMatchObject({ code: LINK_MAILED })
})

describe('a link', () => {
  test('opened by someone else is nothing without the BankID of its number', async () => {
    const identityLink = await linkFor(person.pid)
    const attacker = others.pop() ?? expect.fail('nobody is left')
    expect(await code(attacker.pid, { identityLink })).toBe('BANKID_NOT_MATCHED')
    expect(await accountState()).toEqual(UNBOUND)
    expect((await bankIdOf(person.pid, { identityLink })).body.status).toBe('complete')
  })

  test('is nothing but for the browser that opened it: BankID elsewhere does not bind', async () => {
    const identityLink = await linkFor(person.pid)
    await new TestBrowser(bankid.app).start('qr', undefined, identityLink)
    expect(await code(person.pid)).toBe(LINK_MAILED)
    expect(await accountState()).toEqual(UNBOUND)
  })

  test('that was read by a mail scanner binds nothing', async () => {
    const identityLink = await linkFor(person.pid)
    await salvia.app.inject({ url: `/koppla-bankid#${identityLink}` })
    await salvia.app.inject({ url: `/koppla-bankid/${identityLink}` })
    expect(await accountState()).toEqual(UNBOUND)
  })

  test('is used once', async () => {
    const identityLink = await linkFor(person.pid)
    await bankIdOf(person.pid, { identityLink })
    await changeAccount(salvia.services.db, email, UNBOUND as { pid: null; state: 'inactive' })
    expect(await code(person.pid, { identityLink })).toBe('LINK_EXPIRED')
    expect(await accountState()).toEqual(UNBOUND)
  })

  test('is good for 24 hours, to the last moment', async () => {
    const identityLink = await linkFor(person.pid)
    salvia.clock.advance(IDENTITY_LINK_HOURS * HOUR_MS + 1)
    expect(await code(person.pid, { identityLink })).toBe('LINK_EXPIRED')
    salvia.clock.advance(-1)
    expect((await bankIdOf(person.pid, { identityLink })).body.status).toBe('complete')
  })

  test('is replaced by a newer one', async () => {
    const older = await linkFor(person.pid)
    salvia.clock.advance(LINK_MAIL_PAUSE_MINUTES * MINUTE_MS)
    const newer = await linkFor(person.pid)
    expect(await code(person.pid, { identityLink: older })).toBe('LINK_EXPIRED')
    expect((await bankIdOf(person.pid, { identityLink: newer })).body.status).toBe('complete')
  })

  test.each(['closed account', 'case worker'])('is nothing once its account is that of a %s', async kind => {
    const identityLink = await linkFor(person.pid)
    const change = kind === 'closed account' ? { state: 'closed' as const } : { isCaseWorker: true }
    await changeAccount(salvia.services.db, email, change)
    expect(await code(person.pid, { identityLink })).toBe('LINK_EXPIRED')
    expect((await accountState()).pid).toBeNull()
  })

  test('is nothing once the number is another account’s', async () => {
    const identityLink = await linkFor(person.pid)
    const browser = new TestBrowser(bankid.app)
    const { body } = await browser.start('qr', undefined, identityLink)
    const { pid } = await accountOf(salvia.services.db, 'malin.ekwall@demo.example')
    await changeAccount(salvia.services.db, 'malin.ekwall@demo.example', { pid: person.pid, state: 'active' })
    await bankid.play({ orderRef: String(body.orderRef) }, { kind: 'person', personalNumber: person.pid })
    const answer = await browser.collect({ orderRef: body.orderRef })
    expect(answer.body).toMatchObject({ status: 'complete', email: 'malin.ekwall@demo.example' })
    expect(await accountState()).toEqual(UNBOUND)
    await changeAccount(salvia.services.db, 'malin.ekwall@demo.example', { pid })
  })

  test('is nothing once the file says another email for the number', async () => {
    const identityLink = await linkFor(person.pid)
    await changeEmployee(salvia.services.db, person.id, { email: 'annan@exempel.se' })
    expect(await code(person.pid, { identityLink })).toBe('BANKID_NOT_MATCHED')
    expect(await accountState()).toEqual(UNBOUND)
  })

  test.each([
    ['an invented one', 'A'.repeat(43)],
    ['one that activates', 'activation'],
  ])('%s is not the right one', async (_, secret) => {
    const activation = () => mailsAfter(salvia, () => salvia.call('POST', 'activations', { body: { email } }))
    const identityLink = secret === 'activation' ? secretIn((await activation())[0]) : secret
    expect(await code(person.pid, { identityLink })).toBe('LINK_INCORRECT')
    expect(await accountState()).toEqual(UNBOUND)
  })

  test('two for one account at the same moment bind it once', async () => {
    const identityLink = await linkFor(person.pid)
    const both = await Promise.all([1, 2].map(() => bankIdOf(person.pid, { identityLink })))
    expect(both.map(({ body }) => body.status ?? body.code)).toContain('complete')
    expect(await accountState()).toEqual({ pid: person.pid, state: 'active' })
    const bound = (await auditOf(salvia.services.db, 'identity-bound')).map(({ object }) => object)
    const { id } = await accountOf(salvia.services.db, email)
    expect(bound.filter(object => object === id)).toHaveLength(1)
  })
})

describe('no link is mailed', () => {
  const refused = async (expected: string) => {
    const mails = await mailsAfter(salvia, async () => expect(await code(person.pid)).toBe(expected))
    expect(mails).toEqual([])
    expect(await accountState()).toMatchObject({ pid: null })
  }

  test('where two employees have the email', async () => {
    const other = others.pop() ?? expect.fail('nobody is left')
    await changeEmployee(salvia.services.db, other.id, { email: email.toUpperCase() })
    await refused('SIGN_IN_NOT_PERMITTED')
  })

  test('where the file says somebody else’s email', async () => {
    await changeEmployee(salvia.services.db, person.id, { email: 'hr@demo.example' })
    await refused('SIGN_IN_NOT_PERMITTED')
  })

  test('where two customers’ files lead to two accounts', async () => {
    const [row] = await employeesOf(salvia.services.db, '20877')
    if (!row) throw new Error('Nobody is employed.')
    await changeEmployee(salvia.services.db, row.id, { pid: person.pid, email: 'annan.kund@exempel.se' })
    await addFileAccount(salvia.services.db, { ...row, email: 'annan.kund@exempel.se' })
    await refused('BANKID_ACCOUNT_UNCLEAR')
    await changeEmployee(salvia.services.db, row.id, { pid: row.pid, email: row.email })
  })

  test.each([
    ['a closed account', { state: 'closed' as const }],
    ['a case worker’s', { isCaseWorker: true }],
  ])('to %s', async (_, change) => {
    await changeAccount(salvia.services.db, email, change)
    await refused('SIGN_IN_NOT_PERMITTED')
  })

  test('to someone who has left', async () => {
    await changeEmployee(salvia.services.db, person.id, { endedAt: salvia.clock.now() })
    await refused('SIGN_IN_NOT_AUTHORISED')
  })

  test('for a number that ends in 0000, which is nobody’s own', async () => {
    const pid = `${person.pid.slice(0, 8)}0000`
    await changeEmployee(salvia.services.db, person.id, { pid })
    expect(
      await mailsAfter(salvia, async () => expect(await code(pid)).toBe('SIGN_IN_NOT_AUTHORISED')),
    ).toEqual([])
  })

  test('where no organisation of the account takes BankID', async () => {
    await setLoginMethod(salvia.services.db, COMPANY, 'password')
    await refused('BANKID_NOT_ACCEPTED')
    await setLoginMethod(salvia.services.db, COMPANY, 'either')
  })
})
