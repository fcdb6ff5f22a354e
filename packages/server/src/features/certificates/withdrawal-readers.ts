import { isInSelection } from '../../access/employee-selection.ts'
import type { Db } from '../../db/database.ts'
import { followedEmployees } from './certificate-view.ts'
import { type Reader, viewAt } from './due-today.ts'
import { candidatesFor } from './withdrawal-readers.store.ts'
import type { WithdrawalRow } from './withdrawals.store.ts'

/**
 * The accounts that must know of a withdrawn certificate: HR of the company, the check-up reviewers of the unit, the
 * immediate manager, and those whose mails about it are on; all as far as they see the employee's check-ups now.
 * @spec §9
 */
export async function readersOf(db: Db, row: WithdrawalRow): Promise<string[]> {
  const readers: string[] = []
  for (const { accountId, pid, isSubscribed } of await candidatesFor(db, row))
    if (await mustKnow(db, { accountId, pid }, { ...row, isSubscribed })) readers.push(accountId)
  return readers
}

/** Whether a user sees the employee, and must know or was told because of mails. */
export async function mustKnow(
  db: Db,
  reader: Reader,
  {
    withdrawal: { clientNumber },
    employee,
    isSubscribed,
  }: Pick<WithdrawalRow, 'withdrawal' | 'employee'> & { readonly isSubscribed: boolean },
): Promise<boolean> {
  const view = await viewAt(db, reader, clientNumber)
  if (!view?.sees(employee)) return false
  return isSubscribed || isInSelection(await followedEmployees(db, reader, clientNumber), employee)
}
