import { type SQL, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { openTestApp, type TestApp } from '../testing/index.ts'
import { slowVerdicts, verdictsOn } from '../testing/slow-rules.store.ts'
import { accountOf, employeesOf } from '../testing/test.store.ts'
import { prospectsOf } from '../testing/test-orders.store.ts'
import { companyRules } from './company-rules.ts'

const COMPANIES = ['10401', '10402'] as const
const USERS = ['chef@demo.example', 'bestallare@demo.example', 'hr@demo.example'] as const

let salvia: TestApp
let db: Db
beforeAll(async () => {
  salvia = await openTestApp()
  db = salvia.services.db
})
afterAll(() => salvia.close())

/** Compares the rules that are kept with those of the tables, for all users at all companies. */
async function compare(on: Db = db): Promise<void> {
  for (const email of USERS) {
    const { id: accountId, pid } = await accountOf(on, email)
    for (const clientNumber of COMPANIES) {
      const rules = await companyRules(on, { accountId, pid }, clientNumber)
      const slow = await slowVerdicts(on, { accountId, pid, clientNumber })
      const employed = await employeesOf(on, clientNumber)
      const judged = [...employed, ...(await prospectsOf(on, clientNumber))]
      const verdicts = judged.map(
        employee => [employee.id, verdictsOn(rules.access, rules.factsOf(employee))] as const,
      )
      expect(new Map(verdicts)).toEqual(slow)
      expect(rules.headcounts.reduce((sum, { count }) => sum + count, 0)).toBe(employed.length)
    }
  }
}

const oneOf = (rows: string, nth: number) => sql`
  (select id from (${sql.raw(rows)}) them order by id offset ${nth} % (select count(*)::int from (${sql.raw(rows)}) counted) limit 1)`
const anyUnit = (nth: number) => oneOf(`select id from units where client_number in ('10401', '10402')`, nth)
const anyEmployee = (nth: number) =>
  oneOf(`select id from employees where client_number in ('10401', '10402')`, nth)
const anyUser = (nth: number) => sql`(select id from accounts where email = ${USERS[nth % USERS.length]})`
const rolesOfUsers = `
  select r.id from unit_roles r join accounts a on a.id = r.account_id where a.email in ('${USERS.join("','")}')`
const unitNear = (nth: number) => sql`(
  select unit_id from employees near where near.client_number = employees.client_number order by id
  offset ${nth} % (select count(*)::int from employees all_of where all_of.client_number = employees.client_number)
  limit 1)`
/** The account of somebody who uses the portal, or of another user of the demo. */
const anyAccount = (nth: number) => oneOf('select id from accounts', nth)

/** The changes that a rule may feel, each chosen by two numbers. Who is known by orders alone stays in a unit. */
const CHANGES: Readonly<Record<string, (one: number, other: number) => SQL>> = {
  'a unit ends': one => sql`update units set ended_at = now() where id = ${anyUnit(one)}`,
  'units open again': () => sql`update units set ended_at = null where ended_at is not null`,
  'a role is given': (one, other) => sql`
    insert into unit_roles (account_id, unit_id, role, recursive, source)
    values (${anyAccount(one)}, ${anyUnit(other)}, ${one % 2 ? 'orderer' : 'extended-orderer'}, ${other % 2 === 0}, 'provider')
    on conflict do nothing`,
  'a user is given a role': (one, other) => sql`
    insert into unit_roles (account_id, unit_id, role, recursive, source)
    values (${anyUser(one)}, ${anyUnit(other)}, 'orderer', ${other % 2 === 0}, 'provider') on conflict do nothing`,
  'a user is made check-up reviewer': (one, other) => sql`
    insert into unit_roles (account_id, unit_id, role, recursive, source)
    values (${anyUser(one)}, ${anyUnit(other)}, 'checkup-reviewer', ${other % 2 === 0}, 'provider') on conflict do nothing`,
  'a role becomes another': one =>
    sql`update unit_roles set recursive = not recursive where id = ${oneOf(rolesOfUsers, one)}`,
  'a role is taken away': one => sql`delete from unit_roles where id = ${oneOf(rolesOfUsers, one)}`,
  'a company moves to another group': one => sql`
    update companies set group_id = ${oneOf('select id from groups', one)} where client_number = '10402'`,
  'an employee moves': (one, other) => sql`
    update employees set unit_id = ${unitNear(other)}
    where id = ${anyEmployee(one)} and not is_prospective`,
  'a user moves': (one, other) => sql`
    update employees set unit_id = ${unitNear(other)}
    where pid = (select pid from accounts where id = ${anyUser(one)}) and not is_prospective`,
  'somebody new is ordered for': (one, other) => sql`
    insert into employees (client_number, pid, unit_id, first_name, last_name, sort_name, search_text, started_at,
      ended_at, is_prospective)
    select units.client_number, named.pid, units.id, '', '', '', '', now(), now(), true
    from units, (select pid from employees where id = ${anyEmployee(one)}
      union select pid from accounts where id = ${anyUser(one)} and ${other % 2 === 0}) named
    where units.id = ${anyUnit(other)} and named.pid is not null
    on conflict do nothing`,
  'an employee leaves': one => sql`update employees set ended_at = now() where id = ${anyEmployee(one)}`,
  'those who left return': () => sql`update employees set ended_at = null
    where ended_at is not null and not is_prospective`,
  'an employee has another manager': (one, other) => sql`
    update employees set manager_employee_id = null, manager_account_id = ${anyUser(other)}
    where id = ${anyEmployee(one)}`,
  'a user loses the identity number': one => sql`update accounts set pid = null where id = ${anyUser(one)}`,
  'an account gets the number of an employee': (one, other) => sql`
    update accounts set pid = (select pid from employees where id = ${anyEmployee(other)})
    where id = ${anyUser(one)} and not exists (
      select 1 from accounts taken where taken.pid = (select pid from employees where id = ${anyEmployee(other)}))`,
  'an account is made for an employee': one => sql`
    insert into accounts (email, state) select lower(email), 'inactive' from employees
    where id = ${anyEmployee(one)} and email is not null on conflict do nothing`,
}

const anyChange = fc.record({
  name: fc.constantFrom(...Object.keys(CHANGES)),
  one: fc.nat(10_000),
  other: fc.nat(10_000),
  outcome: fc.constantFrom('written', 'written', 'in a transaction', 'rolled back'),
})

test('property: after any change, rolled back or not, the rules are those of the tables', {
  timeout: 600_000,
}, async () => {
  await compare()
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { minLength: 3, maxLength: 8 }), async changes => {
      for (const { name, one, other, outcome } of changes) {
        const change = CHANGES[name]?.(one, other)
        if (!change) continue
        if (outcome === 'written') await db.execute(change)
        else {
          const rollback = new Error('rolled back')
          await transaction(db, async tx => {
            await tx.execute(change)
            // Sees its own change, and must not keep what it has seen.
            await compare(tx)
            if (outcome === 'rolled back') throw rollback
          }).catch(error => expect(error).toBe(rollback))
        }
        await compare()
      }
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
