import { z } from 'zod'
import type { Text } from '../../i18n/index.ts'

/**
 * What a case worker must send with an action. `changes`: the counts of who joins, leaves and moves are shown, and an
 * extensive change must be confirmed.
 */
export type CaseForm = 'none' | 'question' | 'reason' | 'changes'

/** The actions of a case worker. Addresses, forms and buttons are made from this table. @spec §4 */
export const CASE_ACTIONS = {
  acknowledge: { form: 'none', label: { sv: 'Ta emot', en: 'Acknowledge' } },
  ready: { form: 'changes', label: { sv: 'Klar för inläsning', en: 'Ready for import' } },
  import: { form: 'changes', label: { sv: 'Läs in', en: 'Import' } },
  ask: { form: 'question', label: { sv: 'Ställ en fråga', en: 'Ask a question' } },
  answered: { form: 'none', label: { sv: 'Svar har kommit', en: 'A reply has come' } },
  investigate: { form: 'none', label: { sv: 'Utred', en: 'Investigate' } },
  supersede: { form: 'none', label: { sv: 'Avsluta, nyare fil finns', en: 'Close, a newer file exists' } },
  reject: { form: 'reason', label: { sv: 'Avvisa', en: 'Reject' } },
} as const satisfies Record<string, { form: CaseForm; label: Text }>

export type CaseAction = keyof typeof CASE_ACTIONS
export const CASE_ACTION_NAMES = Object.keys(CASE_ACTIONS) as [CaseAction, ...CaseAction[]]
export const caseActionSchema = z.enum(CASE_ACTION_NAMES)

/** Events that the system itself raises. */
export const SYSTEM_EVENTS = ['done', 'failed', 'four-weeks', 'newer-imported'] as const
export type CaseEvent = CaseAction | (typeof SYSTEM_EVENTS)[number]
