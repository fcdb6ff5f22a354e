import { z } from 'zod'
import { WITHDRAWALS_SHOWN } from '../limits/index.ts'
import { type IsoDate, instantSchema, isoDateSchema } from '../primitives/index.ts'
import { checkedEmployeeSchema } from './certificate.ts'
import type { CertificateEntry } from './certificate-entry.ts'
import { CERTIFICATE_TYPE_NAMES } from './certificate-type.ts'
import { MEDICAL_CHECK_NAMES } from './medical-checks.ts'

/** How a certificate of the journal lost its validity: the provider has deleted it, or corrected it. */
const WITHDRAWAL_REASONS = ['withdrawn', 'corrected'] as const
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number]

/** A certificate of the journal that was valid, now or from a later day, until the provider ended that. @spec §9 */
export const withdrawalSchema = z
  .object({
    id: z.uuid(),
    employee: checkedEmployeeSchema,
    check: z.enum(MEDICAL_CHECK_NAMES),
    type: z.enum(CERTIFICATE_TYPE_NAMES),
    reason: z.enum(WITHDRAWAL_REASONS),
    /** From when to when it would have been valid. */
    start: isoDateSchema,
    end: isoDateSchema,
    /** When the provider ended its validity. */
    at: instantSchema,
    /** Whether the user must know of it and has not said so yet. */
    isNew: z.boolean(),
    /** Whether the caller sees the employee's own page: a check-up reviewer of the unit alone does not. */
    seesEmployee: z.boolean(),
    /** Whether the caller may order for the employee. */
    mayOrder: z.boolean(),
  })
  .meta({ id: 'WithdrawnCertificate' })
export type WithdrawnCertificate = z.infer<typeof withdrawalSchema>

/** A certificate that was withdrawn lately, as the list tells of it. */
const listedWithdrawalSchema = withdrawalSchema
  .pick({ id: true, employee: true, check: true, reason: true, at: true, seesEmployee: true })
  .meta({ id: 'ListedWithdrawal' })

/** How many were withdrawn lately, and of whom: the latest first, which may be fewer. */
export const listedWithdrawalsSchema = z.object({
  total: z.int(),
  items: z.array(listedWithdrawalSchema).max(WITHDRAWALS_SHOWN),
})
export type ListedWithdrawals = z.infer<typeof listedWithdrawalsSchema>

/** What of a certificate says for whom and when it is valid. */
export interface Validity extends Pick<CertificateEntry, 'check' | 'start'> {
  readonly employeeId: string
  readonly end: IsoDate
}

/**
 * Whether a certificate loses by a change what it was valid for, today or from a later day. One whose last day has passed
 * has nothing to lose, and one that only ends earlier than before is valid still.
 * @param after null once it is withdrawn
 */
export function losesValidity(before: Validity, after: Validity | null, today: IsoDate): boolean {
  if (before.end < today) return false
  if (after === null || after.employeeId !== before.employeeId || after.check !== before.check) return true
  const isPutOff = before.start <= today && after.start > today
  return after.end < today || isPutOff
}
