import { MEDICAL_CHECKS, seesCertificates } from '@salvia/core/certificates'
import type { Locale } from '@salvia/core/i18n'
import { NOTIFICATIONS_LISTED } from '@salvia/core/limits'
import type { OwnNotification } from '@salvia/core/notifications'
import { type Instant, sortKey } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { employeesInReach } from '../../access/employees-in-reach.ts'
import { opensCompany } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { ALL_MAILS, subscriptionFor } from '../accounts/subscriptions.store.ts'
import { getsDigest } from '../certificates/due-today.ts'
import { CERTIFICATE_MAILS } from '../certificates/mail-switches.store.ts'
import { checksInReach, type NotificationRow, notificationsOf } from './own-notifications.store.ts'

/**
 * The user's notification subscriptions by kind and name: the digest first, also before the first one was sent. Those
 * about people whom the user may not see have no name and come last.
 */
export async function ownNotifications(
  db: Db,
  user: Person,
  locale: Locale,
): Promise<{ items: OwnNotification[]; total: number }> {
  const rows = await withDigest(db, user, await notificationsOf(db, user.accountId))
  const objects = rows.map(({ object }) => object)
  const names =
    rows.length === 0 ? new Map<string, string>() : await visibleNames(db, user, { objects, locale })
  const items = rows
    .map(({ id, kind, object, endedAt }) => ({
      ...{ id, kind, isDigest: object === ALL_MAILS },
      about: names.get(object) ?? null,
      isOn: endedAt === null,
    }))
    // Leaves out those that are off and about nobody whom the user may see: turned on, they would send no mail.
    .filter(({ about, isOn, isDigest }) => isOn || isDigest || about !== null)
    .map(item => ({ item, key: `${item.kind}\t${orderOf(item)}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item)
  return { items: items.slice(0, NOTIFICATIONS_LISTED), total: items.length }
}

/** A digest that is still to come has no subscription, and is named by the user's own id. */
async function withDigest(
  db: Db,
  user: Person,
  rows: readonly NotificationRow[],
): Promise<readonly NotificationRow[]> {
  if (rows.some(({ object }) => object === ALL_MAILS) || !(await getsDigest(db, user))) return rows
  return [{ id: user.accountId, kind: CERTIFICATE_MAILS, object: ALL_MAILS, endedAt: null }, ...rows]
}

/** The id of the subscription that an id of the list names. Undefined for a digest that the user does not get. */
export async function subscriptionNamed(
  db: Db,
  user: Person,
  id: string,
  now: Instant,
): Promise<string | undefined> {
  const { accountId } = user
  if (id !== accountId) return id
  if (!(await getsDigest(db, user))) return undefined
  return subscriptionFor(db, { accountId, kind: CERTIFICATE_MAILS, object: ALL_MAILS }, now)
}

function orderOf({ isDigest, about }: Pick<OwnNotification, 'isDigest' | 'about'>): string {
  if (isDigest) return ''
  return about === null ? '\uffff' : sortKey(about)
}

interface Named {
  readonly objects: readonly string[]
  readonly locale: Locale
}

/** The employee and the check of the entries that the user may see, at the companies that the session opens. */
async function visibleNames(db: Db, user: Person, { objects, locale }: Named): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const companies = await companiesOfAccount(db, user.accountId)
  for (const company of companies) {
    if (!opensCompany(user, company)) continue
    const { clientNumber } = company
    const { employees } = await employeesInReach(db, user, clientNumber, seesCertificates)
    for (const { id, name, check } of await checksInReach(db, { clientNumber, employees, objects }))
      names.set(id, `${name}, ${MEDICAL_CHECKS[check].name[locale]}`)
  }
  return names
}
