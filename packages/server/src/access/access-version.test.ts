import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { onPostgres, openBeside, openTestApp, postgresUrlOf, type TestApp } from '../testing/index.ts'
import { SERVER_PROCESS_TEST_MS, startServerProcess } from '../testing/server-process.ts'
import { accountOf, giveRoles, removeRoles } from '../testing/test.store.ts'
import { accessVersion } from './access-version.store.ts'
import { companyRules } from './company-rules.ts'

let salvia: TestApp
let db: Db
beforeAll(async () => {
  salvia = await openTestApp()
  db = salvia.services.db
})
afterAll(() => salvia.close())

const versionOf = async (clientNumber: string, on: Db = db) => (await accessVersion(on, clientNumber)).version

const ROOT = sql`(select id from units where client_number = '10402' and parent_id is null)`
const CHEF = sql`(select id from accounts where email = 'chef@demo.example')`
const SOMEBODY = sql`(select id from employees where client_number = '10402' order by id limit 1)`
const MADE = sql`email = 'ny@exempel.se'`
const NEW_EMPLOYEE = sql`
  insert into employees (client_number, pid, unit_id, first_name, last_name, sort_name, search_text, started_at)
  values ('10402', '199001010000', ${ROOT}, 'A', 'B', 'b a', 'a b', now())`

/** In this order: the later ones find what the earlier ones made. */
const RAISING: Readonly<Record<string, SQL>> = {
  'a unit is made': sql`insert into units (client_number, path) values ('10402', '{Ny}')`,
  'a unit ends': sql`update units set ended_at = now() where client_number = '10402' and path = '{Ny}'`,
  'a unit is deleted': sql`delete from units where client_number = '10402' and path = '{Ny}'`,
  'a role is given': sql`
    insert into unit_roles (account_id, unit_id, role, source) values (${CHEF}, ${ROOT}, 'orderer', 'provider')`,
  'a role becomes recursive': sql`
    update unit_roles set recursive = true where account_id = ${CHEF} and unit_id = ${ROOT}`,
  'a role is taken away': sql`delete from unit_roles where account_id = ${CHEF} and unit_id = ${ROOT}`,
  'an employee joins': NEW_EMPLOYEE,
  'an employee moves': sql`update employees set unit_id = ${ROOT} where id = ${SOMEBODY}`,
  'an employee is deleted': sql`delete from employees where client_number = '10402' and pid = '199001010000'`,
  'an account is made': sql`insert into accounts (email, state) values ('ny@exempel.se', 'inactive')`,
  'an account gets an identity number': sql`update accounts set pid = '199001019802' where ${MADE}`,
  'an account is deleted': sql`delete from accounts where ${MADE}`,
  'the company moves to another group': sql`
    update companies set group_id = (select group_id from companies where client_number = '20877')
    where client_number = '10402'`,
  'the company moves back': sql`
    update companies set group_id = (select group_id from companies where client_number = '10401')
    where client_number = '10402'`,
}

describe('another company of the group has a new version when', () => {
  test.each(Object.entries(RAISING))('%s', async (_, statement) => {
    const before = await versionOf('10401')
    await db.execute(statement)
    expect(await versionOf('10401')).not.toBe(before)
  })
})

test.each([
  [
    'an account gets another password',
    sql`update accounts set password_hash = 'x' where email = 'bankid@demo.example'`,
  ],
  ['an account is written without a change', sql`update accounts set pid = pid, email = email`],
  [
    'an employee of another group moves',
    sql`
    update employees set unit_id = unit_id where client_number = '20877'`,
  ],
  ['nothing is found to change', sql`update employees set ended_at = now() where pid = 'nobody'`],
])('the version stays when %s', async (_, statement) => {
  const before = await versionOf('10401')
  await db.execute(statement)
  expect(await versionOf('10401')).toBe(before)
})

