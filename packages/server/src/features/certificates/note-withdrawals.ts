import { isSuperseded, losesValidity, type Validity, type WithdrawalReason } from '@salvia/core/certificates'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { IssuedCertificate, StoredCertificate } from './issued-certificates.store.ts'
import { insertWithdrawals } from './withdrawals.store.ts'

/** What the feed does to certificates. */
export interface Withdrawing {
  readonly reason: WithdrawalReason
  /** What they are afterwards; those that are deleted are not among them. */
  readonly after: readonly IssuedCertificate[]
  readonly now: Instant
}

/**
 * Keeps which certificates lose what they were valid for. Nobody needs to know of one that a newer certificate had taken
 * the place of, or that a user had removed.
 * @param before as they were stored
 */
export async function noteWithdrawals(
  tx: Db,
  before: readonly StoredCertificate[],
  { reason, after, now }: Withdrawing,
): Promise<void> {
  const today = stockholmDate(now)
  const afterwards = new Map(after.map(row => [row.feedId, validityOf(row)]))
  const lost = before.flatMap(row => {
    const { id, feedId, clientNumber, employeeId, medicalCheck, issuedOn, startsOn, endsOn } = row
    const validity = validityOf(row)
    if (row.removedAt !== null || isSuperseded(row.supersededFrom, today)) return []
    if (endsOn === null || validity === null) return []
    if (!losesValidity(validity, afterwards.get(feedId ?? '') ?? null, today)) return []
    return { ...{ certificateId: id, clientNumber, employeeId, medicalCheck }, issuedOn, startsOn, endsOn }
  })
  await insertWithdrawals(
    tx,
    lost.map(row => ({ ...row, reason, at: now })),
  )
}

function validityOf({
  employeeId,
  medicalCheck: check,
  startsOn: start,
  endsOn: end,
}: Pick<StoredCertificate, 'employeeId' | 'medicalCheck' | 'startsOn'> & {
  readonly endsOn?: StoredCertificate['endsOn'] | undefined
}): Validity | null {
  return end ? { employeeId, check, start, end } : null
}
