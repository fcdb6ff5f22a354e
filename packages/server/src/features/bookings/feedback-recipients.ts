import { type Employment, orderAccess, orderersOfUnit } from '@salvia/core/access'
import { bookingAccess, type FeedbackRecipient } from '@salvia/core/bookings'
import { sortKey } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import { type Candidate, feedbackCandidates } from './feedback-candidates.store.ts'
import type { VisibleBooking } from './visible-booking.ts'

/**
 * Whom the user can write to about a booking: the employee's immediate manager first, then the order managers of the
 * unit, by name. Each can sign in and may see the booking. The employee and the user are left out.
 */
export async function feedbackRecipients(
  db: Db,
  user: Pick<Person, 'accountId'>,
  { employee, rules }: VisibleBooking,
): Promise<FeedbackRecipient[]> {
  const { tree, roles } = rules
  const orderers = orderersOfUnit(tree, roles, employee.unitId)
  const candidates = await feedbackCandidates(db, employee, [...orderers])
  const accountId = candidates.find(({ isEmployee }) => isEmployee)?.id ?? null
  const maySee = (candidate: Candidate) => {
    const { id, isManager } = candidate
    const access = orderAccess({ accountId: id, employment: employmentOf(candidate) }, tree, roles)
    const facts = { unitId: employee.unitId, accountId, managerAccountId: isManager ? id : null }
    return bookingAccess(access, facts).kind === 'seen'
  }
  return candidates
    .filter(candidate => candidate.canSignIn && candidate.id !== user.accountId && maySee(candidate))
    .map(({ id, name, isManager }) => ({ id, name, role: isManager ? 'manager' : 'orderer' }) as const)
    .sort(managersFirst)
}

function employmentOf({ unitId, isUnplaced }: Candidate): Employment {
  if (unitId !== null) return { kind: 'unit', unitId }
  return { kind: isUnplaced ? 'unknown' : 'elsewhere' }
}

function managersFirst(one: FeedbackRecipient, other: FeedbackRecipient): number {
  const keys = [one, other].map(({ role, name }) => (role === 'manager' ? '0' : '1') + sortKey(name))
  const [a = '', b = ''] = keys
  return a < b ? -1 : a > b ? 1 : 0
}