test('a change that is rolled back is seen inside its transaction, and leaves the version as it was', async () => {
  const before = await versionOf('10401')
  const rollback = new Error('rolled back')
  const work = transaction(db, async tx => {
    await tx.execute(NEW_EMPLOYEE)
    expect(await versionOf('10401', tx)).not.toBe(before)
    throw rollback
  })
  await expect(work).rejects.toBe(rollback)
  expect(await versionOf('10401')).toBe(before)
})

test('many changes leave one row', async () => {
  for (let times = 0; times < 5; times++) await db.execute(RAISING['an employee moves'] ?? sql``)
  const { rows } = await db.execute(sql`select 1 from access_versions where scope = '10402'`)
  expect(rows).toHaveLength(1)
})

const coveredBy = async (on: Db) => {
  const { id: accountId, pid } = await accountOf(db, 'chef@demo.example')
  return (await companyRules(on, { accountId, pid }, '10401')).access.ordersFor.size
}

test('a role that one server takes away counts at the other from the next call on', async () => {
  const second = await openBeside(salvia)
  const before = await coveredBy(second.services.db)
  expect(before).toBeGreaterThan(0)
  const roles = await removeRoles(db, 'chef@demo.example')
  expect(await coveredBy(second.services.db)).toBe(0)
  await giveRoles(db, roles)
  expect(await coveredBy(second.services.db)).toBe(before)
  await second.close()
})

test('calls that read while a role is given or taken leave nothing behind that is older', async () => {
  const roles = await removeRoles(db, 'chef@demo.example')
  for (let round = 0; round < 20; round++) {
    const meanwhile = [coveredBy(db), coveredBy(db), coveredBy(db)]
    await giveRoles(db, roles)
    expect(await coveredBy(db)).toBeGreaterThan(0)
    meanwhile.push(coveredBy(db), coveredBy(db))
    await removeRoles(db, 'chef@demo.example')
    expect(await coveredBy(db)).toBe(0)
    await Promise.all(meanwhile)
  }
  await giveRoles(db, roles)
})

onPostgres(() => {
  test('changes of the same companies do not wait for each other, and each commit gives a new version', async () => {
    const second = await openBeside(salvia)
    const touch = (tx: Db, clientNumber: string, depth: number) =>
      tx.execute(sql`update units set invoice_reference = invoice_reference
        where client_number = ${clientNumber} and cardinality(path) = ${depth}`)
    const seen = [await versionOf('10401')]
    const [hasWritten, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const first = transaction(db, async tx => {
      await touch(tx, '10401', 1)
      await touch(tx, '10402', 1)
      hasWritten.resolve()
      await mayEnd.promise
    })
    await hasWritten.promise
    await transaction(second.services.db, async tx => {
      await touch(tx, '10402', 2)
      await touch(tx, '10401', 2)
    })
    seen.push(await versionOf('10401'))
    mayEnd.resolve()
    await first
    seen.push(await versionOf('10401'))
    expect(new Set(seen).size).toBe(3)
    await second.close()
  })

  test('a role taken away here is refused by another process at its next call', {
    timeout: SERVER_PROCESS_TEST_MS,
  }, async () => {
    const { url, stop } = await startServerProcess(postgresUrlOf(salvia.database), salvia.folder)
    const ask = async (method: string, path: string, body: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const response = await fetch(`${url}/api/${path}`, { method, headers, body: JSON.stringify(body) })
      return response.json() as Promise<{ accessToken: string; counts: { orderable: number; all: number } }>
    }
    const signIn = { email: 'bestallare@demo.example', password: 'Salvia-demo-1' }
    const { accessToken } = await ask('POST', 'tokens', signIn)
    const counts = async () =>
      (await ask('POST', 'employees/10401/searches', { q: '', context: 'all' }, accessToken)).counts
    const before = await counts()
    expect(before.all).toBeGreaterThan(0)
    const [kept, ...gone] = await removeRoles(db, signIn.email)
    if (!kept) throw new Error('There should be roles.')
    await giveRoles(db, [kept])
    expect((await counts()).all).toBeLessThan(before.all)
    await giveRoles(db, gone)
    expect(await counts()).toEqual(before)
    await stop()
  })
})
