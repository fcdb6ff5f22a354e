import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL for the digest of an address that is not stored, by which it is recognised at its company. Without knowing the
 * address, nobody can tell it from the digest. `address` is in lower case.
 */
export function withheldDigest(clientNumber: SQL, address: SQL): SQL {
  return sql`encode(sha256(convert_to(${clientNumber} || '/' || ${address}, 'UTF8')), 'hex')`
}
