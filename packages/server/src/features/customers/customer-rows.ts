import type { CustomerListItem, CustomerState } from '@salvia/core/customers'
import type { Db } from '../../db/database.ts'
import { type CustomerFacts, countUsers, lastImports } from './customers.store.ts'

export function stateOf({ closedAt }: Pick<CustomerFacts, 'closedAt'>): CustomerState {
  return closedAt ? 'closed' : 'open'
}

/** Customers with their figures, in the order given. */
export async function customerRows(db: Db, customers: readonly CustomerFacts[]): Promise<CustomerListItem[]> {
  const numbers = customers.map(({ clientNumber }) => clientNumber)
  const users = await countUsers(db, numbers)
  const imports = await lastImports(db, numbers)
  return customers.map(customer => {
    const { clientNumber, name, group } = customer
    return {
      ...{ clientNumber, name, group },
      state: stateOf(customer),
      users: users.get(clientNumber) ?? 0,
      lastImportAt: imports.get(clientNumber) ?? null,
    }
  })
}
