import { z } from 'zod'
import type { Text } from '../i18n/index.ts'

/** What a case worker can be let into beside the customers, each with its name. The keys are declared only here. */
export const CASE_WORKER_FUNCTIONS = {
  orders: { name: { sv: 'Beställningar', en: 'Orders' } },
  'personnel-files': { name: { sv: 'Personalfiler', en: 'Personnel files' } },
  complaints: { name: { sv: 'Avvikelser', en: 'Complaints' } },
  invoices: { name: { sv: 'Fakturaunderlag', en: 'Invoice data' } },
  students: { name: { sv: 'Studenthälsa', en: 'Student health' } },
  'data-protection': { name: { sv: 'Dataskydd', en: 'Data protection' } },
} as const satisfies Record<string, { name: Text }>

export type CaseWorkerFunction = keyof typeof CASE_WORKER_FUNCTIONS

export const CASE_WORKER_FUNCTION_NAMES = Object.keys(CASE_WORKER_FUNCTIONS) as [
  CaseWorkerFunction,
  ...CaseWorkerFunction[],
]
export const caseWorkerFunctionSchema = z.enum(CASE_WORKER_FUNCTION_NAMES)

/** The functions among these, each once, in the order in which they are shown. */
export function orderedFunctions(functions: readonly CaseWorkerFunction[]): CaseWorkerFunction[] {
  return CASE_WORKER_FUNCTION_NAMES.filter(name => functions.includes(name))
}
