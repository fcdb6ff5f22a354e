export { coworkerKeys } from './coworker-keys.ts'
export {
  COWORKER_CONTEXTS,
  COWORKER_SORTS,
  type Coworker,
  type CoworkerContext,
  type CoworkerPage,
  type CoworkerSort,
  coworkerContextSchema,
  coworkerPageSchema,
  coworkerSchema,
  coworkerSortSchema,
  coworkersContract,
  EXCLUSION_RULES,
  type ExclusionRule,
} from './coworkers.contract.ts'
