import { type SQL, sql } from 'drizzle-orm'

/**
 * A digest by which an address that is not kept is known again at its company: of nobody's address can it be told
 * without knowing the address. `address` is in lower case.
 */
export function withheldDigest(clientNumber: SQL, address: SQL): SQL {
  return sql`encode(sha256(convert_to(${clientNumber} || '/' || ${address}, 'UTF8')), 'hex')`
}
