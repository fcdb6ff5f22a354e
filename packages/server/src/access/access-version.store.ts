import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** The state of everything that the rules of access read of a group of companies. */
export interface AccessVersion {
  readonly groupId: string
  /** Another text after every committed change, and never one that was before. */
  readonly version: string
}

/** The present version of the group that a company belongs to. */
export async function accessVersion(db: Db, clientNumber: string): Promise<AccessVersion> {
  const { rows } = await db.execute<{ groupId: string; version: string }>(sql`
    select own.group_id as "groupId", coalesce((
      select string_agg(version::text, ' ' order by version) from access_versions
      where scope = any(array(select client_number from companies where group_id = own.group_id) || 'accounts'::text)
    ), '') as version
    from companies own where own.client_number = ${clientNumber}`)
  const [row] = rows
  if (!row) throw new Error('The rules of access were asked for a company that does not exist.')
  return row
}
