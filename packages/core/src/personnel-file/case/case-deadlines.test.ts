import { expect, test } from 'vitest'
import { deadlineText } from '../../deadlines/index.ts'
import { instantOf } from '../../primitives/index.ts'
import { caseDeadlines } from './case-deadlines.ts'

const upload = {
  id: 'u1',
  number: 'P-20418',
  name: 'personal.csv',
  feedbackDeadline: null,
  finishedAt: null,
}

test('a question is to be answered within its four weeks', () => {
  const [deadline, ...others] = caseDeadlines([
    { ...upload, feedbackDeadline: instantOf('2026-12-12T09:00:00.000Z') },
  ])
  if (!deadline) return expect.fail('no deadline')
  expect(others).toEqual([])
  expect(deadline).toMatchObject({ kind: 'feedback-answer', at: '2026-12-12T09:00:00.000Z', objectId: 'u1' })
  expect(deadlineText(deadline, 'sv')).toEqual({
    heading: 'Frågor om er personalfil väntar på svar',
    detail: 'Ärende P-20418: personal.csv',
    consequence: 'Utan svar avvisas filen.',
  })
})

test('the file of a finished case is deleted after 90 days', () => {
  expect(caseDeadlines([{ ...upload, finishedAt: instantOf('2026-09-01T10:00:00.000Z') }])).toMatchObject([
    { kind: 'original-deletion', at: '2026-11-30T11:00:00.000Z' },
  ])
})

test('a case at work has none', () => {
  expect(caseDeadlines([upload])).toEqual([])
})
