export { awaitsAnswerAfter, awaitsAnswerAt } from './awaited-answer.ts'
export { expectedAnswer } from './expected-answer.ts'
export {
  type InternalNote,
  internalNoteSchema,
  type MatterStep,
  matterHeadSchema,
  matterProgressSchema,
  matterStepSchema,
} from './matter.ts'
export { caseWorkersMatterCalls, customersMatterCalls } from './matter-calls.ts'
export {
  CASE_WORKER_EVENTS,
  type CaseWorkerEvent,
  isEventOpen,
  MATTER_EVENTS,
  type MatterEvent,
  stateAfterMessage,
} from './matter-events.ts'
export { matterKeptUntil } from './matter-kept.ts'
export { MATTER_KINDS, type MatterKind, type MatterKindFacts, matterKindSchema } from './matter-kinds.ts'
export { matterNumber, parseMatterNumber } from './matter-number.ts'
export {
  MATTER_ENDINGS,
  MATTER_STATUS_RULES,
  type MatterEnding,
  type MatterProgress,
  type MatterStatus,
  matterEndingAt,
  matterStatusAt,
  matterStatuses,
  OPEN_MATTER_STATES,
  shownMatterStatus,
} from './matter-status.ts'
export { MATTER_STEPS, type MatterStepName, matterStepText } from './matter-steps.ts'
export { matterWords } from './matter-words.ts'
export { type MatterFilter, type MatterRow, mattersList } from './matters-list.ts'
export { isLockedAt, locksAt } from './reply-lock.ts'
export { isUntouched, untouchedBefore } from './untouched-matter.ts'
export {
  type CustomersMatter,
  caseWorkersMatterSchema,
  customersMatterSchema,
  type MatterCase,
  type WholeMatter,
  wholeMatterSchema,
} from './whole-matter.ts'
