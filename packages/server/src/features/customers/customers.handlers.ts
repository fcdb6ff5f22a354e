import type { Customer } from '@salvia/core/customers'
import { staysOutOfAddress } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { actOnCustomer, actOnUser } from './act-on-customer.ts'
import { listCustomers } from './customer-list.ts'
import { customerRows } from './customer-rows.ts'
import { listUsers } from './customer-users.ts'
import { customerByNumber } from './customers.store.ts'

export const customersHandlers: HandlersOf<'customers'> = {
  async list({ services, query, fail }) {
    const { q = '', state, page } = query
    if (staysOutOfAddress(q)) throw fail('INVALID_REQUEST', { fields: 'q' })
    return listCustomers(services.db, { q, state, page })
  },

  search: ({ services, body: { q, state, page } }) => listCustomers(services.db, { q, state, page }),

  get: ({ services, company }) => customerOf(services.db, company.clientNumber),

  async act(call) {
    await actOnCustomer(call)
    return customerOf(call.services.db, call.company.clientNumber)
  },

  async listUsers({ services, company, query, fail }) {
    const { q = '', page } = query
    if (staysOutOfAddress(q)) throw fail('INVALID_REQUEST', { fields: 'q' })
    return listUsers(services.db, company.clientNumber, { q, page })
  },

  searchUsers: ({ services, company, body }) => listUsers(services.db, company.clientNumber, body),

  actOnUser,
}

/** A customer whose company the call was let in to. */
async function customerOf(db: Db, clientNumber: string): Promise<Customer> {
  const facts = await customerByNumber(db, clientNumber)
  const [row] = facts ? await customerRows(db, [facts]) : []
  if (!facts || !row) throw new Error('The company is gone.')
  return { ...row, loginMethod: facts.loginMethod, closedAt: facts.closedAt ?? null }
}
