import { z } from 'zod'
import type { Text } from '../../i18n/index.ts'

/**
 * What a case worker must send with an action. `changes`: the counts of who joins, leaves and moves are shown, and an
 * extensive change must be confirmed.
 */
export type CaseForm = 'none' | 'question' | 'reason' | 'changes'

/** The actions of a case worker. Addresses, forms and buttons are made from this table. @spec §4 */
export const CASE_ACTIONS = {
  acknowledge: {
    form: 'none',
    label: { sv: 'Ta emot', en: 'Acknowledge' },
    explanation: {
      sv: 'Du tar hand om ärendet. Kunden ser att en handläggare går igenom filen.',
      en: 'You take on the case. The customer sees that a case worker is going through the file.',
    },
  },
  ready: {
    form: 'changes',
    label: { sv: 'Klar för inläsning', en: 'Ready for import' },
    explanation: {
      sv: 'Filen är genomgången. Inget läses in förrän någon väljer Läs in.',
      en: 'The file has been checked. Nothing is imported until somebody chooses Import.',
    },
  },
  import: {
    form: 'changes',
    label: { sv: 'Läs in', en: 'Import' },
    explanation: {
      sv: 'Kundens medarbetare uppdateras från filen. Det går inte att ångra.',
      en: 'The customer’s employees are updated from the file. This cannot be undone.',
    },
  },
  ask: {
    form: 'question',
    label: { sv: 'Ställ en fråga', en: 'Ask a question' },
    explanation: {
      sv: 'Frågan mejlas till kunden, som har fyra veckor på sig att svara.',
      en: 'The question is emailed to the customer, who has four weeks to reply.',
    },
  },
  answered: {
    form: 'none',
    label: { sv: 'Kunden har svarat', en: 'The customer has replied' },
    explanation: {
      sv: 'Välj det här när kunden har svarat på annat sätt än i portalen.',
      en: 'Choose this when the customer has replied outside the portal.',
    },
  },
  investigate: {
    form: 'none',
    label: { sv: 'Utred', en: 'Investigate' },
    explanation: {
      sv: 'Ärendet läggs åt sidan medan du kontrollerar något. Kunden ser att det utreds.',
      en: 'The case is put aside while you check something. The customer sees that it is being investigated.',
    },
  },
  supersede: {
    form: 'none',
    label: { sv: 'Avsluta, nyare fil finns', en: 'Close, a newer file exists' },
    explanation: {
      sv: 'Ärendet avslutas utan inläsning, eftersom kunden har skickat en nyare fil.',
      en: 'The case ends without an import, since the customer has sent a newer file.',
    },
  },
  reject: {
    form: 'reason',
    label: { sv: 'Avvisa', en: 'Reject' },
    explanation: {
      sv: 'Filen läses inte in. Orsaken mejlas till kunden, som får skicka en ny.',
      en: 'The file is not imported. The reason is emailed to the customer, who can send a new one.',
    },
  },
} as const satisfies Record<string, { form: CaseForm; label: Text; explanation: Text }>

export type CaseAction = keyof typeof CASE_ACTIONS
export const CASE_ACTION_NAMES = Object.keys(CASE_ACTIONS) as [CaseAction, ...CaseAction[]]
export const caseActionSchema = z.enum(CASE_ACTION_NAMES)

/** Events that the system itself raises. */
export const SYSTEM_EVENTS = ['done', 'failed', 'four-weeks', 'newer-imported'] as const
export type CaseEvent = CaseAction | (typeof SYSTEM_EVENTS)[number]
