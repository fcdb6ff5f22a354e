import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { certificates } from '../../db/schema/certificates.ts'
import { mailSubscriptions } from '../../db/schema/links.ts'
import type { CertificateView } from './certificate-view.ts'
import { checkedEmployee } from './certificates.store.ts'
import { CERTIFICATE_MAILS } from './mail-switches.store.ts'

/** Those of some entries that are not removed and that a user sees, in the order of their ids. */
export function entriesToTurn(
  tx: Db,
  { clientNumber, employees }: Pick<CertificateView, 'clientNumber' | 'employees'>,
  ids: readonly string[],
): Promise<{ id: string; endsOn: IsoDate | null }[]> {
  return tx
    .select({ id: certificates.id, endsOn: certificates.endsOn })
    .from(certificates)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, certificates.employeeId))
    .where(
      and(
        inArray(certificates.id, [...ids]),
        eq(certificates.clientNumber, clientNumber),
        isNull(certificates.removedAt),
        isNull(checkedEmployee.endedAt),
        isSelected(employees),
      ),
    )
    .orderBy(certificates.id)
}

interface Turned {
  readonly accountId: string
  readonly ids: readonly string[]
}

/** Makes the mails about some entries chosen. About those that were off before, what was due by now is over. */
export async function turnOn(
  tx: Db,
  { accountId, ids, changed }: Turned & { readonly changed: readonly string[] },
  now: Instant,
): Promise<void> {
  if (ids.length === 0) return
  const wasOff = new Set(changed)
  const { accountId: account, kind, object, turnedOnAt } = mailSubscriptions
  await tx
    .insert(mailSubscriptions)
    .values(
      ids.map(id => ({
        ...{ accountId, kind: CERTIFICATE_MAILS, object: id, createdAt: now },
        turnedOnAt: wasOff.has(id) ? now : null,
      })),
    )
    .onConflictDoUpdate({
      target: [account, kind, object],
      set: {
        endedAt: null,
        isDefault: false,
        turnedOnAt: sql`coalesce(excluded.turned_on_at, ${turnedOnAt})`,
      },
    })
}

/** Ends the mails about some entries, also those that go out by default. */
export async function turnOff(tx: Db, { accountId, ids }: Turned, now: Instant): Promise<void> {
  if (ids.length === 0) return
  const { accountId: account, kind, object } = mailSubscriptions
  await tx
    .insert(mailSubscriptions)
    .values(
      ids.map(id => {
        const row = { accountId, kind: CERTIFICATE_MAILS, object: id, isDefault: true }
        return { ...row, createdAt: now, endedAt: now }
      }),
    )
    .onConflictDoUpdate({ target: [account, kind, object], set: { endedAt: now } })
}
