import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import type { Database } from '../db/database.ts'

/** A transaction that work runs in, as long as it is open. What the work began may go on after it. */
interface Within {
  isOpen: boolean
}
const within = new AsyncLocalStorage<Within>()

/**
 * Makes a pool as strict as the embedded database, which has one connection: a query beside an open transaction of the
 * same work throws, where it would wait for that transaction for ever. In production it would not belong to the
 * transaction, and could wait for its locks.
 */
export function asOneConnection(database: Database): void {
  const db = database.db as Database['db'] & { readonly $client: Pool }
  const pool = db.$client
  for (const name of ['query', 'connect'] as const) {
    const ask = pool[name].bind(pool) as (...input: unknown[]) => unknown
    Object.assign(pool, {
      [name]: (...input: unknown[]) => {
        if (within.getStore()?.isOpen) throw new Error('A query beside the open transaction: give it its tx.')
        return ask(...input)
      },
    })
  }
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => {
    const own: Within = { isOpen: true }
    return transaction(tx => within.run(own, () => work(tx)), config).finally(() => {
      own.isOpen = false
    })
  }
}

/** Does what comes from outside, such as a call over the network, though the test holds a transaction open. */
export const fromOutside = <T>(work: () => T): T => within.exit(work)
