import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { present } from '../../db/present.ts'
import { attachments, matterSteps, messages } from '../../db/schema/matters.ts'
import { outgoingChanges } from '../../db/schema/outgoing.ts'

/** Which changes are read: those of one customer by its own numbers, or of all by the provider's. */
interface Asked {
  readonly after: number
  readonly limit: number
  readonly clientNumber?: string
}

/** The changes of a kind after a number, by number. */
export async function changesAfter(
  db: Db,
  kind: OutgoingKind,
  { after, limit, clientNumber }: Asked,
): Promise<{ number: number; id: string }[]> {
  const number = present(clientNumber === undefined ? outgoingChanges.number : outgoingChanges.customerNumber)
  return db
    .select({ number, id: outgoingChanges.objectId })
    .from(outgoingChanges)
    .where(
      and(
        eq(outgoingChanges.kind, kind),
        clientNumber === undefined ? undefined : eq(outgoingChanges.clientNumber, clientNumber),
        gt(number, after),
      ),
    )
    .orderBy(asc(number))
    .limit(limit)
}

/** What belongs to matters, of all of them together, each in its order. */
export interface PartsOfMatters {
  readonly steps: readonly (typeof matterSteps.$inferSelect)[]
  readonly messages: readonly (typeof messages.$inferSelect)[]
  readonly files: readonly (typeof attachments.$inferSelect)[]
}

/** Internal notes are not read here. */
export async function partsOfMatters(db: Db, ids: readonly string[]): Promise<PartsOfMatters> {
  const all = [...ids]
  const [steps, messageRows, files] = await Promise.all([
    db
      .select()
      .from(matterSteps)
      .where(inArray(matterSteps.matterId, all))
      .orderBy(asc(matterSteps.at), asc(matterSteps.id)),
    db.select().from(messages).where(inArray(messages.matterId, all)).orderBy(asc(messages.number)),
    db
      .select()
      .from(attachments)
      .where(inArray(attachments.matterId, all))
      .orderBy(asc(attachments.attachedAt), asc(attachments.id)),
  ])
  return { steps, messages: messageRows, files }
}
