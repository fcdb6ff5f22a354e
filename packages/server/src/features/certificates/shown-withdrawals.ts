import { certificateTypeOf, type WithdrawnCertificate } from '@salvia/core/certificates'
import { WITHDRAWALS_SHOWN } from '@salvia/core/limits'
import { stockholmDate } from '@salvia/core/primitives'
import { addAudit, addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { type CertificateView, followedEmployees, personsView } from './certificate-view.ts'
import { type ShownTo, shownCheckedEmployee } from './shown-certificate.ts'
import {
  type FoundWithdrawal,
  foundWithdrawals,
  noteAcknowledged,
  type WithdrawalReader,
} from './withdrawals.store.ts'

type Narrowed = Parameters<typeof foundWithdrawals>[1]['only']

/** What waits for the user. Each answer that tells of somebody is audited. */
export const withdrawals: HandlersOf<'certificates'>['withdrawals'] = async call => {
  const { services, caller, company, now } = call
  const { db, secrets } = services
  const view = await personsView(db, caller, company.clientNumber)
  const to = { secrets, caller, view, today: stockholmDate(now) }
  const items = await withdrawalsFor(db, to, { isNew: true, atMost: WITHDRAWALS_SHOWN })
  if (items.length > 0)
    await addView(db, {
      ...{ at: now, actor: caller, action: 'certificates-viewed', clientNumber: company.clientNumber },
      details: { withdrawals: items.map(({ id }) => id) },
    })
  return { items }
}

/** Says that the user knows. Somebody who need not know may say so, too. */
export const acknowledge: HandlersOf<'certificates'>['acknowledge'] = async call => {
  const { services, caller, company, params, now, fail } = call
  const { accountId } = caller
  await transaction(services.db, async tx => {
    const view = await personsView(tx, caller, company.clientNumber)
    const to = { secrets: services.secrets, caller, view, today: stockholmDate(now) }
    const [found] = await withdrawalsFor(tx, to, { id: params.id })
    if (!found) throw fail('CERTIFICATE_NOT_FOUND')
    if (!found.isNew) return
    await noteAcknowledged(tx, { withdrawalId: found.id, accountId }, now)
    await addAudit(tx, {
      ...{ at: now, actor: caller, action: 'certificate-withdrawal-acknowledged' },
      ...{ clientNumber: company.clientNumber, object: found.id },
    })
  })
}

/** The withdrawn certificates that a user sees. */
export async function withdrawalsFor(
  db: Db,
  { secrets, caller, view, today }: Pick<ShownTo, 'secrets' | 'view' | 'today'> & { readonly caller: Person },
  only: Narrowed,
): Promise<WithdrawnCertificate[]> {
  const { clientNumber, employees } = view
  const followed = await followedEmployees(db, caller, clientNumber)
  const reader: WithdrawalReader = { accountId: caller.accountId, employees, followed }
  const found = await foundWithdrawals(db, { clientNumber, reader, ...(only && { only }) }, today)
  return found.map(row => shownWithdrawal(row, view, secrets))
}

function shownWithdrawal(
  row: FoundWithdrawal,
  view: CertificateView,
  secrets: ShownTo['secrets'],
): WithdrawnCertificate {
  const { withdrawal, employee, isNew } = row
  const { id, medicalCheck: check, reason, startsOn: start, endsOn: end, at } = withdrawal
  return {
    ...{ id, check, reason, start, end, at, isNew },
    employee: shownCheckedEmployee(row, secrets),
    type: certificateTypeOf(check),
    seesEmployee: view.seesEmployee(employee),
    mayOrder: view.mayOrder(employee),
  }
}
