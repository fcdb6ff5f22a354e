import type { OrdererRole } from '@salvia/core/access'
import { type OrderAccess, orderAccess, specialAccounts, type UnitTree, unitTree } from '@salvia/core/access'
import type { Db } from '../db/database.ts'
import type { Person } from './caller.ts'
import { placeOfWork } from './employment.store.ts'
import { groupFacts } from './group-facts.store.ts'
import type { RuledAccounts } from './ruled-employees.store.ts'

/** The rules of who may see whom, prepared for one user at one company. */
export interface CompanyRules {
  readonly clientNumber: string
  readonly access: OrderAccess
  /** The units of every company in the group. */
  readonly tree: UnitTree
  readonly roles: readonly OrdererRole[]
  /** The ids of the company's own units. */
  readonly unitIds: readonly string[]
  /** The accounts whose employees must be judged one by one. */
  readonly ruled: RuledAccounts
}

export async function companyRules(
  db: Db,
  { accountId, pid }: Pick<Person, 'accountId' | 'pid'>,
  clientNumber: string,
): Promise<CompanyRules> {
  // One after the other, since a transaction has only one connection.
  const place = await placeOfWork(db, { accountId, pid }, clientNumber)
  const employment = place.kind === 'unit' ? { kind: place.kind, unitId: place.unit.id } : place
  const { units, roles } = await groupFacts(db, clientNumber)
  const tree = unitTree(units)
  const access = orderAccess({ accountId, employment }, tree, roles)
  const unitIds = units.filter(one => one.clientNumber === clientNumber).map(({ id }) => id)
  const accounts = [...specialAccounts(access, unitIds)]
  return { clientNumber, access, tree, roles, unitIds, ruled: { accountId, accounts } }
}
