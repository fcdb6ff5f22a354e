import { CERTIFICATE_EXPIRED_MONTHS } from '@salvia/core/limits'
import { addDays, addMonths, type IsoDate } from '@salvia/core/primitives'
import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'

/** Where a search for entries that may have turned goes on. */
export type UnturnedPlace = Pick<typeof certificates.$inferSelect, 'id' | 'endsOn'>

/** A month is shortened to its last day, by three at the most. */
const SHORTENED_DAYS = 3

/**
 * Claims certificates of the journal that may have turned by today and are not noted, those that ended first before
 * others. Some have days left, which core tells.
 */
export async function takeUnturned(
  tx: Db,
  {
    today,
    after,
    limit,
  }: { readonly today: IsoDate; readonly after: UnturnedPlace | undefined; readonly limit: number },
) {
  const { id, clientNumber, medicalCheck, type, origin, startsOn, endsOn, turnedOn } = certificates
  const expired = addDays(addMonths(today, -CERTIFICATE_EXPIRED_MONTHS), SHORTENED_DAYS)
  return tx
    .select({ id, clientNumber, medicalCheck, origin, startsOn, endsOn })
    .from(certificates)
    .where(
      and(
        eq(origin, 'journal'),
        isNull(turnedOn),
        lt(endsOn, today),
        or(eq(type, 'offered'), lt(endsOn, expired)),
        after && sql`(${endsOn}, ${id}) > (${after.endsOn}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(endsOn), asc(id))
    .limit(limit)
    .for('update', { skipLocked: true })
}

export async function noteTurned(tx: Db, ids: readonly string[], on: IsoDate): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(certificates)
    .set({ turnedOn: on })
    .where(inArray(certificates.id, [...ids]))
}
