import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WithdrawnCertificate } from '@salvia/core/certificates'
import { addDays, atStockholm, type IsoDate, isoDate } from '@salvia/core/primitives'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificateWithdrawals } from '../../db/schema/certificates.ts'
import { mailedLinks, mailSubscriptions } from '../../db/schema/links.ts'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { employeesWithinReach, openBeside, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import {
  accountOf,
  auditOf,
  changeAccount,
  changeEmployee,
  companyOf,
  employeesOf,
  giveRoles,
  removeRoles,
  rolesOf,
  setFeatures,
} from '../../testing/test.store.ts'
import { entriesOf, setEntries } from '../../testing/test-certificates.store.ts'
import { ALL_MAILS } from '../accounts/subscriptions.store.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'
import { tellWithdrawals } from './tell-withdrawals.job.ts'

const COMPANY = '10401'
const [HR, ORDERER] = ['hr@demo.example', 'bestallare@demo.example']
const TODAY = isoDate(2027, 3, 17)
const [START, END] = [addDays(TODAY, -100), addDays(TODAY, 200)]

let salvia: TestApp
let second: TestApp
let token: string
let version = 0
let anna: Awaited<ReturnType<typeof employeesOf>>[number]
let other: typeof anna
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  token = await providerToken(salvia, ['certificates'])
  const everybody = await employeesOf(salvia.services.db, COMPANY)
  const near = await employeesWithinReach(salvia, await salvia.signIn(ORDERER), { context: 'orderable' })
  const [one, two] = everybody.filter(({ id }) => near.includes(id))
  if (!one || !two) expect.fail('nobody')
  anna = one
  other = two
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})
beforeEach(async () => {
  const { db } = salvia.services
  const folder = join(salvia.folder, 'mail')
  for (const name of await readdir(folder)) await rm(join(folder, name))
  await db.delete(mailedLinks)
  await db.delete(mailSubscriptions)
  await db.delete(certificateWithdrawals)
  await setEntries(db, [])
  // Nobody but HR follows the employee, until a test says so.
  await changeEmployee(db, anna.id, { managerAccountId: null, managerEmployeeId: null })
  salvia.clock.set(atStockholm(TODAY, { hour: 9, minute: 0 }))
  await put('one')
  await salvia.runJobs()
})

interface Given {
  readonly pid?: string
  readonly check?: string
  readonly start?: IsoDate
  readonly end?: IsoDate
}
const putLine = (id: string, { pid = anna.pid, check = 'silica', start = START, end = END }: Given = {}) => ({
  ...{ id, version: ++version, op: 'put' },
  data: { clientNumber: COMPANY, pid, check, issued: start, end },
})
const deleteLine = (id: string) => ({ id, version: ++version, op: 'delete' })
async function send(...lines: readonly object[]) {
  const body = lines.map(line => JSON.stringify(line))
  const response = await sendLines(salvia, 'feeds/certificates', { token, lines: body })
  expect(response.statusCode).toBe(200)
}
const put = (id: string, given?: Given) => send(putLine(id, given))
const withdraw = (id = 'one') => send(deleteLine(id))
const to = (mails: Email[]) => mails.map(mail => mail.to?.[0]?.address).sort()
const told = async (work: () => Promise<unknown>) => to(await mailsAfter(salvia, work))
const call = async <T>(method: 'GET' | 'POST', path: string, user: string, body?: object) => {
  const response = await salvia.call(method, `certificates/${COMPANY}${path}`, {
    token: await salvia.signIn(user),
    ...(body && { body }),
  })
  return { status: response.statusCode, ...(response.body ? response.json<T>() : ({} as T)) }
}
const waiting = async (user = HR) =>
  (await call<{ items: WithdrawnCertificate[] }>('GET', '/withdrawals', user)).items
const onPage = async (user = HR) => {
  const path = `/employees/${salvia.services.secrets.pidHash(anna.pid)}`
  return (await call<{ withdrawn: WithdrawnCertificate[] }>('GET', path, user)).withdrawn
}
async function follow(user = ORDERER) {
  const [entry] = await entriesOf(salvia.services.db, anna.id)
  expect((await call('POST', `/${entry?.id}/mails`, user, { isOn: true })).status).toBe(204)
}
async function withReviewer(work: () => Promise<void>) {
  const { db } = salvia.services
  const roles = await rolesOf(db, ORDERER)
  const [role = expect.fail('no role')] = roles
  const reviews = { role: 'checkup-reviewer', recursive: false, unitId: anna.unitId } as const
  await giveRoles(db, [{ ...role, ...reviews, id: crypto.randomUUID() }])
  await work()
  await removeRoles(db, ORDERER)
  await giveRoles(db, roles)
}

