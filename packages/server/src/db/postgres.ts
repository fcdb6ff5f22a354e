import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import {
  DATABASE_CONNECT_TIMEOUT_MS,
  DATABASE_PING_TIMEOUT_MS,
  IDLE_TRANSACTION_TIMEOUT_MS,
  STATEMENT_TIMEOUT_MS,
} from '../process/time-limits.ts'
import type { Database, Db } from './database.ts'

const POOL_SIZE = 10

/** Opens a pool on a PostgreSQL server. Broken connections are replaced; nothing is kept in them. */
export function openPostgres(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: DATABASE_CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    application_name: 'salvia',
    // Times arrive as the column type reads them quickest, whatever the server's own time zone. Compiling a plan takes
    // longer than any of our statements, and the estimates of those for a large customer would ask for it.
    options: '-c TimeZone=UTC -c jit=off',
  })
  // An idle connection that the server closes is no event for anyone: the next query opens another.
  pool.on('error', () => undefined)
  return {
    db: drizzle({ client: pool, casing: 'snake_case' }) as unknown as Db,
    kind: 'postgres',
    boss: { executeSql: (text, values) => pool.query(text, values) },
    async ping() {
      await pool.query({ text: 'select 1', query_timeout: DATABASE_PING_TIMEOUT_MS } as { text: string })
    },
    close: () => pool.end(),
  }
}
