import type { OfferedService } from '@salvia/core/services'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { replaceAll } from '../../db/replace-all.store.ts'
import { services } from '../../db/schema/services.ts'

/** One parameter for a whole list of ids: there is a limit on the number of parameters. */
const among = (ids: readonly string[]) => sql`${services.id} = any(${sql.param([...ids])}::text[])`

/** The services with these ids, as far as the provider offers them. */
export async function offeredServices(db: Db, ids: readonly string[]): Promise<OfferedService[]> {
  const rows = await db.select().from(services).where(among(ids))
  return rows.map(({ certificateType, answerWorkingDays, ...row }) => ({
    ...row,
    ...(certificateType && { certificateType }),
    ...(answerWorkingDays !== null && { answerWorkingDays }),
  }))
}

/** The ids and names of all services that the provider offers. */
export async function serviceNames(db: Db): Promise<Pick<OfferedService, 'id' | 'name'>[]> {
  return db.select({ id: services.id, name: services.name }).from(services)
}

/** Those of the ids that belong to services that the provider offers. */
export async function offeredIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ id: services.id }).from(services).where(among(ids))
  return new Set(rows.map(({ id }) => id))
}

export async function putServices(tx: Db, offered: readonly OfferedService[]): Promise<void> {
  const rows = offered.map(
    ({ certificateType = null, checks = [], answerWorkingDays = null, ...service }) => ({
      ...service,
      certificateType,
      checks,
      answerWorkingDays,
    }),
  )
  await replaceAll(tx, services, services.id, rows)
}

export async function deleteServices(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(services).where(among(ids))
}
