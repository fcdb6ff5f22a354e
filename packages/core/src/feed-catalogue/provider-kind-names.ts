import type { Text } from '../i18n/index.ts'
import type { ProviderKind } from './catalogue.ts'

/** What case workers call the kinds of the provider's systems. */
export const PROVIDER_KIND_NAMES: Readonly<Record<ProviderKind, Text>> = {
  services: { sv: 'Tjänster', en: 'Services' },
  agreements: { sv: 'Avtal', en: 'Agreements' },
  clinics: { sv: 'Mottagningar', en: 'Clinics' },
  certificates: { sv: 'Intyg', en: 'Certificates' },
  visits: { sv: 'Besök', en: 'Visits' },
  orders: { sv: 'Beställningar (läsa)', en: 'Orders (read)' },
}
