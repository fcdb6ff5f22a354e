import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** Whether statements run in a transaction that may have written what nobody else sees yet. */
export function isInTransaction(db: Db): boolean {
  return is(db, PgTransaction)
}

/** Runs reading statements that all see the same state of the database. */
export function inSnapshot<T>(db: Db, read: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
