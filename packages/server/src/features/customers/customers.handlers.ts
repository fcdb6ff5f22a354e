import { type Customer, customersList, customerUsersList } from '@salvia/core/customers'
import type { Db } from '../../db/database.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { actOnCustomer, actOnUser } from './act-on-customer.ts'
import { customersSource } from './customer-list.ts'
import { customerRows } from './customer-rows.ts'
import { customerUsersSource } from './customer-users.ts'
import { customerByNumber } from './customers.store.ts'

export const customersHandlers: HandlersOf<'customers'> = {
  ...listHandlers(customersList, customersSource),

  get: ({ services, company }) => customerOf(services.db, company.clientNumber),

  async act(call) {
    await actOnCustomer(call)
    return customerOf(call.services.db, call.company.clientNumber)
  },

  actOnUser,
}

export const customerUsersHandlers: HandlersOf<'customerUsers'> = listHandlers(
  customerUsersList,
  customerUsersSource,
)

/** The customer of a call that has access to its company. */
async function customerOf(db: Db, clientNumber: string): Promise<Customer> {
  const facts = await customerByNumber(db, clientNumber)
  const [row] = facts ? await customerRows(db, [facts]) : []
  if (!facts || !row) throw new Error('The company is gone.')
  return { ...row, loginMethod: facts.loginMethod, closedAt: facts.closedAt ?? null }
}
