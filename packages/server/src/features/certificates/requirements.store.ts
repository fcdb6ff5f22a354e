import type { Instant } from '@salvia/core/primitives'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { checkRequirements } from '../../db/schema/certificates.ts'

export type RequirementRow = typeof checkRequirements.$inferSelect

/** What HR of a company says is needed now, the oldest first. */
export async function requirementsOf(db: Db, clientNumber: string): Promise<RequirementRow[]> {
  return db
    .select()
    .from(checkRequirements)
    .where(and(eq(checkRequirements.clientNumber, clientNumber), isNull(checkRequirements.removedAt)))
    .orderBy(asc(checkRequirements.at), asc(checkRequirements.id))
}

/** Makes others who add a requirement at a company wait until the transaction ends. */
export async function lockRequirements(tx: Db, clientNumber: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`check requirements ${clientNumber}`}, 0))`,
  )
}

export async function insertRequirement(
  tx: Db,
  requirement: typeof checkRequirements.$inferInsert,
): Promise<RequirementRow> {
  const [row] = await tx.insert(checkRequirements).values(requirement).returning()
  if (!row) throw new Error('The requirement was not kept.')
  return row
}

/** Removes a requirement of a company: it stays, with who removed it. Undefined if there is none any more. */
export async function removeRequirement(
  tx: Db,
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
  { by, at }: { readonly by: string; readonly at: Instant },
): Promise<RequirementRow | undefined> {
  const [row] = await tx
    .update(checkRequirements)
    .set({ removedAt: at, removedBy: by })
    .where(
      and(
        eq(checkRequirements.id, id),
        eq(checkRequirements.clientNumber, clientNumber),
        isNull(checkRequirements.removedAt),
      ),
    )
    .returning()
  return row
}
