import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, addMonths, atStockholm, type IsoDate, isoDate } from '@salvia/core/primitives'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  certificateMailEntries,
  certificateMailRuns,
  certificateMails,
} from '../../db/schema/certificates.ts'
import { mailedLinks, mailSubscriptions } from '../../db/schema/links.ts'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { employeesWithinReach, openBeside, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import {
  accountOf,
  changeAccount,
  changeEmployee,
  companyOf,
  employeesOf,
  giveRoles,
  removeRoles,
  rolesOf,
  setFeatures,
} from '../../testing/test.store.ts'
import { entriesOf, setEntries, type TestEntry } from '../../testing/test-certificates.store.ts'
import { mailCertificates } from './mail-certificates.job.ts'
import { planCertificateMails } from './plan-mails.job.ts'
import { planMails } from './plan-mails.ts'

const COMPANY = '10401'
const [HR, ORDERER] = ['hr@demo.example', 'bestallare@demo.example']
/** A Wednesday in the middle of a month, far from any digest. */
const TODAY = isoDate(2027, 3, 17)
const END = addDays(TODAY, 90)

let salvia: TestApp
let second: TestApp
let anna: Awaited<ReturnType<typeof employeesOf>>[number]
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  const everybody = await employeesOf(salvia.services.db, COMPANY)
  const [near] = await employeesWithinReach(salvia, await salvia.signIn(ORDERER), { context: 'orderable' })
  anna = everybody.find(({ id }) => id === near) ?? expect.fail('nobody')
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})
beforeEach(async () => {
  const { db } = salvia.services
  // Each test begins on the same days, and a mail of one user and day is one file.
  const folder = join(salvia.folder, 'mail')
  for (const name of await readdir(folder)) await rm(join(folder, name))
  await db.delete(mailedLinks)
  await db.delete(mailSubscriptions)
  await db.delete(certificateMailEntries)
  await db.delete(certificateMails)
  await db.delete(certificateMailRuns)
  await setEntries(db, [entry()])
  await on(addDays(TODAY, -10))
})

const entry = (given: Partial<TestEntry> = {}): TestEntry => ({
  ...{ employeeId: anna.id, medicalCheck: 'silica', origin: 'journal' },
  ...{ startsOn: isoDate(2025, 1, 2), endsOn: END, ...given },
})
const at = (date: IsoDate, hour = 6) => atStockholm(date, { hour, minute: 3 })
const run = (app = salvia) => app.services.jobs.send(planCertificateMails, {})
/** The mails of one run of the job on a day, to one user. */
async function on(date: IsoDate, { hour, user = ORDERER }: { hour?: number; user?: string } = {}) {
  salvia.clock.set(at(date, hour))
  return ofUser(await mailsAfter(salvia, () => run()), user)
}
const ofUser = (mails: Email[], user: string) => mails.filter(mail => mail.to?.[0]?.address === user)
const entryId = async (employeeId = anna.id) =>
  (await entriesOf(salvia.services.db, employeeId)).find(({ removedAt }) => removedAt === null)?.id ??
  expect.fail('no entry')

