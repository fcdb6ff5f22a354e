import { type SQL, sql } from 'drizzle-orm'
import { withheldDigest } from '../db/withheld-digest.ts'

/**
 * SQL for the name of an account at a company: its owner's name, else its email address. The address of somebody
 * with a protected identity there is never shown; the employee's name is shown instead.
 */
export function accountName(alias: string, clientNumber: SQL): SQL {
  const account = sql.raw(alias)
  return sql`coalesce(
    nullif(trim(${account}.first_name || ' ' || ${account}.last_name), ''),
    (select shielded.first_name || ' ' || shielded.last_name from employees shielded
      where shielded.client_number = ${clientNumber} and shielded.protected_identity and not shielded.is_prospective
        and (shielded.pid = ${account}.pid
          or shielded.withheld_email_digest = ${withheldDigest(clientNumber, sql`${account}.email`)})
      limit 1),
    ${account}.email)`
}
