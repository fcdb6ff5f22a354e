import type { Text } from '../i18n/index.ts'
import type { IsoDate } from '../primitives/index.ts'
import type { MedicalCheck } from './medical-checks.ts'

/** Where an entry comes from. @spec §3 */
export const CERTIFICATE_SOURCES = {
  journal: { name: { sv: 'Intyg från journalen', en: 'Journal certificate' } },
  monitoring: { name: { sv: 'Bevakning', en: 'Monitoring' } },
  manual: { name: { sv: 'Tillagd för hand', en: 'Manually added' } },
} as const satisfies Record<string, { readonly name: Text }>

export type CertificateSource = keyof typeof CERTIFICATE_SOURCES
export const CERTIFICATE_SOURCE_NAMES = Object.keys(CERTIFICATE_SOURCES) as [
  CertificateSource,
  ...CertificateSource[],
]

/** What every rule asks about a certificate, a monitoring or a manual entry of one employee. @spec §3 */
export interface CertificateEntry {
  readonly check: MedicalCheck
  /** As it came: from the provider's journal, or from a user, who gives a monitoring its last day. It never changes. */
  readonly origin: CertificateSource
  readonly start: IsoDate
  /** The last valid day. A certificate of the journal always has one. */
  readonly end: IsoDate | null
}
