import type { NOTIFICATION_KINDS } from '@salvia/core/notifications'
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import { ALL_MAILS } from '../accounts/subscriptions.store.ts'
import type { CertificateView } from '../certificates/certificate-view.ts'
import { checkedEmployee } from '../certificates/certificates.store.ts'

const CERTIFICATES = 'certificates' satisfies keyof typeof NOTIFICATION_KINDS

/** What an object looks like that is an entry. */
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

/** A subscription to the mails about one entry. */
export interface EntrySubscription {
  readonly id: string
  readonly isOn: boolean
  readonly isDefault: boolean
  readonly certificate: typeof certificates.$inferSelect
}

/** What an account has stored about the mails of entries that have a last day and are not removed. */
export async function entrySubscriptions(db: Db, account: string): Promise<EntrySubscription[]> {
  const { id, accountId, kind, object, isDefault, endedAt } = mailSubscriptions
  const rows = await db
    .select({ id, isDefault, endedAt, certificate: certificates })
    .from(mailSubscriptions)
    .innerJoin(certificates, eq(certificates.id, sql`case when ${object} ~ ${UUID} then ${object}::uuid end`))
    .where(
      and(
        eq(accountId, account),
        eq(kind, CERTIFICATES),
        ne(object, ALL_MAILS),
        isNull(certificates.removedAt),
        sql`${certificates.endsOn} is not null`,
      ),
    )
  return rows.map(({ endedAt: ended, ...row }) => ({ ...row, isOn: ended === null }))
}

/** The employee of an entry. */
export interface NamedEmployee {
  readonly id: string
  readonly unitId: string
  readonly name: string
}

/** Those of some employees who work at a company now and whom a user sees, by id. */
export async function seenEmployees(
  db: Db,
  { clientNumber, employees }: Pick<CertificateView, 'clientNumber' | 'employees'>,
  ids: readonly string[],
): Promise<Map<string, NamedEmployee>> {
  const e = checkedEmployee
  const rows = await db
    .select({ id: e.id, unitId: e.unitId, firstName: e.firstName, lastName: e.lastName })
    .from(e)
    .where(
      and(
        eq(e.clientNumber, clientNumber),
        isNull(e.endedAt),
        inArray(e.id, [...ids]),
        isSelected(employees),
      ),
    )
  return new Map(
    rows.map(({ id, unitId, firstName, lastName }) => [id, { id, unitId, name: `${firstName} ${lastName}` }]),
  )
}
