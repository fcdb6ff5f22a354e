export {
  type Coworker,
  coworkerSchema,
  EXCLUSION_RULE_ERRORS,
  EXCLUSION_RULE_NAMES,
  EXCLUSION_RULES,
  type ExclusionRule,
} from './coworker.ts'
export { type CoworkerDetails, coworkerDetailsSchema, type OrderManager } from './coworker-details.ts'
export { coworkerKeys } from './coworker-keys.ts'
export { coworkersContract } from './coworkers.contract.ts'
export {
  COWORKER_CONTEXTS,
  type CoworkerContext,
  type CoworkerSort,
  coworkersList,
} from './coworkers-list.ts'
export { type AbsenceReason, type Explanation, explanationSchema } from './explanation.ts'
export { EXPLANATION_TEXTS, reasonTexts, underTexts } from './explanation-text.ts'
export type { UnitHistory, UnitMembership } from './unit-history.ts'
