import type { ListedWithdrawals } from '@salvia/core/certificates'
import { WITHDRAWALS_LISTED_DAYS, WITHDRAWALS_SHOWN } from '@salvia/core/limits'
import { addDays, type Instant, startOfDay, stockholmDate } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { Caller } from '../../access/caller.ts'
import type { Services } from '../../services.ts'
import type { CertificateView } from './certificate-view.ts'
import { withdrawalsSince } from './listed-withdrawals.store.ts'
import { shownCheckedEmployee } from './shown-certificate.ts'

interface ListCall {
  readonly services: Pick<Services, 'db' | 'secrets'>
  readonly caller: Caller
  readonly now: Instant
}

/** What the list tells of certificates that were withdrawn lately. An answer that tells of somebody is audited. */
export async function listedWithdrawals(
  { services: { db, secrets }, caller, now }: ListCall,
  { clientNumber, employees, seesEmployee }: CertificateView,
): Promise<ListedWithdrawals> {
  const today = stockholmDate(now)
  const since = startOfDay(addDays(today, -WITHDRAWALS_LISTED_DAYS))
  const asked = { clientNumber, employees, since, today, atMost: WITHDRAWALS_SHOWN }
  const { total, rows } = await withdrawalsSince(db, asked)
  const items = rows.map(row => {
    const { id, medicalCheck: check, reason, at } = row.withdrawal
    const employee = shownCheckedEmployee(row, secrets)
    return { id, employee, check, reason, at, seesEmployee: seesEmployee(row.employee) }
  })
  if (items.length > 0)
    await addView(db, {
      ...{ at: now, actor: caller, action: 'certificates-viewed', clientNumber },
      details: { withdrawals: items.map(({ id }) => id) },
    })
  return { total, items }
}
