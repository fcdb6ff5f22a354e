import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Db } from '../db/database.ts'

/** A node of a PostgreSQL plan, as `explain (analyze, format json)` returns it. */
export interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** A statement with the root of its plan. */
interface PlannedStatement {
  readonly statement: string
  readonly plan: PlanNode
}

/** Connections to PostgreSQL that record the statements. */
interface RecordedStatements {
  readonly db: Db
  /** Explains and runs every `select` recorded since the last call. */
  plans(): Promise<PlannedStatement[]>
  close(): Promise<void>
}

export function recordStatements(url: string): RecordedStatements {
  const pool = new Pool({ connectionString: url })
  let asked: { statement: string; params: unknown[] }[] = []
  const logger = {
    logQuery: (statement: string, params: unknown[]) => void asked.push({ statement, params }),
  }
  return {
    db: drizzle({ client: pool, casing: 'snake_case', logger }) as unknown as Db,
    async plans() {
      const selects = asked.filter(({ statement }) => /^\s*(select|with)\b/i.test(statement))
      asked = []
      const planned: PlannedStatement[] = []
      for (const { statement, params } of selects) {
        const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, format json) ${statement}`,
          params,
        )
        const [row] = rows
        if (row) planned.push({ statement, plan: row['QUERY PLAN'][0].Plan })
      }
      return planned
    },
    close: () => pool.end(),
  }
}

/** All nodes of a plan as one list. */
export function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

/** How many rows a reading of a table read, with those that it discarded. */
export function rowsRead(reading: PlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = reading
  return (reading['Actual Rows'] + filtered + rechecked) * reading['Actual Loops']
}

/** Whether a reading does not scan its table: each of its conditions is one of an index, and is accepted. */
export function isIndexed(reading: PlanNode, isAccepted: (condition: string) => boolean): boolean {
  const conditions = nodesOf(reading).flatMap(node => node['Index Cond'] ?? [])
  const byIndex = /^(Index Scan|Index Only Scan|Bitmap Heap Scan)$/.test(reading['Node Type'])
  return byIndex && conditions.length > 0 && conditions.every(isAccepted)
}
