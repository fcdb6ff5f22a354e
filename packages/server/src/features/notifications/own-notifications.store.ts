import { type NotificationKind, notificationKindSchema } from '@salvia/core/notifications'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import { uuids } from '../../db/uuids.ts'

/** A subscription of an account to notifications. */
export interface NotificationRow {
  readonly id: string
  readonly kind: NotificationKind
  readonly object: string
  /** Null while the subscription is on. */
  readonly endedAt: Instant | null
}

export async function notificationsOf(db: Db, accountId: string): Promise<NotificationRow[]> {
  const { id, kind, object, endedAt } = mailSubscriptions
  const rows = await db
    .select({ id, kind, object, endedAt })
    .from(mailSubscriptions)
    .where(
      and(
        eq(mailSubscriptions.accountId, accountId),
        inArray(mailSubscriptions.kind, notificationKindSchema.options),
      ),
    )
  return rows.map(row => ({ ...row, kind: notificationKindSchema.parse(row.kind) }))
}

interface NameOptions {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly ids: readonly string[]
}

/** Names of those of the given employees that a selection includes. */
export async function namesInReach(
  db: Db,
  { clientNumber, employees, ids }: NameOptions,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select e.id, e.first_name || ' ' || e.last_name as name from employees e
    where e.client_number = ${clientNumber} and e.ended_at is null and e.id = any(${uuids(ids)})
      and ${isSelected(employees)}`)
  return rows
}

/**
 * Turns a subscription of an account on or off. Returns whether that changed anything. Undefined if the account has no
 * such subscription.
 */
export async function turnNotification(
  db: Db,
  { id, accountId, isOn }: { readonly id: string; readonly accountId: string; readonly isOn: boolean },
  now: Instant,
): Promise<boolean | undefined> {
  const own = and(eq(mailSubscriptions.id, id), eq(mailSubscriptions.accountId, accountId))
  const [before] = await db
    .select({ endedAt: mailSubscriptions.endedAt })
    .from(mailSubscriptions)
    .where(own)
    .for('update')
  if (!before) return undefined
  if ((before.endedAt === null) === isOn) return false
  await db
    .update(mailSubscriptions)
    .set({ endedAt: isOn ? null : now })
    .where(own)
  return true
}
