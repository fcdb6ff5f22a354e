import { z } from 'zod'
import type { Text } from '../i18n/index.ts'

interface VisitTypeFacts {
  readonly name: Text
  /** The same as a phrase that stands alone: a label before the place. */
  readonly label: Text
  /** The sentence for the manager or order manager. */
  readonly sentence: Text
  /** The sentence for the employee. */
  readonly toEmployee: Text
}

/** The ways in which a visit can take place, with their texts. @spec §2, §3 */
export const VISIT_TYPES = {
  unit: {
    name: { sv: 'På mottagningen', en: 'At the clinic' },
    label: { sv: 'Besök på mottagningen', en: 'Visit at the clinic' },
    sentence: { sv: 'Medarbetaren kommer till oss.', en: 'The employee comes to us.' },
    toEmployee: { sv: 'Du kommer till vår mottagning.', en: 'You come to our clinic.' },
  },
  'agreed-place': {
    name: { sv: 'På avtalad plats', en: 'At an agreed place' },
    label: { sv: 'Besök på avtalad plats', en: 'Visit at an agreed place' },
    sentence: {
      sv: 'Vi ses där ni har kommit överens om.',
      en: 'We meet where you have agreed.',
    },
    toEmployee: { sv: 'Vi ses på den avtalade platsen.', en: 'We meet at the agreed place.' },
  },
  phone: {
    name: { sv: 'Telefon', en: 'Phone' },
    label: { sv: 'Besök per telefon', en: 'Visit by phone' },
    sentence: { sv: 'Vi ringer medarbetaren.', en: 'We call the employee.' },
    toEmployee: { sv: 'Vi ringer dig.', en: 'We call you.' },
  },
  video: {
    name: { sv: 'Video', en: 'Video' },
    label: { sv: 'Besök per video', en: 'Visit by video' },
    sentence: {
      sv: 'Medarbetaren loggar in med BankID i appen eller på webbplatsen.',
      en: 'The employee signs in with BankID in the app or on the website.',
    },
    toEmployee: {
      sv: 'Du loggar in med BankID i appen eller på webbplatsen.',
      en: 'You sign in with BankID in the app or on the website.',
    },
  },
  remote: {
    name: { sv: 'På distans', en: 'Remote' },
    label: { sv: 'Besök på distans', en: 'Remote visit' },
    sentence: {
      sv: 'Vi berättar för medarbetaren hur det går till.',
      en: 'We tell the employee how it works.',
    },
    toEmployee: {
      sv: 'Besöket sker på distans. Du får veta hur av oss.',
      en: 'The visit takes place remotely. We will tell you how.',
    },
  },
} as const satisfies Record<string, VisitTypeFacts>

export type VisitType = keyof typeof VISIT_TYPES
export const visitTypeSchema = z.enum(Object.keys(VISIT_TYPES) as [VisitType, ...VisitType[]])
