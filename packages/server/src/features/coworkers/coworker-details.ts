import { coworkerContexts, orderManagersOf } from '@salvia/core/access'
import type { CoworkerDetails, OrderManager, UnitHistory } from '@salvia/core/coworkers'
import { sortKey } from '@salvia/core/primitives'
import type { SeenEmployee } from '../../access/seen-employee.ts'
import { membershipsOf, type NamedMembership } from '../../access/unit-memberships.store.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { accountOfEmployee, contactsOf, managerOf, pathsOf } from './contacts.store.ts'
import { shownEmployee } from './shown-employee.ts'

/** An employee as the employee's own page shows it. */
export async function coworkerDetails(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  seen: SeenEmployee,
): Promise<CoworkerDetails> {
  const { employee, facts, rules, mayOrder } = seen
  return {
    ...shownEmployee(employee, secrets.pidHash(employee.pid)),
    mayOrder,
    manager: await managerOf(db, employee),
    orderManagers: await orderManagers(db, seen),
    ...unitPeriods(await membershipsOf(db, employee.id)),
    contexts: coworkerContexts(rules.access, facts),
    mayShowNumber: !employee.protectedIdentity,
  }
}

/** Since when the employee is in the unit, and where before. A period that the first import found has no known start. */
function unitPeriods({
  recordedSince,
  memberships,
}: UnitHistory<NamedMembership>): Pick<CoworkerDetails, 'inUnitSince' | 'earlierUnits'> {
  const startOf = ({ startedAt }: NamedMembership) =>
    recordedSince !== null && startedAt > recordedSince ? startedAt : null
  const present = memberships.find(({ endedAt }) => endedAt === null)
  return {
    inUnitSince: present ? startOf(present) : null,
    earlierUnits: memberships.toReversed().flatMap(one => {
      const { unitPath, endedAt } = one
      return endedAt === null ? [] : [{ path: [...unitPath], from: startOf(one), to: endedAt }]
    }),
  }
}

/** Who orders for an employee, whose own roles do not count: nobody orders for oneself. */
async function orderManagers(
  db: Db,
  { employee, rules: { tree, roles } }: SeenEmployee,
): Promise<OrderManager[]> {
  const own = await accountOfEmployee(db, employee)
  const holders = orderManagersOf(tree, roles, employee.unitId).filter(({ accountId }) => accountId !== own)
  const accountIds = holders.map(({ accountId }) => accountId)
  const contacts = await contactsOf(db, employee.clientNumber, accountIds)
  const paths = await pathsOf(
    db,
    holders.map(({ unitId }) => unitId),
  )
  return holders
    .flatMap(({ accountId, role, unitId, distance }) => {
      const contact = contacts.get(accountId)
      if (!contact) return []
      const manager = { ...contact, role, unitPath: paths.get(unitId) ?? [] }
      return [{ manager, distance, key: sortKey(contact.name) }]
    })
    .sort((one, other) => one.distance - other.distance || (one.key < other.key ? -1 : 1))
    .map(({ manager }) => manager)
}
