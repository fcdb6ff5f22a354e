import type { IsoDate } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'
import type { Span } from './span.ts'

/** What is counted of a month, which may still run. */
export interface MonthSpan extends Span {
  /** Its first day. */
  readonly month: IsoDate
  /** The last day that is counted. */
  readonly to: IsoDate
}

/** Months as a table `s` of a query, with `month`, `to`, `from` and `before`: many are counted as quickly as one. */
export function spansTable(months: readonly MonthSpan[]): SQL {
  return sql`jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
    as s (month text, "to" text, "from" timestamptz, "before" timestamptz)`
}
