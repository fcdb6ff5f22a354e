import type { coworkersList } from '@salvia/core/coworkers'
import type { PageOf } from '@salvia/core/lists'
import type { Profile } from '@salvia/core/profile'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../clock.ts'
import { type BankIdApp, openBankIdApp, TestBrowser } from '../../testing/bankid.ts'
import {
  type Cells,
  caseWorker,
  csvOf,
  fileCaller,
  openTestApp,
  rightRows,
  type TestApp,
  unitCells,
} from '../../testing/index.ts'
import { mailsAfter, secretIn } from '../../testing/mail-box.ts'
import {
  accountOf,
  allAccounts,
  auditOf,
  changeAccount,
  changeEmployee,
  employeesOf,
} from '../../testing/test.store.ts'

const COMPANY = '10401'
const BOSS = 'boss@exempel.se'
const MANAGER = 'Närmaste chef'
const PASSWORD = 'blåbär på gläntan'

let app: TestApp
let bankid: BankIdApp
let rows: Cells[]
let made = 0
beforeAll(async () => {
  app = await openTestApp()
  bankid = await openBankIdApp(app)
  rows = (await rightRows(6)).map(row => ({ ...row, ...unitCells('Drift', 'Lager') }))
  await importFile()
})
afterAll(async () => {
  await bankid.close()
  await app.close()
})

const db = () => app.services.db

/**
 * Imports a personnel file in which the first person is the immediate manager of the others, unless the cells say
 * otherwise.
 */
async function importFile(boss: Cells = {}, others: Cells = {}): Promise<void> {
  made += 1
  const title = { Befattning: `Roll ${made}` }
  const file = rows.map((row, index) =>
    index === 0
      ? { ...row, ...title, 'E-post': BOSS, [MANAGER]: '', ...boss }
      : { ...row, ...title, [MANAGER]: BOSS, ...others },
  )
  // Several days pass between two files, so both sides sign in again for each file.
  const hr = fileCaller(app, await app.signIn('hr@demo.example'))
  const worker = caseWorker(app, await app.signIn('handlaggare@demo.example'))
  const { id } = await hr.send({ bytes: csvOf(file), clientNumber: COMPANY })
  const details = await worker.import(id)
  expect(details.status).toBe('IMPORTED')
}
const bossRow = async () => {
  const all = await employeesOf(db(), COMPANY)
  return all.find(({ email }) => email === BOSS) ?? expect.fail('there is no boss')
}
const ask = (email: string) => {
  app.clock.advance(DAY_MS)
  return mailsAfter(app, () => app.call('POST', 'activations', { body: { email } }))
}
const recovery = async (email: string) =>
  (await app.call('POST', 'recoveries', { body: { email } })).json<{ code: string }>().code
const bankIdOf = async (pid: string, identityLink?: string) => {
  const browser = new TestBrowser(bankid.app)
  const { body } = await browser.start('qr', undefined, identityLink)
  await bankid.play({ orderRef: String(body.orderRef) }, { kind: 'person', personalNumber: pid })
  return (await browser.collect({ orderRef: body.orderRef })).body
}
const forget = async () => {
  await db().execute(sql`update employees set manager_account_id = null`)
  const { id } = await accountOf(db(), BOSS)
  for (const table of ['sessions', 'mailed_links', 'memberships'])
    await db().execute(sql`delete from ${sql.identifier(table)} where account_id = ${id}`)
  await db().execute(sql`delete from accounts where id = ${id}`)
}
const membershipsOf = async (email: string) => {
  const { rows: found } = await db().execute<{ told: string }>(sql`
    select client_number || ' ' || source as told from memberships join accounts on accounts.id = account_id
    where email = ${email} order by told`)
  return found.map(({ told }) => told)
}

