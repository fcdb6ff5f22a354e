import { type Report, STANDARD_TEMPLATE } from '@salvia/core/personnel-file'
import { describe, expect, it } from 'vitest'
import {
  isForgotten,
  newDraft,
  possibleStep,
  stateOnTheWay,
  type UploadState,
  uploadStateOf,
} from './upload.state.ts'

const report = (outcome: Report['outcome']): Report => ({
  schemaVersion: 1,
  file: { name: 'personal.csv', bytes: 100, sha256: '', format: 'csv', encoding: 'utf-8', delimiter: ';' },
  template: { id: 'standard', version: 1 },
  outcome,
  rows: 1,
  counts: { fatal: 0, error: 0, warning: 0, byCode: {} },
  coverage: { ran: [], notRun: [] },
  findings: [],
  truncated: false,
})
const draft = (outcome: Report['outcome']): UploadState =>
  newDraft('10401', new File(['x'], 'personal.csv'), { report: report(outcome), template: STANDARD_TEMPLATE })
const anyway = (state: UploadState): UploadState =>
  state.kind === 'draft' ? { kind: 'draft', draft: { ...state.draft, continueAnyway: true } } : state
const empty: UploadState = { kind: 'empty' }

it('a file for one company does not count for another', () => {
  expect(uploadStateOf(draft('passed'), '10401')).toMatchObject({ kind: 'draft' })
  expect(uploadStateOf(draft('passed'), '10402')).toEqual(empty)
})

describe('possibleStep', () => {
  it('leads to the choice while nothing is chosen', () => {
    for (const step of ['choose', 'review', 'send'] as const) expect(possibleStep(step, empty)).toBe('choose')
  })
  it('the receipt of a file that is no longer known is no step: nobody is asked to send it again', () => {
    expect(possibleStep('done', empty)).toBeNull()
    expect(possibleStep('done', draft('passed'))).toBeNull()
  })

  it('a file without errors can be sent', () => {
    expect(possibleStep('send', draft('passed'))).toBe('send')
  })

  it('a file with errors is reviewed first, and sent only when one goes on anyway', () => {
    expect(possibleStep('send', draft('errors'))).toBe('review')
    expect(possibleStep('send', anyway(draft('errors')))).toBe('send')
  })

  it('a rejected file is never sent, anyway or not', () => {
    expect(possibleStep('send', anyway(draft('rejected')))).toBe('review')
  })

  it('a new choice of file stays possible beside a draft', () => {
    expect(possibleStep('choose', draft('passed'))).toBe('choose')
  })
})

describe('a file that the browser forgot', () => {
  it('is told of where a step that works on it leads back to the choice', () => {
    for (const wanted of ['review', 'send'] as const)
      expect(isForgotten(stateOnTheWay(wanted, possibleStep(wanted, empty)))).toBe(true)
  })
  it('is not told of where one comes to choose, or back to the review', () => {
    expect(isForgotten(stateOnTheWay('choose', 'choose'))).toBe(false)
    expect(isForgotten(stateOnTheWay('send', 'review'))).toBe(false)
    expect(isForgotten(null)).toBe(false)
  })
})
