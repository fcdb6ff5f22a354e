import { coworkerKeys } from '@salvia/core/coworkers'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { companies, employees, groups, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'

/** A small company as a property test makes one up. Units, employees and their managers are told by their place in the list. */
export interface GeneratedCompany {
  readonly clientNumber: string
  /** The unit above each unit. The first one is the root. */
  readonly parents: readonly (number | null)[]
  readonly roles: readonly {
    readonly accountId: string
    readonly unit: number
    readonly recursive: boolean
    readonly role: 'orderer' | 'extended-orderer'
  }[]
  readonly employees: readonly {
    readonly pid: string
    readonly email: string | null
    readonly unit: number
    /** The manager: an earlier employee, an account, or nobody. */
    readonly manager: { readonly employee: number } | { readonly accountId: string } | null
  }[]
  /** The accounts that may act for the company. */
  readonly members: readonly string[]
}

/** Adds the company, in a group of its own. Answers the ids of its units and employees, in their order. */
export async function addGeneratedCompany(
  db: Db,
  { clientNumber, parents, roles, members, employees: staff }: GeneratedCompany,
  startedAt: Instant,
): Promise<{ readonly units: string[]; readonly employees: string[] }> {
  const groupId = crypto.randomUUID()
  const unitIds = parents.map(() => crypto.randomUUID())
  const employeeIds = staff.map(() => crypto.randomUUID())
  const unitId = (unit: number) => unitIds[unit] ?? ''
  await db.insert(groups).values({ id: groupId, name: clientNumber })
  await db
    .insert(companies)
    .values({ clientNumber, groupId, name: 'Provbolaget', fqn: '', loginMethod: 'either' })
  await db.insert(units).values(
    parents.map((parent, unit) => ({
      id: unitId(unit),
      clientNumber,
      parentId: parent === null ? null : unitId(parent),
      path: parent === null ? [] : [`Enhet ${unit}`],
    })),
  )
  if (staff.length > 0)
    await db.insert(employees).values(
      staff.map(({ pid, email, unit, manager }, place) => {
        const name = { firstName: 'Prov', lastName: `Person ${place}`, title: null }
        return {
          ...{ id: employeeIds[place], clientNumber, pid, email, unitId: unitId(unit), startedAt },
          ...{ ...name, ...coworkerKeys(name) },
          managerEmployeeId: manager && 'employee' in manager ? employeeIds[manager.employee] : null,
          managerAccountId: manager && 'accountId' in manager ? manager.accountId : null,
        }
      }),
    )
  await db
    .insert(memberships)
    .values(members.map(accountId => ({ accountId, clientNumber, source: 'provider' as const })))
  await db
    .insert(unitRoles)
    .values(
      roles.map(({ unit, ...role }) => ({ ...role, unitId: unitId(unit), source: 'provider' as const })),
    )
    .onConflictDoNothing()
  return { units: unitIds, employees: employeeIds }
}
