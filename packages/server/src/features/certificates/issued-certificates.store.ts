import type { CertificateType, MedicalCheck } from '@salvia/core/certificates'
import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import type { Succession } from './carried-mails.store.ts'
import type { CheckOfEmployee } from './superseded.store.ts'

/** A certificate of the journal, as it is stored. */
export interface IssuedCertificate {
  readonly feedId: string
  readonly clientNumber: string
  readonly employeeId: string
  readonly medicalCheck: MedicalCheck
  readonly type: CertificateType
  readonly origin: 'journal'
  readonly issuedOn: IsoDate
  readonly startsOn: IsoDate
  readonly endsOn: IsoDate
  readonly recommendedNext: IsoDate | null
  readonly limitation: string | null
  readonly documentId: string | null
  readonly createdAt: Instant
}

/** An identity number at a customer. */
interface NumberAtCompany {
  readonly clientNumber: string
  /** 12 digits. */
  readonly pid: string
}

export function numberKey({ clientNumber, pid }: NumberAtCompany): string {
  return `${clientNumber} ${pid}`
}

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

/** Whose checks the certificates with some ids of the feed are. */
export async function issuedBefore(tx: Db, feedIds: readonly string[]): Promise<CheckOfEmployee[]> {
  return tx
    .select({ employeeId: certificates.employeeId, check: certificates.medicalCheck })
    .from(certificates)
    .where(isOneOf(feedIds))
}

/** Deletes what stands under the same id of the feed for somebody else, or for another check. */
export async function deleteMoved(tx: Db, rows: readonly IssuedCertificate[]): Promise<void> {
  const now = JSON.stringify(
    rows.map(({ feedId, employeeId, medicalCheck }) => ({ feedId, employeeId, medicalCheck })),
  )
  await tx.execute(sql`delete from certificates c
    using jsonb_to_recordset(${now}::jsonb) as n ("feedId" text, "employeeId" uuid, "medicalCheck" text)
    where c.feed_id = n."feedId" and (c.employee_id, c.medical_check) <> (n."employeeId", n."medicalCheck")`)
}

/**
 * Inserts certificates, or corrects those that there are. One that a user has removed stays removed, unless it ends
 * later now.
 * @returns the ids of those that there were not before
 */
export async function putIssued(tx: Db, rows: readonly IssuedCertificate[]): Promise<string[]> {
  const corrected = (column: string) => sql`excluded.${sql.identifier(column)}`
  const endsLater = sql`excluded.ends_on > certificates.ends_on`
  const put = await tx
    .insert(certificates)
    .values([...rows])
    .onConflictDoUpdate({
      target: certificates.feedId,
      set: {
        issuedOn: corrected('issued_on'),
        startsOn: corrected('starts_on'),
        endsOn: corrected('ends_on'),
        recommendedNext: corrected('recommended_next'),
        limitation: corrected('limitation'),
        documentId: corrected('document_id'),
        removedAt: sql`case when ${endsLater} then null else certificates.removed_at end`,
        removedBy: sql`case when ${endsLater} then null else certificates.removed_by end`,
      },
    })
    // Only a row that was there before has been updated in this statement.
    .returning({ id: certificates.id, isNew: sql<boolean>`xmax = 0` })
  return put.flatMap(({ id, isNew }) => (isNew ? id : []))
}

/** Forgets of certificates that are in force again that they had turned into monitorings. */
export async function keepTurned(tx: Db, inForce: readonly string[]): Promise<void> {
  await tx
    .update(certificates)
    .set({ turnedOn: null })
    .where(and(isOneOf(inForce), isNotNull(certificates.turnedOn)))
}

/** Deletes what the provider has withdrawn. */
export async function deleteIssued(tx: Db, feedIds: readonly string[]): Promise<void> {
  await tx.delete(certificates).where(isOneOf(feedIds))
}

/** For each new certificate the entries in whose place it stands, the latest first. Removed ones count no more. */
export async function renewedBy(tx: Db, ids: readonly string[]): Promise<Succession[]> {
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ to: string; from: string[] }>(sql`
    select n.id "to", array_agg(o.id order by o.ends_on desc nulls last, o.created_at desc) "from"
    from certificates n join certificates o
      on o.employee_id = n.employee_id and o.medical_check = n.medical_check and o.id <> n.id
    where n.id = any(${sql.param([...ids])}::uuid[]) and o.removed_at is null
      and case when o.ends_on is null then n.starts_on >= o.starts_on else n.ends_on > o.ends_on end
    group by n.id`)
  return rows
}

function isOneOf(feedIds: readonly string[]) {
  return sql`${certificates.feedId} = any(${sql.param([...feedIds])}::text[])`
}
