import { expect, it } from 'vitest'
import { noticeOf, stepOf, stepSearch, type TimeStep } from './time-steps.ts'

it.each<TimeStep>([
  { kind: 'time', week: null },
  { kind: 'time', week: '2026-W53' },
  { kind: 'confirm', week: '2026-W48', slotId: '8d2f-1&x=2' },
  { kind: 'done' },
])('the step $kind is the one that its address leads to', step => {
  expect(stepOf(new URLSearchParams(stepSearch(step)))).toEqual(step)
})

it.each(['vecka=48', 'vecka=2026-W', 'tid=8d2f', 'steg=nej', ''])(
  'an address that makes no sense leads to the first step: %s',
  search => {
    expect(stepOf(new URLSearchParams(search))).toEqual({ kind: 'time', week: null })
  },
)

it('only a notice that is known is told', () => {
  expect(noticeOf({ notice: 'taken' })).toBe('taken')
  expect(noticeOf({ notice: 'changed' })).toBe('changed')
  for (const state of [null, undefined, 'taken', {}, { notice: 'other' }]) expect(noticeOf(state)).toBeNull()
})