describe('a withdrawn certificate is mailed about at once', () => {
  test('to HR, and not to an order manager who follows nothing', async () => {
    expect(await told(() => withdraw())).toEqual([HR])
  })

  test('to whoever has turned on mails about it', async () => {
    await follow()
    expect(await told(() => withdraw())).toEqual([ORDERER, HR].sort())
  })

  test('to HR who has turned off all other mails about check-ups', async () => {
    const { db } = salvia.services
    const { id: accountId } = await accountOf(db, HR)
    const at = { createdAt: TEST_NOW, startedAt: TEST_NOW, endedAt: TEST_NOW }
    await db
      .insert(mailSubscriptions)
      .values({ accountId, kind: CERTIFICATE_MAILS, object: ALL_MAILS, ...at })
    expect(await told(() => withdraw())).toEqual([HR])
  })

  test('to the check-up reviewer of the unit', () =>
    withReviewer(async () => {
      expect(await told(() => withdraw())).toEqual([ORDERER, HR].sort())
    }))

  test('to the immediate manager', async () => {
    const { id: managerAccountId } = await accountOf(salvia.services.db, ORDERER)
    await changeEmployee(salvia.services.db, anna.id, { managerAccountId })
    expect(await told(() => withdraw())).toEqual([ORDERER, HR].sort())
  })

  test('without a name, number, check or unit, with an id of withdrawal and user', async () => {
    const [mail] = await mailsAfter(salvia, () => withdraw())
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`
    for (const word of [anna.firstName, anna.lastName, anna.pid.slice(2), 'varts', 'ilica', 'intyg-'])
      expect(all).not.toContain(word)
    // Of the several organisations that HR sees, the start page shows one.
    expect(mail?.text).toContain(`Välj ${(await companyOf(salvia.services.db, COMPANY)).name} i portalen, om`)
    const [{ id } = expect.fail('no withdrawal')] = await waiting()
    const { id: accountId } = await accountOf(salvia.services.db, HR)
    expect(mail?.messageId).toMatch(new RegExp(`^<withdrawal-${id}-${accountId}@`))
  })

  test('once: not by a job that runs again, nor by a second process', async () => {
    const again = () => salvia.services.jobs.send(tellWithdrawals, {})
    const mails = await told(async () => {
      await withdraw()
      await again()
      await second.services.jobs.send(tellWithdrawals, {})
      await Promise.all([salvia.runJobs(), second.runJobs()])
    })
    expect(mails).toEqual([HR])
    expect(await told(again)).toEqual([])
  })
})

describe('a correction is mailed about', () => {
  test.each<readonly [string, () => Given]>([
    ['that ended it yesterday', () => ({ end: addDays(TODAY, -1) })],
    ['that lets it start tomorrow', () => ({ start: addDays(TODAY, 1) })],
    ['that gives it to another employee', () => ({ pid: other.pid })],
    ['that gives it to another check', () => ({ check: 'asbestos' })],
  ])('%s', async (_, given) => {
    const [mail] = await mailsAfter(salvia, () => put('one', given()))
    expect(mail?.to?.[0]?.address).toBe(HR)
    expect(mail?.text).toContain('har rättats')
    expect(await waiting()).toMatchObject([
      { reason: 'corrected', employee: { lastName: anna.lastName }, check: 'silica', start: START, end: END },
    ])
  })

  test('that says that the check was done without a certificate', async () => {
    const data = { clientNumber: COMPANY, pid: anna.pid, check: 'silica', outcome: 'not-issued', done: START }
    const line = { id: 'one', version: ++version, op: 'put', data }
    expect(await told(() => send(line))).toEqual([HR])
  })
})

describe('nobody is mailed', () => {
  test.each<readonly [string, () => Promise<unknown>]>([
    ['about a correction that only shortens it', () => put('one', { end: TODAY })],
    [
      'about one that had ended',
      async () => {
        salvia.clock.set(atStockholm(addDays(END, 1), { hour: 9, minute: 0 }))
        await withdraw()
      },
    ],
    [
      'about one that a newer had taken the place of',
      async () => {
        await put('newer', { end: addDays(END, 1) })
        await withdraw()
      },
    ],
    ['about one that another of the same batch replaces', () => send(putLine('another'), deleteLine('one'))],
    [
      'about one that comes back before the mail',
      async () => {
        await withdraw()
        await put('one')
      },
    ],
    [
      'about somebody who has left',
      async () => {
        await changeEmployee(salvia.services.db, anna.id, { endedAt: TEST_NOW })
        await withdraw()
      },
    ],
    [
      'where the agreement has no check-ups',
      async () => {
        await setFeatures(salvia.services.db, COMPANY, ['start'])
        await withdraw()
      },
    ],
    [
      'whose account is closed meanwhile',
      async () => {
        await withdraw()
        await changeAccount(salvia.services.db, HR, { state: 'closed' })
      },
    ],
  ])('%s', async (_, work) => {
    const { db } = salvia.services
    const mails = await told(work)
    await changeEmployee(db, anna.id, { endedAt: null })
    await changeAccount(db, HR, { state: 'active' })
    await setFeatures(db, COMPANY, null)
    expect(mails).toEqual([])
  })

  test('about oneself', async () => {
    const { pid } = await accountOf(salvia.services.db, HR)
    await put('own', { pid: pid ?? expect.fail('HR has no identity number') })
    expect(await told(() => withdraw('own'))).toEqual([])
    expect(await waiting()).toEqual([])
    const [own] = await salvia.services.db.select().from(certificateWithdrawals)
    const path = `/withdrawals/${own?.id}/acknowledgements`
    expect(await call('POST', path, HR)).toMatchObject({ code: 'CERTIFICATE_NOT_FOUND' })
  })

  test('who has lost the role since it was turned on', async () => {
    const { db } = salvia.services
    await follow()
    const roles = await removeRoles(db, ORDERER)
    const mails = await told(() => withdraw())
    await giveRoles(db, roles)
    expect(mails).toEqual([HR])
  })
})

describe('the start page', () => {
  test('holds it for each who must know until that one says so, and the page of the employee after that', async () => {
    await follow()
    await withdraw()
    await salvia.runJobs()
    for (const user of [HR, ORDERER]) expect(await waiting(user)).toHaveLength(1)
    const [{ id } = expect.fail('none')] = await waiting()
    expect((await call('POST', `/withdrawals/${id}/acknowledgements`, HR)).status).toBe(204)
    expect((await call('POST', `/withdrawals/${id}/acknowledgements`, HR)).status).toBe(204)
    expect(await waiting()).toEqual([])
    expect(await onPage()).toMatchObject([{ isNew: false, reason: 'withdrawn', type: 'fitness', end: END }])
    expect(await waiting(ORDERER)).toHaveLength(1)
    const said = await auditOf(salvia.services.db, 'certificate-withdrawal-acknowledged')
    expect(said.filter(({ object }) => object === id)).toHaveLength(1)
  })

  test('tells an order manager nothing, who reads it on the page of the employee', async () => {
    await withdraw()
    await salvia.runJobs()
    expect(await waiting(ORDERER)).toEqual([])
    expect(await onPage(ORDERER)).toMatchObject([{ isNew: false }])
  })

  test('tells whoever becomes the manager later', async () => {
    await withdraw()
    await salvia.runJobs()
    const { id: managerAccountId } = await accountOf(salvia.services.db, ORDERER)
    await changeEmployee(salvia.services.db, anna.id, { managerAccountId })
    expect(await waiting(ORDERER)).toHaveLength(1)
  })

  test.each<readonly [string, () => Promise<unknown>]>([
    ['a new certificate', () => put('newer')],
    ['the same one again', () => put('one')],
    ['its last day', async () => salvia.clock.set(atStockholm(addDays(END, 1), { hour: 9, minute: 0 }))],
  ])('leaves it with %s', async (_, work) => {
    await withdraw()
    await salvia.runJobs()
    expect(await waiting()).toHaveLength(1)
    await work()
    expect(await waiting()).toEqual([])
    expect(await onPage()).toEqual([])
  })

  test('has one for an employee and check, however often it was withdrawn', async () => {
    await withdraw()
    await put('one')
    await withdraw()
    expect(await waiting()).toHaveLength(1)
  })
})

test('mails that were on go on for the certificate that stands again', async () => {
  await follow()
  await put('newer', { end: addDays(END, 300) })
  await withdraw('newer')
  await salvia.runJobs()
  const [entry] = await entriesOf(salvia.services.db, anna.id)
  const subscriptions = await salvia.services.db.select().from(mailSubscriptions)
  expect(subscriptions.filter(({ endedAt }) => endedAt === null)).toMatchObject([{ object: entry?.id }])
})
