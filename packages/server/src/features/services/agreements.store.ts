import type { Agreement } from '@salvia/core/agreements'
import type { DataOfKind } from '@salvia/core/feed-catalogue'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replaceAll } from '../../db/replace-all.store.ts'
import { companies } from '../../db/schema/organisation.ts'
import { agreements } from '../../db/schema/services.ts'
import type { FeedObject } from '../feeds/feed-store.ts'

/** The agreement of a customer; null if the provider has sent none. */
export async function agreementOf(db: Db, clientNumber: string): Promise<Agreement | null> {
  const [row] = await db.select().from(agreements).where(eq(agreements.clientNumber, clientNumber))
  if (!row) return null
  const { currentFrom, currentServices, upcomingFrom, upcomingServices } = row
  return {
    current: { from: currentFrom, services: new Set(currentServices) },
    upcoming: upcomingFrom && { from: upcomingFrom, services: new Set(upcomingServices) },
  }
}

export async function putAgreements(
  tx: Db,
  changed: readonly FeedObject<DataOfKind<'agreements'>>[],
): Promise<void> {
  const rows = changed.map(({ id, data: { current, upcoming } }) => ({
    clientNumber: id,
    currentFrom: current.from,
    currentServices: current.services,
    upcomingFrom: upcoming?.from ?? null,
    upcomingServices: upcoming?.services ?? null,
  }))
  await replaceAll(tx, agreements, agreements.clientNumber, rows)
}

export async function deleteAgreements(tx: Db, clientNumbers: readonly string[]): Promise<void> {
  await tx
    .delete(agreements)
    .where(sql`${agreements.clientNumber} = any(${sql.param([...clientNumbers])}::text[])`)
}

/** Those of the client numbers that belong to customers. */
export async function knownCompanies(tx: Db, clientNumbers: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ clientNumber: companies.clientNumber })
    .from(companies)
    .where(sql`${companies.clientNumber} = any(${sql.param([...clientNumbers])}::text[])`)
  return new Set(rows.map(({ clientNumber }) => clientNumber))
}
