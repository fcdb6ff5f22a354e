import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { allowLongStatements } from '../db/long-statements.ts'
import { transaction } from '../db/transaction.ts'

interface ManyEmployees {
  readonly clientNumber: string
  readonly units: number
  readonly employees: number
  /** The email of an account that becomes the orderer of all of them. */
  readonly orderer: string
}

/**
 * Adds employees to a company, in units of three levels below a new one at the top. Each unit of the lowest level has
 * an employee with an own account, who is its orderer and everybody's manager there.
 */
export async function addManyEmployees(
  db: Db,
  { clientNumber, units, employees, orderer }: ManyEmployees,
): Promise<void> {
  await transaction(db, async tx => {
    await allowLongStatements(tx)
    await addUnits(tx, clientNumber, units)
    await addStaff(tx, clientNumber, employees)
    await tx.execute(sql`
      insert into unit_roles (account_id, unit_id, role, recursive, source)
      select accounts.id, units.id, 'orderer', true, 'provider' from accounts, units
      where accounts.email = ${orderer} and units.client_number = ${clientNumber} and units.path = '{Koncern}'`)
  })
  await db.execute(sql`analyze units, employees, accounts, unit_roles, memberships`)
}

/** Units as `Koncern`, `Koncern / Division 3`, and `Koncern / Division 3 / Enhet 43`: forty divisions. */
async function addUnits(tx: Db, clientNumber: string, units: number): Promise<void> {
  await tx.execute(sql`
    insert into units (client_number, parent_id, path)
    select ${clientNumber}, id, '{Koncern}' from units where client_number = ${clientNumber} and path = '{}'`)
  await tx.execute(sql`
    insert into units (client_number, parent_id, path)
    select ${clientNumber}, top.id, array['Koncern', 'Division ' || n]
    from units top, generate_series(0, 39) n where top.client_number = ${clientNumber} and top.path = '{Koncern}'`)
  await tx.execute(sql`
    insert into units (client_number, parent_id, path)
    select ${clientNumber}, division.id, division.path || ('Enhet ' || n)
    from generate_series(1, ${units}::int - 41) n
    join units division on division.client_number = ${clientNumber}
      and division.path = array['Koncern', 'Division ' || n % 40]`)
}

async function addStaff(tx: Db, clientNumber: string, employees: number): Promise<void> {
  await tx.execute(sql`
    with lowest as materialized (
      select array_agg(id order by id) as ids, count(*)::int as size from units
      where client_number = ${clientNumber} and cardinality(path) = 3 and path[1] = 'Koncern'
    )
    insert into employees (client_number, pid, unit_id, first_name, last_name, email, title, sort_name, search_text,
      started_at)
    select ${clientNumber}, to_char(date '1900-01-01' + n, 'YYYYMMDD') || '0000', ids[n % size + 1], 'Förnamn',
      'Efternamn ' || n, 'anstalld.' || n || '@exempel.se', 'Montör', 'efternamn ' || lpad(n::text, 8, '0'),
      'fornamn efternamn ' || n || ' montor', now() - interval '1 year'
    from lowest, generate_series(1, ${employees}::int) n`)
  await tx.execute(sql`
    update employees set manager_employee_id = manager.id
    from (
      select distinct on (unit_id) unit_id, id from employees
      where client_number = ${clientNumber} and last_name like 'Efternamn %' order by unit_id, pid desc
    ) manager
    where employees.client_number = ${clientNumber} and employees.unit_id = manager.unit_id
      and employees.last_name like 'Efternamn %'`)
  await tx.execute(sql`
    with made as (
      insert into accounts (email, state, first_name, last_name)
      select email, 'inactive', first_name, last_name from employees
      where client_number = ${clientNumber} and manager_employee_id = id and last_name like 'Efternamn %'
      returning id, email
    ), members as (
      insert into memberships (account_id, client_number, source) select id, ${clientNumber}, 'file' from made
    )
    insert into unit_roles (account_id, unit_id, role, source)
    select made.id, e.unit_id, 'orderer', 'file' from made join employees e on e.email = made.email
    where e.client_number = ${clientNumber}`)
}
