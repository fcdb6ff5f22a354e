import type { CustomerPage, CustomerState } from '@salvia/core/customers'
import { PAGE_SIZE } from '@salvia/core/limits'
import { foldedSearchText, searchWords, sortKey } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { customerRows, stateOf } from './customer-rows.ts'
import { allCustomers, type CustomerFacts } from './customers.store.ts'

interface CustomerQuery {
  readonly q: string
  /** Undefined for open and closed ones alike. */
  readonly state: CustomerState | undefined
  readonly page: number
}

/** A page of the customers whose name, group or number holds every word of the search, by name. */
export async function listCustomers(db: Db, { q, state, page }: CustomerQuery): Promise<CustomerPage> {
  const words = searchWords(foldedSearchText(q))
  const found = (await allCustomers(db)).filter(customer => holds(customer, words))
  const wanted = found.filter(customer => state === undefined || stateOf(customer) === state)
  const first = (page - 1) * PAGE_SIZE
  const open = found.filter(customer => stateOf(customer) === 'open').length
  return {
    items: await customerRows(db, byName(wanted).slice(first, first + PAGE_SIZE)),
    counts: { open, closed: found.length - open },
    page,
    pageSize: PAGE_SIZE,
    total: wanted.length,
  }
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
