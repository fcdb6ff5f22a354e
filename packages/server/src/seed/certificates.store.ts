import { certificateTypeOf, turnsOn } from '@salvia/core/certificates'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import type {
  DemoCertificates,
  DemoCheckNote,
  DemoMonitoring,
  DemoRequirement,
} from '@salvia/fixtures/demo-world'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { certificates, checkNotes, checkRequirements } from '../db/schema/certificates.ts'
import { mailSubscriptions } from '../db/schema/links.ts'
import { keepSuperseded } from '../features/certificates/superseded.store.ts'

/** Inserts what users have made into a database that has the certificates of the journal. */
export async function insertMadeByUsers(tx: Db, demo: DemoCertificates, now: Instant): Promise<void> {
  await insertAll(tx, certificates, demo.monitorings.map(monitoringRow))
  await keepSuperseded(tx, demo.monitorings)
  // A note is there before the one that takes it back.
  await insertAll(tx, checkNotes, demo.notes.map(noteRow))
  await insertAll(tx, checkRequirements, demo.requirements.map(requirementRow))
  const named = demo.mails.flatMap(({ entry }) => (entry.kind === 'certificate' ? entry.feedId : []))
  const idOf = await idsByFeedId(tx, named)
  await insertAll(
    tx,
    mailSubscriptions,
    demo.mails.flatMap(({ accountId, entry, isOn }) => {
      const object = entry.kind === 'monitoring' ? entry.id : idOf.get(entry.feedId)
      const endedAt = isOn ? null : now
      return object ? { accountId, kind: 'certificates', object, createdAt: now, endedAt } : []
    }),
  )
}

async function idsByFeedId(tx: Db, feedIds: readonly string[]): Promise<ReadonlyMap<string | null, string>> {
  const rows = await tx
    .select({ id: certificates.id, feedId: certificates.feedId })
    .from(certificates)
    .where(inArray(certificates.feedId, [...feedIds]))
  return new Map(rows.map(({ id, feedId }) => [feedId, id]))
}

/** Of those that have turned into monitorings already, users were told on that day. */
export async function noteTurned(tx: Db, now: Instant): Promise<void> {
  const today = stockholmDate(now)
  const rows = await tx.select().from(certificates).where(eq(certificates.origin, 'journal'))
  const byDay = Map.groupBy(rows, ({ medicalCheck: check, origin, startsOn: start, endsOn: end }) =>
    turnsOn({ check, origin, start, end }),
  )
  for (const [turnedOn, turned] of byDay) {
    if (turnedOn === null || turnedOn > today) continue
    const ids = turned.map(({ id }) => id)
    await tx.update(certificates).set({ turnedOn }).where(inArray(certificates.id, ids))
  }
}

function monitoringRow({ by, at, removedAt, ...entry }: DemoMonitoring): typeof certificates.$inferInsert {
  const { id, clientNumber, employeeId, check, start, end, isEmployersStatement } = entry
  return {
    ...{ id, clientNumber, employeeId, medicalCheck: check, type: certificateTypeOf(check), origin: 'user' },
    ...{ startsOn: start, endsOn: end, isEmployersStatement, createdBy: by.accountId, createdAt: at },
    ...{ removedAt, removedBy: removedAt === null ? null : by.accountId },
  }
}

function noteRow({ check, by, ...note }: DemoCheckNote): typeof checkNotes.$inferInsert {
  return { ...note, medicalCheck: check, accountId: by.accountId, by: by.name }
}

function requirementRow({
  check,
  by,
  ...requirement
}: DemoRequirement): typeof checkRequirements.$inferInsert {
  return { ...requirement, medicalCheck: check, accountId: by.accountId, by: by.name }
}
