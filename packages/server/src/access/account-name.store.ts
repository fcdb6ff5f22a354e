import { type SQL, sql } from 'drizzle-orm'
import { withheldDigest } from '../db/withheld-digest.ts'

/**
 * What an account is called at a company: by its owner's name, else by its address. The address of somebody who has a
 * protected identity there is told to nobody; the name of the employee stands for it.
 */
export function accountName(alias: string, clientNumber: SQL): SQL {
  const account = sql.raw(alias)
  return sql`coalesce(
    nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''),
    (select shielded.first_name || ' ' || shielded.last_name from employees shielded
      where shielded.client_number = ${clientNumber} and shielded.protected_identity
        and (shielded.pid = ${account}.pid
          or shielded.withheld_email_digest = ${withheldDigest(clientNumber, sql`${account}.email`)})
      limit 1),
    ${account}.email)`
}