async function turn(isOn: boolean, { user = ORDERER, id }: { user?: string; id?: string } = {}) {
  const response = await salvia.call('POST', `certificates/${COMPANY}/${id ?? (await entryId())}/mails`, {
    token: await salvia.signIn(user),
    body: { isOn },
  })
  return response.statusCode === 204 ? 204 : response.json<{ status: number; code: string }>()
}
const to = (mails: Email[]) => mails.map(mail => mail.to?.[0]?.address)
const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? ''
/** The secrets of the links of a mail: of each entry in turn, and of all. */
const secretsIn = (mail: Email | undefined) =>
  [...(mail?.text ?? '').matchAll(/unsubscribe\?mails=(?:one|all)#([\w-]+)/g)].map(
    ([, secret = '']) => secret,
  )
const turnOff = async (token: string | undefined) => {
  const response = await salvia.call('POST', 'unsubscriptions', { token: token ?? '' })
  const { isAll, code } = response.json<{ isAll?: boolean; code?: string }>()
  return code ?? (isAll ? 'all' : 'one')
}

describe('an entry that somebody follows', () => {
  test('is mailed about on each mail day and on no other, over a year walked day by day by two processes', async () => {
    await turn(true)
    const mails = await mailsAfter(salvia, async () => {
      for (let day = addDays(TODAY, -9); day <= addMonths(END, 8); day = addDays(day, 1)) {
        salvia.clock.set(at(day))
        await planMails(Number(day.slice(-1)) % 2 ? salvia.services : second.services)
      }
    })
    const ids = ofUser(mails, ORDERER).map(({ messageId }) => messageId?.match(/\d{4}-\d\d-\d\d(?=@)/)?.[0])
    expect(ids.sort()).toEqual([TODAY, END, ...[1, 2, 3, 4, 5].map(months => addMonths(END, months))])
  })

  test('names nobody: neither names, numbers, check nor unit stand in the mail, and its id is of user and day', async () => {
    await turn(true)
    const [mail, ...more] = await on(TODAY)
    expect(to([mail ?? expect.fail('no mail')])).toEqual([ORDERER])
    expect(more).toEqual([])
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`
    for (const word of [anna.firstName, anna.lastName, anna.pid, anna.pid.slice(2), 'Silica', 'dust'])
      expect(all).not.toContain(word)
    expect(mail?.text).toContain('15 June 2027')
    const { id } = await accountOf(salvia.services.db, ORDERER)
    expect(mail?.messageId).toMatch(new RegExp(`^<certificates-${id}-2027-03-17@`))
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('waits for the morning, and comes late after an outage unless a later mail is due', async () => {
    await turn(true)
    expect(await on(TODAY, { hour: 5 })).toEqual([])
    expect(to(await on(addDays(TODAY, 10)))).toEqual([ORDERER])
    expect(await on(addDays(TODAY, 11))).toEqual([])
    expect(to(await on(addMonths(END, 2)))).toEqual([ORDERER])
    expect(await on(addDays(addMonths(END, 2), 5))).toEqual([])
  })

  test('makes up for nothing that passed before it was turned on', async () => {
    salvia.clock.set(at(addDays(TODAY, 5)))
    await turn(true)
    expect(await on(addDays(TODAY, 6))).toEqual([])
    expect(to(await on(END))).toEqual([ORDERER])
  })

  test('is one mail for two processes, and for a run that is repeated', async () => {
    await turn(true)
    salvia.clock.set(at(TODAY))
    const mails = await mailsAfter(salvia, async () => {
      await Promise.all([run(), run(second), run(), run(second)])
      await Promise.all([salvia.runJobs(), second.runJobs()])
    })
    expect(to(mails)).toEqual([ORDERER])
    expect(await on(TODAY, { hour: 9 })).toEqual([])
  })

  test('that is sent again after a crash is one file with one id', async () => {
    await turn(true)
    const { db } = salvia.services
    const [first] = await on(TODAY)
    await db.update(certificateMails).set({ doneAt: null })
    const { id: accountId } = await accountOf(db, ORDERER)
    const again = await mailsAfter(salvia, () =>
      salvia.services.jobs.send(mailCertificates, { accountId, day: TODAY }),
    )
    expect(first?.messageId).toBeTruthy()
    expect(again).toEqual([])
  })
})

describe('no mail', () => {
  test.each<readonly [string, () => Promise<unknown>]>([
    ['of an entry that was removed', () => setEntries(salvia.services.db, [])],
    ['about somebody who has left', () => changeEmployee(salvia.services.db, anna.id, { endedAt: TEST_NOW })],
    ['to one who lost every role the same day', () => removeRoles(salvia.services.db, ORDERER)],
    ['to a closed account', () => changeAccount(salvia.services.db, ORDERER, { state: 'closed' })],
    ['where the agreement has no check-ups', () => setFeatures(salvia.services.db, COMPANY, ['start'])],
    ['that was turned off', () => turn(false)],
  ])('%s', async (_, change) => {
    const { db } = salvia.services
    const roles = await rolesOf(db, ORDERER)
    await turn(true)
    salvia.clock.set(at(TODAY))
    const mails = await mailsAfter(salvia, async () => {
      await run()
      await change()
    })
    await removeRoles(db, ORDERER)
    await giveRoles(db, roles)
    await changeAccount(db, ORDERER, { state: 'active' })
    await changeEmployee(db, anna.id, { endedAt: null })
    await setFeatures(db, COMPANY, null)
    expect(mails).toEqual([])
  })

  test('can be turned on without a last day, or about an entry that one does not see', async () => {
    await setEntries(salvia.services.db, [entry({ origin: 'manual', endsOn: null })])
    expect(await turn(true)).toMatchObject({ status: 409, code: 'CERTIFICATE_WITHOUT_END' })
    expect(await turn(true, { user: 'begransad@demo.example' })).toMatchObject({ status: 404 })
  })
})

describe('the mails go on', () => {
  test('about the certificate that takes the place of the one that was followed', async () => {
    await turn(true)
    const token = await providerToken(salvia, ['certificates'])
    const later = addMonths(END, 24)
    const data = { clientNumber: COMPANY, pid: anna.pid, check: 'silica', issued: TODAY, end: later }
    await sendLines(salvia, 'feeds/certificates', {
      token,
      lines: JSON.stringify({ id: 'renewed', version: 1, op: 'put', data }),
    })
    expect(await on(addDays(TODAY, 1))).toEqual([])
    expect(to(await on(addDays(later, -90)))).toEqual([ORDERER])
  })

  test('about the monitoring that replaces another', async () => {
    await setEntries(salvia.services.db, [entry({ origin: 'monitoring' })])
    await turn(true)
    const [replaces, later] = [await entryId(), addDays(END, 60)]
    await salvia.call('POST', `certificates/${COMPANY}`, {
      token: await salvia.signIn(HR),
      body: {
        ...{ employee: salvia.services.secrets.pidHash(anna.pid), check: 'silica' },
        ...{ start: TODAY, end: later, replaces: [replaces] },
      },
    })
    expect(await on(TODAY)).toEqual([])
    expect(to(await on(addDays(later, -90)))).toEqual([ORDERER])
  })
})

describe('the profile', () => {
  const listed = async () => {
    const token = await salvia.signIn(ORDERER)
    const { items } = (await salvia.call('GET', 'profile/notifications', { token })).json<{
      items: { about: string | null; isOn: boolean }[]
    }>()
    return items
  }

  test('names one entry after its dates were changed twice, and none once it is removed', async () => {
    await setEntries(salvia.services.db, [entry({ origin: 'monitoring' })])
    await turn(true)
    const token = await salvia.signIn(HR)
    const post = (path: string, body?: object) =>
      salvia.call('POST', `certificates/${COMPANY}${path}`, { token, ...(body && { body }) })
    for (const days of [10, 20])
      await post('', {
        ...{ employee: salvia.services.secrets.pidHash(anna.pid), check: 'silica', start: TODAY },
        ...{ end: addDays(END, days), replaces: [await entryId()] },
      })
    expect(await listed()).toMatchObject([{ about: expect.stringContaining(anna.lastName), isOn: true }])
    await post(`/${await entryId()}/removals`)
    expect(await listed()).toEqual([])
  })
})

describe('the links of a mail', () => {
  test('turn off one entry, or all mails, and say when that is done already', async () => {
    await setEntries(salvia.services.db, [entry(), entry({ medicalCheck: 'asbestos' })])
    const entries = await entriesOf(salvia.services.db, anna.id)
    for (const { id } of entries) await turn(true, { id })
    const [mail] = await on(TODAY)
    const [one, ...rest] = secretsIn(mail)
    expect(rest).toHaveLength(2)
    // The page of a link says by this word what the press will turn off.
    const told = [...(mail?.text ?? '').matchAll(/unsubscribe\?mails=(\w+)#/g)].map(([, word]) => word)
    expect(told).toEqual(['one', 'one', 'all'])
    expect(header(mail, 'list-unsubscribe')).toMatch(/\/unsubscribe\/[\w-]{43}\?mails=all>$/)
    expect(await turnOff(one)).toBe('one')
    expect(await turnOff(one)).toBe('ALREADY_UNSUBSCRIBED')
    const [other, all, ...more] = secretsIn((await on(END))[0])
    expect(more).toEqual([])
    expect(await turnOff(all)).toBe('all')
    expect(await turnOff(other)).toBe('ALREADY_UNSUBSCRIBED')
    expect(await on(addMonths(END, 1))).toEqual([])
    const token = await salvia.signIn(ORDERER)
    const { items } = (await salvia.call('GET', 'profile/notifications', { token })).json<{
      items: { isDigest: boolean; isOn: boolean }[]
    }>()
    expect(items.map(({ isDigest, isOn }) => [isDigest, isOn])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
  })
})

describe('the digest of the month', () => {
  const FIRST = isoDate(2027, 4, 1)
  const digest = (user = HR) => on(FIRST, { user })

  test('goes on its first working day to HR, with the counts of the company, and once', async () => {
    await setEntries(salvia.services.db, [
      entry({ endsOn: addDays(FIRST, -30) }),
      entry({ medicalCheck: 'asbestos' }),
    ])
    expect(await on(addDays(FIRST, -1), { user: HR })).toEqual([])
    const [mail, ...more] = await digest()
    expect(more).toEqual([])
    expect(mail?.text).toContain('1 intyg eller bevakningar löper ut inom 90 dagar och 1 intyg har gått ut')
    expect(secretsIn(mail)).toHaveLength(1)
    expect(await on(addDays(FIRST, 1), { user: HR })).toEqual([])
  })

  test('has a line for each company of one who follows several, and no sum of them', async () => {
    const { db } = salvia.services
    const [other = expect.fail('nobody')] = await employeesOf(db, '10402')
    await setEntries(db, [
      entry({ endsOn: addDays(FIRST, 20) }),
      entry({ medicalCheck: 'asbestos', endsOn: addDays(FIRST, -20) }),
      entry({ employeeId: other.id, endsOn: addDays(FIRST, 20) }),
    ])
    const [mail] = await digest()
    const line = async (company: string, expired: number) => {
      const { name } = await companyOf(db, company)
      return `${name}: 1 intyg eller bevakningar löper ut inom 90 dagar och ${expired} intyg har gått ut.`
    }
    expect(mail?.text).toContain(await line(COMPANY, 1))
    expect(mail?.text).toContain(await line('10402', 0))
    expect(mail?.text).toContain('Byt organisation där för att se de andra.')
  })

  test('is not sent where nothing expires, and not to whoever switched it off', async () => {
    await setEntries(salvia.services.db, [entry({ endsOn: addDays(FIRST, 200) })])
    expect(await digest()).toEqual([])
    await setEntries(salvia.services.db, [entry({ endsOn: addDays(FIRST, 20) })])
    const [mail] = await on(isoDate(2027, 5, 3), { user: HR })
    expect(await turnOff(secretsIn(mail)[0])).toBe('all')
    expect(await on(isoDate(2027, 6, 1), { user: HR })).toEqual([])
  })

  test('tells a check-up reviewer of the reviewed unit, and an orderer of nothing', async () => {
    const { db } = salvia.services
    await setEntries(db, [entry({ endsOn: addDays(FIRST, 20) })])
    const roles = await rolesOf(db, ORDERER)
    expect(await digest(ORDERER)).toEqual([])
    const [role = expect.fail('no role')] = roles
    const reviews = { role: 'checkup-reviewer', recursive: false } as const
    await giveRoles(db, [{ ...role, ...reviews, id: crypto.randomUUID(), unitId: anna.unitId }])
    const [own] = await on(isoDate(2027, 5, 3))
    await removeRoles(db, ORDERER)
    await giveRoles(db, roles)
    expect(own?.text).toContain('expire within 90 days: 0. Certificates that have expired: 1.')
  })

  test('tells an immediate manager of the managed', async () => {
    const { db } = salvia.services
    const { id: managerAccountId } = await accountOf(db, ORDERER)
    await setEntries(db, [entry({ endsOn: addDays(FIRST, 20) })])
    await changeEmployee(db, anna.id, { managerAccountId, managerEmployeeId: null })
    const [own] = await digest(ORDERER)
    const { managerAccountId: before, managerEmployeeId } = anna
    await changeEmployee(db, anna.id, { managerAccountId: before, managerEmployeeId })
    expect(own?.text).toContain('expire within 90 days: 1.')
  })

  test('of one who also follows entries is one mail', async () => {
    await setEntries(salvia.services.db, [entry({ endsOn: FIRST })])
    await turn(true, { user: HR })
    const mails = await digest()
    expect(mails).toHaveLength(1)
    const { name } = await companyOf(salvia.services.db, COMPANY)
    expect(mails[0]?.text).toContain(`1 april 2027, ${name}\n`)
    expect(mails[0]?.text).toContain('1 intyg eller bevakningar löper ut')
  })
})
