import { and, eq, getTableColumns, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { employeeHashes } from '../db/schema/employee-hashes.ts'
import { employees, units } from '../db/schema/organisation.ts'
import { uuids } from '../db/uuids.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Somebody employed at a company, with the names of the unit's path. */
export type FoundEmployee = typeof employees.$inferSelect & { readonly unitPath: string[] }

type Hashing = Pick<Secrets, 'pidHash' | 'pidKeyId'>

/** Hashes that one statement adds. */
const HASHES_AT_ONCE = 5_000

/**
 * Who is employed at a company and has an identity number of 12 digits that somebody typed. Undefined for nobody, for who
 * has left, and for a protected person, whom no number finds.
 */
export async function findEmployeeOfNumber(
  db: Db,
  clientNumber: string,
  pid: string,
): Promise<FoundEmployee | undefined> {
  return employeeWhere(db, clientNumber, and(eq(employees.pid, pid), not(employees.protectedIdentity)))
}

/**
 * Who is employed at a company and is named so in an address or an order: by the keyed hash of the identity number, never
 * by the number itself. Undefined for nobody, and for who has left.
 */
export async function findEmployee(
  db: Db,
  secrets: Hashing,
  clientNumber: string,
  name: string,
): Promise<FoundEmployee | undefined> {
  const isNamed = sql`${employees.id} in (
    select ${employeeHashes.employeeId} from ${employeeHashes}
    where ${employeeHashes.hash} = ${name} and ${employeeHashes.keyId} = ${secrets.pidKeyId})`
  const found = await employeeWhere(db, clientNumber, isNamed)
  if (found || (await addMissingHashes(db, secrets, clientNumber)) === 0) return found
  return employeeWhere(db, clientNumber, isNamed)
}

async function employeeWhere(
  db: Db,
  clientNumber: string,
  which: SQL | undefined,
): Promise<FoundEmployee | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(employees), unitPath: units.path })
    .from(employees)
    .innerJoin(units, eq(units.id, employees.unitId))
    .where(and(eq(employees.clientNumber, clientNumber), isNull(employees.endedAt), which))
  return row
}

/** Adds the hashes of employees who have none of the present key. Answers how many. */
async function addMissingHashes(db: Db, secrets: Hashing, clientNumber: string): Promise<number> {
  const { pidKeyId } = secrets
  const lacksHash = or(isNull(employeeHashes.employeeId), sql`${employeeHashes.keyId} <> ${pidKeyId}`)
  let added = 0
  for (;;) {
    const missing = await db
      .select({ id: employees.id, pid: employees.pid })
      .from(employees)
      .leftJoin(employeeHashes, eq(employeeHashes.employeeId, employees.id))
      .where(and(eq(employees.clientNumber, clientNumber), isNull(employees.endedAt), lacksHash))
      .limit(HASHES_AT_ONCE)
    if (missing.length === 0) return added
    const ids = uuids(missing.map(({ id }) => id))
    const hashes = sql`${sql.param(missing.map(({ pid }) => secrets.pidHash(pid)))}::text[]`
    // In the order of the ids, so that two processes that add the same rows wait for each other without a deadlock.
    await db.execute(sql`
      insert into ${employeeHashes} (employee_id, hash, key_id)
      select made.id, made.hash, ${pidKeyId} from unnest(${ids}, ${hashes}) as made(id, hash) order by made.id
      on conflict (employee_id) do update set hash = excluded.hash, key_id = excluded.key_id`)
    added += missing.length
  }
}
