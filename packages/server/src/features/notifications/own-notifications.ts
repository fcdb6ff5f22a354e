import { getsMails, isMailedByDefault, mailDays } from '@salvia/core/certificates'
import { NOTIFICATIONS_LISTED } from '@salvia/core/limits'
import type { OwnNotification } from '@salvia/core/notifications'
import { type Instant, type IsoDate, sortKey, stockholmDate } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { companiesOfAccount } from '../../access/companies.store.ts'
import { isAgreed } from '../../access/company-access.ts'
import { opensCompany } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { entryOf } from '../certificates/certificate-entry.ts'
import { personsView } from '../certificates/certificate-view.ts'
import { allMailsOf } from '../certificates/mail-switches.store.ts'
import { type EntrySubscription, entrySubscriptions, seenEmployees } from './own-notifications.store.ts'

/**
 * The user's notification subscriptions: all mails of a kind as one, then those about single people by name. Those about
 * people whom the user may not see have no name and come last. Mails that will not come any more are left out.
 */
export async function ownNotifications(
  db: Db,
  user: Person,
  now: Instant,
): Promise<{ items: OwnNotification[]; total: number }> {
  const companies = (await companiesOfAccount(db, user.accountId)).filter(company =>
    opensCompany(user, company),
  )
  const open = companies.filter(company => isAgreed('certificates', company))
  const isOff = (await allMailsOf(db, [user.accountId])).get(user.accountId)?.isOff ?? false
  const today = stockholmDate(now)
  const rows = (await entrySubscriptions(db, user.accountId)).filter(row => mayStillCome(row, today))
  const seen = await seenEntries(db, user, {
    rows,
    clientNumbers: open.map(({ clientNumber }) => clientNumber),
    isOff,
  })
  const ones = rows
    .flatMap(row => shownOne(row, seen.get(row.id)))
    .map(item => ({ item, key: item.about === null ? '\uffff' : sortKey(item.about.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.item.id < b.item.id ? -1 : 1))
    .map(({ item }) => item)
  const items = open.length === 0 ? ones : [allOf(!isOff), ...ones]
  return { items: items.slice(0, NOTIFICATIONS_LISTED), total: items.length }
}

function allOf(isOn: boolean): OwnNotification {
  return { id: 'certificates', kind: 'certificates', scope: 'all', about: null, isOn }
}

/** Nothing newer stands in its place, and it has a mail day left. */
function mayStillCome({ certificate }: EntrySubscription, today: IsoDate): boolean {
  const { startsOn, endsOn, supersededFrom } = certificate
  if (supersededFrom !== null && supersededFrom <= today) return false
  return mailDays({ start: startsOn, end: endsOn }).some(day => day >= today)
}

/** An entry of somebody whom the user sees. */
interface SeenEntry {
  readonly name: string
  /** Whether mails come as things are now. */
  readonly isOn: boolean
}

/** One subscription as it is listed: nothing for one that is off, or by default, about somebody unseen. */
function shownOne(row: EntrySubscription, seen: SeenEntry | undefined): OwnNotification[] {
  const one = { id: row.id, kind: 'certificates', scope: 'one' } as const
  if (!seen) return row.isOn && !row.isDefault ? [{ ...one, about: null, isOn: true }] : []
  // Once mailed to by role, which the user has no more: there is nothing to turn off.
  if (row.isOn && !seen.isOn) return []
  return [{ ...one, about: { name: seen.name, check: row.certificate.medicalCheck }, isOn: seen.isOn }]
}

interface Asked {
  readonly rows: readonly EntrySubscription[]
  /** The companies that the session opens. */
  readonly clientNumbers: readonly string[]
  readonly isOff: boolean
}

async function seenEntries(
  db: Db,
  user: Person,
  { rows, clientNumbers, isOff }: Asked,
): Promise<Map<string, SeenEntry>> {
  const seen = new Map<string, SeenEntry>()
  for (const clientNumber of clientNumbers) {
    const here = rows.filter(({ certificate }) => certificate.clientNumber === clientNumber)
    if (here.length === 0) continue
    const view = await personsView(db, user, clientNumber)
    const mailed = new Set(view.mailedUnits)
    const employees = await seenEmployees(
      db,
      view,
      here.map(({ certificate }) => certificate.employeeId),
    )
    for (const row of here) {
      const employee = employees.get(row.certificate.employeeId)
      if (!employee) continue
      const byDefault = mailed.has(employee.unitId) && isMailedByDefault(entryOf(row.certificate))
      seen.set(row.id, { name: employee.name, isOn: getsMails(row, { byDefault, allOff: isOff }) })
    }
  }
  return seen
}
