import { z } from 'zod'
import type { Text } from '../i18n/index.ts'

/** By whom a booking was cancelled; `j4` is the provider's own booking system. @spec §3 */
export const CANCELLATION_SOURCES = {
  app: { sv: 'Avbokad i appen', en: 'Cancelled in the app' },
  portal: { sv: 'Avbokad i portalen', en: 'Cancelled in the portal' },
  j4: { sv: 'Avbokad av oss', en: 'Cancelled by us' },
  contact: { sv: 'Avbokad efter kontakt med oss', en: 'Cancelled after contact with us' },
} as const satisfies Record<string, Text>

export type CancellationSource = keyof typeof CANCELLATION_SOURCES
export const cancellationSourceSchema = z.enum(
  Object.keys(CANCELLATION_SOURCES) as [CancellationSource, ...CancellationSource[]],
)
