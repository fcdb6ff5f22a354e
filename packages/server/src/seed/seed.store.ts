import { coworkerKeys } from '@salvia/core/coworkers'
import type { DemoAccount, DemoEmployee, DemoWorld } from '@salvia/fixtures/demo-world'
import { sql } from 'drizzle-orm'
import { giveFunctions } from '../access/case-worker-functions.store.ts'
import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { employees, groups } from '../db/schema/organisation.ts'
import { unitHistories, unitMemberships } from '../db/schema/unit-history.ts'
import { insertOrganisation } from '../provision/insert-organisation.store.ts'

const SEED_LOCK = 7_258_426

/** Whether the database is empty. Server processes that start together check one after the other. */
export async function isEmptyDatabase(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  const rows = await tx.select({ id: groups.id }).from(groups).limit(1)
  return rows.length === 0
}

/** Inserts the organisations and people of the demo world into an empty database. */
export async function insertWorld(
  tx: Db,
  world: DemoWorld,
  passwordHashOf: (account: DemoAccount) => string | null,
): Promise<void> {
  await insertOrganisation(tx, {
    ...world,
    companies: world.companies.map(({ features, ...company }) => ({
      ...company,
      features: features && [...features],
    })),
    units: world.units.map(unit => ({ ...unit, path: [...unit.path] })),
    accounts: world.accounts.map(account => ({ ...account, passwordHash: passwordHashOf(account) })),
  })
  for (const { id } of world.accounts.filter(({ isCaseWorker }) => isCaseWorker)) await giveFunctions(tx, id)
  await insertAll(tx, employees, world.employees.map(employeeRow))
  await insertAll(tx, unitMemberships, world.unitPeriods)
  // The demo's companies have sent their files for as long as they have had employees.
  await tx.execute(sql`
    insert into ${unitHistories} (client_number, recorded_since)
    select client_number, min(started_at) from ${employees} group by client_number`)
}

function employeeRow(employee: DemoEmployee): typeof employees.$inferInsert {
  return { ...employee, ...coworkerKeys(employee), startedAt: employee.startedAt }
}
