import { mayOrderFor } from '@salvia/core/access'
import { NOTIFICATIONS_LISTED } from '@salvia/core/limits'
import type { OwnNotification } from '@salvia/core/notifications'
import { sortKey } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { opensCompany } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { namesInReach, notificationsOf } from './own-notifications.store.ts'

/**
 * The user's notification subscriptions by kind and name. Those about people whom the user may not see have no name and
 * come last.
 */
export async function ownNotifications(
  db: Db,
  user: Person,
): Promise<{ items: OwnNotification[]; total: number }> {
  const rows = await notificationsOf(db, user.accountId)
  const names =
    rows.length === 0
      ? new Map()
      : await visibleNames(
          db,
          user,
          rows.map(row => row.object),
        )
  const items = rows
    .map(({ id, kind, object, endedAt }) => ({
      id,
      kind,
      about: names.get(object) ?? null,
      isOn: endedAt === null,
    }))
    // Leaves out those that are off and about nobody whom the user may see: turned on, they would send no mail.
    .filter(({ about, isOn }) => isOn || about !== null)
    .map(item => ({ item, key: `${item.kind}\t${item.about === null ? '\uffff' : sortKey(item.about)}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item)
  return { items: items.slice(0, NOTIFICATIONS_LISTED), total: items.length }
}

/** Names of the employees whom the user may see, at the companies that the session opens. */
async function visibleNames(
  db: Db,
  user: Person,
  employeeIds: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const companies = await companiesOfAccount(db, user.accountId)
  for (const company of companies) {
    if (!opensCompany(user, company)) continue
    const { clientNumber } = company
    const { employees } = await employeesInReach(db, user, clientNumber, (access, employee) => {
      const { kind } = mayOrderFor(access, employee)
      return kind === 'allowed' || kind === 'no-role'
    })
    for (const { id, name } of await namesInReach(db, { clientNumber, employees, ids: employeeIds }))
      names.set(id, name)
  }
  return names
}
