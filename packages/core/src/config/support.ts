import type { Text } from '../i18n/index.ts'

/** The subjects that customers can contact support about. Urgent orders are phoned in. @spec §1 */
export const SUPPORT_NAMES = {
  orders: { sv: 'Beställningar', en: 'Orders' },
  invoice: { sv: 'Fakturasupport', en: 'Invoice support' },
  personnelFile: { sv: 'Support för personalfil', en: 'Personnel file support' },
  technical: { sv: 'Teknisk support', en: 'Technical support' },
} as const satisfies Record<string, Text>
export type SupportSubject = keyof typeof SUPPORT_NAMES
/** In the order in which they are shown. */
export const SUPPORT_SUBJECTS = Object.keys(SUPPORT_NAMES) as readonly SupportSubject[]
