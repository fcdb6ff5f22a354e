import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Db as BossDb } from 'pg-boss'

/** The result of a raw statement, alike in both drivers. */
interface Rows<Row> {
  rows: Row[]
}
interface RowsHkt extends PgQueryResultHKT {
  type: Rows<this['row']>
}

/** Runs statements: the database itself or a transaction on it. Only `*.store.ts` files use it. */
export type Db = PgDatabase<RowsHkt, Record<string, never>>

/** An open database, with what the server needs beside statements. */
export interface Database {
  readonly db: Db
  readonly kind: 'embedded' | 'postgres'
  /** The same database for the job queue. */
  readonly boss: BossDb
  /** Throws if the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
