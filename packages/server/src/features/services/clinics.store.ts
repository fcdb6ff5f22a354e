import type { Clinic } from '@salvia/core/clinics'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replaceAll } from '../../db/replace-all.store.ts'
import { clinics } from '../../db/schema/services.ts'

/** Every clinic that an order can name. */
export async function allClinics(db: Db): Promise<Clinic[]> {
  const { id, name, city, partner } = clinics
  return db.select({ id, name, city, partner }).from(clinics)
}

export async function putClinics(tx: Db, rows: readonly (typeof clinics.$inferInsert)[]): Promise<void> {
  await replaceAll(tx, clinics, clinics.id, rows)
}

export async function deleteClinics(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(clinics).where(sql`${clinics.id} = any(${sql.param([...ids])}::text[])`)
}
