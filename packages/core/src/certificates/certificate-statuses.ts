import { defineStatuses, type Text, type Tone } from '../i18n/index.ts'
import type { CertificateSource } from './certificate-source.ts'
import type { CertificateStatus } from './certificate-status.ts'

/** How each status is shown. @spec §3 */
export const certificateStatuses = defineStatuses({
  expired: { text: { sv: 'Utgånget', en: 'Expired' }, tone: 'danger' },
  'expires-soon': { text: { sv: 'Går snart ut', en: 'Expires soon' }, tone: 'warning' },
  'no-certificate': { text: { sv: 'Intyg saknas', en: 'No certificate' }, tone: 'danger' },
  expires: { text: { sv: 'Giltigt', en: 'Expires' }, tone: 'success' },
  starts: { text: { sv: 'Börjar', en: 'Starts' }, tone: 'info' },
  manual: { text: { sv: 'Manuell', en: 'Manual' }, tone: 'neutral' },
} satisfies Record<CertificateStatus, { text: Text; tone: Tone }>)

/** How each source is called. @spec §3 */
export const CERTIFICATE_SOURCE_NAMES = {
  journal: { sv: 'Intyg från journalen', en: 'Journal certificate' },
  monitoring: { sv: 'Bevakning', en: 'Monitoring' },
  manual: { sv: 'Tillagd för hand', en: 'Manually added' },
} as const satisfies Record<CertificateSource, Text>
