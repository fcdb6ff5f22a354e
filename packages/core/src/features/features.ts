import type { Text } from '../i18n/index.ts'

/** Wire key and name of each feature that an organisation can have. The keys are declared only here. @spec §6 */
export const FEATURES = {
  dashboard: { key: 'start', always: true, name: { sv: 'Start', en: 'Start' } },
  agreements: { key: 'contracts', always: false, name: { sv: 'Samarbetet', en: 'Agreement' } },
  bookings: { key: 'bookings', always: false, name: { sv: 'Tidsbokningar', en: 'Bookings' } },
  complaints: { key: 'deviations', always: false, name: { sv: 'Avvikelser', en: 'Complaints' } },
  certificates: {
    key: 'certificates',
    always: false,
    name: { sv: 'Medicinska kontroller', en: 'Medical check-ups' },
  },
  coworkers: { key: 'coworkers', always: false, name: { sv: 'Medarbetare', en: 'Employees' } },
  invoices: { key: 'invoices', always: false, name: { sv: 'Fakturaunderlag', en: 'Invoice data' } },
  messages: { key: 'messages', always: false, name: { sv: 'Säkermail', en: 'Secure mail' } },
  orders: { key: 'orders', always: false, name: { sv: 'Beställningar', en: 'Orders' } },
  'personnel-file': { key: 'persim', always: false, name: { sv: 'Personalfil', en: 'Personnel file' } },
  profile: { key: 'profile', always: true, name: { sv: 'Din profil', en: 'Profile' } },
  statistics: { key: 'statistics', always: false, name: { sv: 'Statistik', en: 'Statistics' } },
  'student-health': {
    key: 'studentHealth',
    always: false,
    name: { sv: 'Studenthälsa', en: 'Student health' },
  },
  'rehab-documents': { key: 'rehab', always: false, name: { sv: 'Rehabdokument', en: 'Rehab documents' } },
} as const satisfies Record<string, { key: string; always: boolean; name: Text }>

export type Feature = keyof typeof FEATURES
export type FeatureKey = (typeof FEATURES)[Feature]['key']

export const FEATURE_NAMES = Object.keys(FEATURES) as readonly Feature[]

/** The feature with a wire key; undefined for an unknown key. */
export function featureOfKey(key: string): Feature | undefined {
  return FEATURE_NAMES.find(feature => FEATURES[feature].key === key)
}

/**
 * Whether a feature is open, given the keys that the server answered; without a list all are open.
 * @spec §4
 * @example isFeatureOpen('statistics', ['start']) // false
 */
export function isFeatureOpen(feature: Feature, featuresEnabled: readonly string[] | undefined): boolean {
  const { key, always } = FEATURES[feature]
  return always || featuresEnabled === undefined || featuresEnabled.includes(key)
}
