import { z } from 'zod'
import type { Text } from '../i18n/index.ts'

interface VisitTypeFacts {
  readonly name: Text
  /** What the employee has to know of it. */
  readonly sentence: Text
}

/** How a visit takes place, with what the employee is told of it. @spec §2 @spec §3 */
export const VISIT_TYPES = {
  unit: {
    name: { sv: 'På mottagningen', en: 'At the clinic' },
    sentence: { sv: 'Besöket sker på vår mottagning.', en: 'The visit takes place at our clinic.' },
  },
  'agreed-place': {
    name: { sv: 'På avtalad plats', en: 'At an agreed place' },
    sentence: { sv: 'Besöket sker på avtalad plats.', en: 'The visit takes place at the agreed place.' },
  },
  phone: {
    name: { sv: 'Telefon', en: 'Phone' },
    sentence: { sv: 'Vi ringer medarbetaren.', en: 'We call the employee.' },
  },
  video: {
    name: { sv: 'Video', en: 'Video' },
    sentence: {
      sv: 'Medarbetaren loggar in med BankID i appen eller på webbplatsen.',
      en: 'The employee signs in with BankID in the app or on the website.',
    },
  },
  remote: {
    name: { sv: 'På distans', en: 'Remote' },
    sentence: {
      sv: 'Besöket sker på distans. Medarbetaren får veta hur av oss.',
      en: 'The visit takes place remotely. We tell the employee how.',
    },
  },
} as const satisfies Record<string, VisitTypeFacts>

export type VisitType = keyof typeof VISIT_TYPES
export const visitTypeSchema = z.enum(Object.keys(VISIT_TYPES) as [VisitType, ...VisitType[]])
