import type { MedicalCheck } from '@salvia/core/certificates'
import { sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'

/** A certificate of the journal, as it is stored. */
export type IssuedCertificate = typeof certificates.$inferInsert & {
  readonly feedId: string
  readonly origin: 'journal'
}

/** What entries of one employee have in common when one can take the place of another. */
export interface CheckOfEmployee {
  readonly employeeId: string
  readonly medicalCheck: MedicalCheck
}

/** An identity number at a customer. */
interface NumberAtCompany {
  readonly clientNumber: string
  /** 12 digits. */
  readonly pid: string
}

export const numberKey = ({ clientNumber, pid }: NumberAtCompany): string => `${clientNumber} ${pid}`

/** The ids of those who are or were employed, by {@link numberKey}. */
export async function employeesByNumber(
  db: Db,
  numbers: readonly NumberAtCompany[],
): Promise<ReadonlyMap<string, string>> {
  const asked = JSON.stringify(numbers.map(({ clientNumber, pid }) => ({ client_number: clientNumber, pid })))
  const { rows } = await db.execute<{ id: string; clientNumber: string; pid: string }>(sql`
    select distinct e.id, e.client_number "clientNumber", e.pid
    from jsonb_to_recordset(${asked}::jsonb) as a (client_number text, pid text)
      join employees e on e.client_number = a.client_number and e.pid = a.pid and not e.is_prospective`)
  return new Map(rows.map(row => [numberKey(row), row.id]))
}

const isOneOf = (feedIds: readonly string[]) =>
  sql`${certificates.feedId} = any(${sql.param([...feedIds])}::text[])`

export type StoredCertificate = typeof certificates.$inferSelect

/** The certificates with some ids of the feed, as they are stored now. */
export function certificatesByFeedId(tx: Db, feedIds: readonly string[]): Promise<StoredCertificate[]> {
  return tx.select().from(certificates).where(isOneOf(feedIds))
}

/** What a correction replaces. The id stays, since addresses and the audit name it. */
const CORRECTED = {
  clientNumber: excluded(certificates.clientNumber),
  employeeId: excluded(certificates.employeeId),
  medicalCheck: excluded(certificates.medicalCheck),
  issuedOn: excluded(certificates.issuedOn),
  startsOn: excluded(certificates.startsOn),
  endsOn: excluded(certificates.endsOn),
  recommendedNext: excluded(certificates.recommendedNext),
  limitation: excluded(certificates.limitation),
  documentSha256: excluded(certificates.documentSha256),
  documentName: excluded(certificates.documentName),
  // What a user has removed comes back only with a later last day than it had then.
  removedAt: sql`case when excluded.ends_on > ${certificates.removedEndsOn} then null
    else ${certificates.removedAt} end`,
}

function excluded({ name }: PgColumn) {
  return sql`excluded.${sql.identifier(toSnakeCase(name))}`
}

/** Inserts certificates, or corrects those that there are. */
export async function putIssued(tx: Db, rows: readonly IssuedCertificate[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(certificates)
    .values([...rows])
    .onConflictDoUpdate({ target: certificates.feedId, set: CORRECTED })
}

export async function deleteIssued(tx: Db, feedIds: readonly string[]): Promise<void> {
  await tx.delete(certificates).where(isOneOf(feedIds))
}
