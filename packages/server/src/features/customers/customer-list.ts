import type { customersList } from '@salvia/core/customers'
import { foldedSearchText, searchWords, sortKey } from '@salvia/core/primitives'
import type { SourceOf } from '../../lists/list-source.ts'
import { customerRows, stateOf } from './customer-rows.ts'
import { allCustomers, type CustomerFacts } from './customers.store.ts'

/** The customers whose name, group or number contains every word of the search, by name. */
export const customersSource: SourceOf<typeof customersList, CustomerFacts> = {
  async prepare({ services: { db }, query: { q, filter } }) {
    const words = searchWords(foldedSearchText(q))
    const found = (await allCustomers(db)).filter(customer => holds(customer, words))
    const wanted = byName(found.filter(customer => filter === 'all' || stateOf(customer) === filter))
    const open = found.filter(customer => stateOf(customer) === 'open').length
    return {
      counts: async () => ({ all: found.length, open, closed: found.length - open }),
      rows: async ({ offset, limit }) => wanted.slice(offset, offset + limit),
      shape: rows => customerRows(db, rows),
    }
  },
}

function holds({ clientNumber, name, group }: CustomerFacts, words: readonly string[]): boolean {
  const text = foldedSearchText(`${name} ${group} ${clientNumber}`)
  return words.every(word => text.includes(word))
}

function byName(customers: readonly CustomerFacts[]): CustomerFacts[] {
  const keyed = customers.map(customer => ({
    customer,
    key: `${sortKey(customer.name)} ${customer.clientNumber}`,
  }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ customer }) => customer)
}
