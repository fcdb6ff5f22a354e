import type { IsoDate } from '../primitives/index.ts'
import type { MedicalCheck } from './medical-checks.ts'

/** What every rule about a certificate, a monitoring or a manual entry asks. @spec §3 */
export interface CertificateEntry {
  readonly check: MedicalCheck
  /** Who brought it: the provider's journal, or a user of the portal. It never changes. */
  readonly origin: 'journal' | 'user'
  readonly start: IsoDate
  /** The last valid day; null for a manual entry, and for a monitoring without one. */
  readonly end: IsoDate | null
}
