import type { MedicalCheck } from '@salvia/core/certificates'
import { type NotificationKind, notificationKindSchema } from '@salvia/core/notifications'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import { uuids } from '../../db/uuids.ts'
import { endSubscription, restartSubscription } from '../accounts/subscriptions.store.ts'

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
  /** Objects of subscriptions: ids of certificates among them. */
  readonly objects: readonly string[]
}

/** What an entry of medical check-ups is about. */
interface NamedCheck {
  readonly id: string
  readonly name: string
  readonly check: MedicalCheck
}

/** The entries among some objects whose employees a selection includes. */
export async function checksInReach(
  db: Db,
  { clientNumber, employees, objects }: NameOptions,
): Promise<NamedCheck[]> {
  const { rows } = await db.execute<{ [Key in keyof NamedCheck]: NamedCheck[Key] }>(sql`
    select c.id, e.first_name || ' ' || e.last_name as name, c.medical_check as "check"
    from certificates c join employees e on e.id = c.employee_id
    where c.client_number = ${clientNumber} and c.removed_at is null and e.ended_at is null
      and c.id = any(${uuids(objects.filter(object => UUID.test(object)))}) and ${isSelected(employees)}`)
  return rows
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
  if (isOn) await restartSubscription(db, id, now)
  else await endSubscription(db, id, now)
  return true
}
