import type { Instant } from '../../primitives/index.ts'
import { CASE_ACTION_NAMES, type CaseAction, type CaseEvent } from './case-events.ts'
import { type CaseStatus, caseStatuses } from './case-status.ts'
import { feedbackDeadline } from './feedback-deadline.ts'

/** The facts that decide which events a case can take. */
export interface CaseState {
  readonly status: CaseStatus
  /** The moment after which an unanswered question rejects the file. Set in FEEDBACK_REQUESTED only. */
  readonly feedbackDeadline: Instant | null
  /** A later case of the same client number exists. */
  readonly hasNewerCase: boolean
  /** A later case of the same client number is imported. */
  readonly hasNewerImport: boolean
}

export type CaseRefusal =
  /** The case is imported, replaced or rejected: nothing happens to it any more. */
  | 'finished'
  /** An import can't be interrupted. */
  | 'processing'
  | 'not-in-this-status'
  /** The four weeks are not over. */
  | 'deadline-not-passed'
  | 'no-newer-case'
  | 'newer-imported'

/** The result of an event: the new status, or why the event is refused. */
export type CaseOutcome =
  | { readonly kind: 'moved'; readonly status: CaseStatus; readonly feedbackDeadline: Instant | null }
  | { readonly kind: 'refused'; readonly reason: CaseRefusal }

const OPEN_ONLY = 'open'

/**
 * The statuses that each event can start from, and the status that it leads to. `open`: every open status but
 * PROCESSING.
 */
const MOVES = {
  acknowledge: { from: ['UPLOADED', 'FEEDBACK_RECEIVED', 'REVIEWING'], to: 'ACKNOWLEDGED' },
  ready: { from: ['ACKNOWLEDGED', 'FEEDBACK_RECEIVED', 'REVIEWING'], to: 'READY_FOR_IMPORT' },
  import: { from: ['READY_FOR_IMPORT'], to: 'PROCESSING' },
  done: { from: ['PROCESSING'], to: 'IMPORTED' },
  failed: { from: ['PROCESSING'], to: 'REVIEWING' },
  ask: { from: OPEN_ONLY, to: 'FEEDBACK_REQUESTED' },
  answered: { from: ['FEEDBACK_REQUESTED'], to: 'FEEDBACK_RECEIVED' },
  'four-weeks': { from: ['FEEDBACK_REQUESTED'], to: 'REJECTED' },
  investigate: { from: OPEN_ONLY, to: 'REVIEWING' },
  reject: { from: OPEN_ONLY, to: 'REJECTED' },
  supersede: { from: OPEN_ONLY, to: 'NEW_FILE' },
  'newer-imported': { from: OPEN_ONLY, to: 'IMPORTED_NEW_FILE' },
} as const satisfies Record<
  CaseEvent,
  { readonly from: readonly CaseStatus[] | typeof OPEN_ONLY; readonly to: CaseStatus }
>

const FINISHED: readonly CaseStatus[] = ['IMPORTED', 'IMPORTED_NEW_FILE', 'NEW_FILE', 'REJECTED']

/** The statuses of cases that are not finished. */
export const OPEN_CASE_STATUSES: readonly CaseStatus[] = caseStatuses.codes.filter(
  status => !FINISHED.includes(status),
)

export function isOpenCase(status: CaseStatus): boolean {
  return !FINISHED.includes(status)
}

/**
 * The one state machine of an uploaded file. Every pair of status and event that is not named is refused.
 * @spec §4
 * @example caseAfter(uploaded, 'acknowledge', now) // { kind: 'moved', status: 'ACKNOWLEDGED', feedbackDeadline: null }
 */
export function caseAfter(state: CaseState, event: CaseEvent, now: Instant): CaseOutcome {
  const reason = refusalOf(state, event, now)
  if (reason) return { kind: 'refused', reason }
  return {
    kind: 'moved',
    status: MOVES[event].to,
    feedbackDeadline: event === 'ask' ? feedbackDeadline(now) : null,
  }
}

function refusalOf(state: CaseState, event: CaseEvent, now: Instant): CaseRefusal | undefined {
  const { status } = state
  if (!isOpenCase(status)) return 'finished'
  const from: readonly CaseStatus[] | typeof OPEN_ONLY = MOVES[event].from
  if (from === OPEN_ONLY) {
    if (status === 'PROCESSING') return 'processing'
  } else if (!from.includes(status)) return status === 'PROCESSING' ? 'processing' : 'not-in-this-status'
  switch (event) {
    case 'supersede':
      return state.hasNewerCase ? undefined : 'no-newer-case'
    case 'import':
      return state.hasNewerImport ? 'newer-imported' : undefined
    case 'four-weeks':
      return state.feedbackDeadline !== null && now > state.feedbackDeadline
        ? undefined
        : 'deadline-not-passed'
    default:
      return undefined
  }
}

/** The actions that a case worker can take now. */
export function openActions(state: CaseState, now: Instant): CaseAction[] {
  return CASE_ACTION_NAMES.filter(action => caseAfter(state, action, now).kind === 'moved')
}