describe('an immediate manager for whom no file made an account', () => {
  test('has none until asked for, and is told to activate one instead of a new password', async () => {
    expect((await allAccounts(db())).map(({ email }) => email)).not.toContain(BOSS)
    expect(await recovery(BOSS)).toBe('NOT_ACTIVATED')
  })

  test('asks for one by address: a link, then the first password, then the direct reports', async () => {
    const [mail] = await ask(BOSS.toUpperCase())
    expect(mail).toMatchObject({ subject: 'Aktivera ditt konto', to: [{ address: BOSS }] })
    const account = await accountOf(db(), BOSS)
    const row = await bossRow()
    expect(account).toMatchObject({ state: 'inactive', pid: null, firstName: row.firstName })
    expect(await membershipsOf(BOSS)).toEqual([`${COMPANY} file`])
    expect((await auditOf(db(), 'account-made-for-manager')).at(-1)).toMatchObject({ object: account.id })
    const activated = await app.call('POST', 'accounts', { token: secretIn(mail) })
    expect(activated.json()).toMatchObject({ next: 'password', bankId: { kind: 'bind' } })
    const { accessToken } = activated.json<{ accessToken: string }>()
    const body = { currentPassword: null, newPassword: PASSWORD }
    await app.call('POST', 'profile/password', { token: accessToken, body })
    const token = await app.signIn(BOSS, PASSWORD)
    const { pidHash } = (await app.call('GET', 'profile', { token })).json<Profile>()
    const list = await app.call('GET', `persons/${pidHash}/companies/${COMPANY}/subordinates/managed`, {
      token,
    })
    expect(list.json<PageOf<typeof coworkersList>>().items).toHaveLength(rows.length - 1)
  })

  test('may no longer sign in once nobody is managed, and may again', async () => {
    const token = await app.signIn(BOSS, PASSWORD)
    const status = async () => (await app.call('GET', 'profile', { token })).statusCode
    expect(await status()).toBe(200)
    await importFile({}, { [MANAGER]: '' })
    expect(await status()).toBe(498)
    expect(await membershipsOf(BOSS)).toEqual([])
    await expect(app.signIn(BOSS, PASSWORD)).rejects.toThrow('SIGN_IN_NOT_PERMITTED')
    await importFile()
    expect(await membershipsOf(BOSS)).toEqual([`${COMPANY} file`])
    await app.signIn(BOSS, PASSWORD)
  })

  test('may not by being one’s own manager alone', async () => {
    await importFile({ [MANAGER]: BOSS }, { [MANAGER]: '' })
    await expect(app.signIn(BOSS, PASSWORD)).rejects.toThrow('SIGN_IN_NOT_PERMITTED')
    await importFile()
  })

  test('shows BankID: the account is made, and a link mailed that binds it', async () => {
    await forget()
    const { pid } = await bossRow()
    const [mail] = await mailsAfter(app, async () =>
      expect(await bankIdOf(pid)).toMatchObject({ code: 'BANKID_LINK_MAILED' }),
    )
    expect(await accountOf(db(), BOSS)).toMatchObject({ state: 'inactive', pid: null })
    expect(await bankIdOf(pid, secretIn(mail))).toMatchObject({ status: 'complete', email: BOSS })
    expect(await accountOf(db(), BOSS)).toMatchObject({ state: 'active', pid })
    expect(await bankIdOf(pid)).toMatchObject({ status: 'complete', email: BOSS })
  })

  test('bound to a number is found by it, whatever email the file says later', async () => {
    await importFile({ 'E-post': 'ny.adress@exempel.se' }, { [MANAGER]: 'ny.adress@exempel.se' })
    expect(await membershipsOf(BOSS)).toEqual([`${COMPANY} file`])
    const { pid } = await accountOf(db(), BOSS)
    expect(await bankIdOf(pid ?? '')).toMatchObject({ status: 'complete', email: BOSS })
    expect(await ask('ny.adress@exempel.se')).toEqual([])
    await importFile()
  })

  test('gets none with an email that another employee has too', async () => {
    await forget()
    const all = await employeesOf(db(), COMPANY)
    const other = all.find(({ email }) => email !== BOSS) ?? expect.fail('there is nobody else')
    await changeEmployee(db(), other.id, { email: BOSS })
    expect(await ask(BOSS)).toEqual([])
    const pid = all.find(({ email, id }) => email === BOSS && id !== other.id)?.pid ?? ''
    expect(await bankIdOf(pid)).toMatchObject({ code: 'BANKID_NO_ADDRESS' })
    await changeEmployee(db(), other.id, { email: other.email })
  })

  test('without an email is told whom to ask', async () => {
    const { id, pid } = await bossRow()
    await changeEmployee(db(), id, { email: null })
    expect(await bankIdOf(pid)).toMatchObject({ code: 'BANKID_NO_ADDRESS', status: 401 })
    await changeEmployee(db(), id, { email: BOSS })
  })

  test('does not get back an account that was closed', async () => {
    await ask(BOSS)
    await changeAccount(db(), BOSS, { state: 'closed' })
    expect(await ask(BOSS)).toEqual([])
    expect(await bankIdOf((await bossRow()).pid)).toMatchObject({ code: 'SIGN_IN_NOT_PERMITTED' })
  })
})

test('an employee who manages nobody gets no account', async () => {
  const all = await employeesOf(db(), COMPANY)
  const email = all.find(row => row.email !== null && row.email !== BOSS)?.email ?? ''
  expect(await ask(email)).toEqual([])
  expect(await recovery(email)).toBe('RECOVERY_NOT_PERMITTED')
  expect((await allAccounts(db())).map(account => account.email)).not.toContain(email)
})
