import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Instant, instantFromMillis, parseInstant } from '../../primitives/index.ts'
import { CASE_ACTION_NAMES, type CaseEvent, SYSTEM_EVENTS } from './case-events.ts'
import { type CaseStatus, caseStatuses } from './case-status.ts'
import { type CaseState, caseAfter, isOpenCase, OPEN_CASE_STATUSES, openActions } from './lifecycle.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const now = at('2026-11-21T12:00:00Z')
const events: readonly CaseEvent[] = [...CASE_ACTION_NAMES, ...SYSTEM_EVENTS]

/** A case to which everything may happen that its status allows. */
const state = (status: CaseStatus, other: Partial<CaseState> = {}): CaseState => ({
  status,
  feedbackDeadline: status === 'FEEDBACK_REQUESTED' ? at('2026-11-21T11:59:59.999Z') : null,
  hasNewerCase: true,
  hasNewerImport: false,
  ...other,
})

/** Every pair that is not refused, written from the specification: one line a status. */
const anyOpen = {
  ask: 'FEEDBACK_REQUESTED',
  investigate: 'REVIEWING',
  reject: 'REJECTED',
  supersede: 'NEW_FILE',
  'newer-imported': 'IMPORTED_NEW_FILE',
} as const
const expected: Record<CaseStatus, Partial<Record<CaseEvent, CaseStatus>>> = {
  UPLOADED: { ...anyOpen, acknowledge: 'ACKNOWLEDGED' },
  ACKNOWLEDGED: { ...anyOpen, ready: 'READY_FOR_IMPORT' },
  READY_FOR_IMPORT: { ...anyOpen, import: 'PROCESSING' },
  PROCESSING: { done: 'IMPORTED', failed: 'REVIEWING' },
  REVIEWING: { ...anyOpen, acknowledge: 'ACKNOWLEDGED', ready: 'READY_FOR_IMPORT' },
  FEEDBACK_REQUESTED: { ...anyOpen, answered: 'FEEDBACK_RECEIVED', 'four-weeks': 'REJECTED' },
  FEEDBACK_RECEIVED: { ...anyOpen, acknowledge: 'ACKNOWLEDGED', ready: 'READY_FOR_IMPORT' },
  IMPORTED: {},
  IMPORTED_NEW_FILE: {},
  NEW_FILE: {},
  REJECTED: {},
}

test.each(caseStatuses.codes.flatMap(status => events.map(event => ({ status, event }))))(
  '$status and $event',
  ({ status, event }) => {
    const outcome = caseAfter(state(status), event, now)
    const to = expected[status][event]
    if (to) expect(outcome).toMatchObject({ kind: 'moved', status: to })
    else expect(outcome.kind).toBe('refused')
  },
)

test('refusals tell a finished case, one being processed and a wrong status apart', () => {
  const reason = (status: CaseStatus, event: CaseEvent) => {
    const outcome = caseAfter(state(status), event, now)
    return outcome.kind === 'refused' ? outcome.reason : outcome.status
  }
  expect(reason('IMPORTED', 'ask')).toBe('finished')
  expect(reason('REJECTED', 'newer-imported')).toBe('finished')
  expect(reason('PROCESSING', 'reject')).toBe('processing')
  expect(reason('PROCESSING', 'import')).toBe('processing')
  expect(reason('UPLOADED', 'import')).toBe('not-in-this-status')
})

test('supersede needs a newer case', () => {
  expect(caseAfter(state('UPLOADED', { hasNewerCase: false }), 'supersede', now)).toEqual({
    kind: 'refused',
    reason: 'no-newer-case',
  })
})

test('a case older than the last imported one is not imported', () => {
  expect(caseAfter(state('READY_FOR_IMPORT', { hasNewerImport: true }), 'import', now)).toEqual({
    kind: 'refused',
    reason: 'newer-imported',
  })
})

test('an unanswered question rejects the file when now is after the deadline, not at it', () => {
  const deadline = at('2026-11-21T12:00:00Z')
  const asked = state('FEEDBACK_REQUESTED', { feedbackDeadline: deadline })
  const late = at('2026-11-21T12:00:00.001Z')
  expect(caseAfter(asked, 'four-weeks', now)).toEqual({ kind: 'refused', reason: 'deadline-not-passed' })
  expect(caseAfter(asked, 'four-weeks', late)).toMatchObject({ kind: 'moved', status: 'REJECTED' })
  expect(caseAfter(asked, 'answered', late)).toMatchObject({ kind: 'moved', status: 'FEEDBACK_RECEIVED' })
})

test('asking again starts the four weeks anew, everything else ends them', () => {
  const asked = state('FEEDBACK_REQUESTED', { feedbackDeadline: at('2026-11-25T12:00:00Z') })
  expect(caseAfter(asked, 'ask', now)).toMatchObject({ feedbackDeadline: '2026-12-19T12:00:00.000Z' })
  expect(caseAfter(asked, 'answered', now)).toMatchObject({ feedbackDeadline: null })
  expect(caseAfter(asked, 'investigate', now)).toMatchObject({ feedbackDeadline: null })
})

test('the actions of a case worker are those that would not be refused', () => {
  expect(openActions(state('UPLOADED'), now)).toEqual([
    'acknowledge',
    'ask',
    'investigate',
    'supersede',
    'reject',
  ])
  expect(openActions(state('UPLOADED', { hasNewerCase: false }), now)).not.toContain('supersede')
  expect(openActions(state('READY_FOR_IMPORT'), now)).toContain('import')
  expect(openActions(state('PROCESSING'), now)).toEqual([])
  expect(openActions(state('IMPORTED'), now)).toEqual([])
})

test('open statuses are those that someone is at work with', () => {
  expect(OPEN_CASE_STATUSES).toEqual([
    'UPLOADED',
    'ACKNOWLEDGED',
    'READY_FOR_IMPORT',
    'PROCESSING',
    'REVIEWING',
    'FEEDBACK_REQUESTED',
    'FEEDBACK_RECEIVED',
  ])
})

test('property: whatever happens, a finished case stays as it is and a deadline stands with its question only', () => {
  const step = fc.tuple(fc.constantFrom(...events), fc.integer({ min: 0, max: 40 * 86_400_000 }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), steps => {
      let current = state('UPLOADED')
      let millis = Date.UTC(2026, 0, 1)
      for (const [event, wait] of steps) {
        millis += wait
        const outcome = caseAfter(current, event, instantFromMillis(millis))
        if (!isOpenCase(current.status)) expect(outcome).toEqual({ kind: 'refused', reason: 'finished' })
        if (outcome.kind === 'moved') current = { ...current, ...outcome }
        expect(current.feedbackDeadline !== null).toBe(current.status === 'FEEDBACK_REQUESTED')
      }
    }),
  )
})
