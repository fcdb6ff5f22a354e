import type { IsoDate } from '../primitives/index.ts'
import type { Certificate } from './certificate.ts'

/** What an employer has to see to, the most urgent first. */
export const CERTIFICATE_URGENCIES = ['expired', 'no-certificate', 'expiring'] as const
export type CertificateUrgency = (typeof CERTIFICATE_URGENCIES)[number]

type Judged = Pick<Certificate, 'status' | 'end'>
export type UrgentCertificate<C extends Judged = Certificate> = C & { readonly urgency: CertificateUrgency }

/** Null for an entry that nobody has to see to until then. One that has not started yet expires as any other. */
function urgencyOf({ status, end }: Judged, until: IsoDate): CertificateUrgency | null {
  if (status === 'expired' || status === 'no-certificate') return status
  return end !== null && end <= until ? 'expiring' : null
}

/**
 * The entries that are expired, without a certificate, or expire up to a day, that day included: the most urgent first,
 * and then those with the earliest last day. Those that are equal keep their order.
 */
export function mostUrgentFirst<C extends Judged>(
  entries: readonly C[],
  until: IsoDate,
): UrgentCertificate<C>[] {
  const rank = ({ urgency, end }: UrgentCertificate<C>) =>
    `${CERTIFICATE_URGENCIES.indexOf(urgency)} ${end ?? 'never'}`
  return entries
    .flatMap(entry => {
      const urgency = urgencyOf(entry, until)
      return urgency === null ? [] : [{ ...entry, urgency }]
    })
    .sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}
