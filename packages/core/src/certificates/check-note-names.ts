import type { Text } from '../i18n/index.ts'
import type { CheckNoteKind } from './check-state.ts'

/** How each kind of note is called. */
export const CHECK_NOTE_NAMES = {
  'work-began': { sv: 'Arbetet började', en: 'Work began' },
  offered: { sv: 'Kontroll erbjöds', en: 'Check-up offered' },
  declined: { sv: 'Medarbetaren avböjde', en: 'Check-up declined' },
  'risk-raised': { sv: 'Ny risk anmäldes', en: 'Risk raised' },
} as const satisfies Record<CheckNoteKind, Text>
