import { describe, expect, test } from 'vitest'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { awaitsAnswerAfter, awaitsAnswerAt } from './awaited-answer.ts'

const LOCK = instantOf('2026-11-16T09:30:00Z')
const open = { closedBy: null, locksAt: null, awaitsAnswer: true } as const

describe('a matter whose provider asks for an answer', () => {
  test.each(['sent', 'received'] as const)('awaits one while it is %s', state => {
    expect(awaitsAnswerAt({ ...open, state }, LOCK)).toBe(true)
  })

  test('awaits one to the last moment for replies, and not a millisecond later', () => {
    const handled = { ...open, state: 'handled', locksAt: LOCK } as const
    expect(awaitsAnswerAt(handled, LOCK)).toBe(true)
    expect(awaitsAnswerAt(handled, addElapsed(LOCK, { milliseconds: 1 }))).toBe(false)
  })

  test.each(['provider', 'maker'] as const)('awaits none once the %s has closed it', closedBy => {
    expect(awaitsAnswerAt({ ...open, state: 'closed', closedBy }, LOCK)).toBe(false)
  })
})

test('a matter in which nothing was asked awaits no answer', () => {
  expect(awaitsAnswerAt({ ...open, state: 'received', awaitsAnswer: false }, LOCK)).toBe(false)
})

test.each([
  ['provider', true, false, true],
  ['provider', true, true, true],
  ['provider', false, true, true],
  ['provider', false, false, false],
  ['customer', false, true, false],
  ['customer', false, false, false],
] as const)('after a message of the %s that asks: %s, of one that awaited: %s, it awaits: %s', (...given) => {
  const [party, asksForAnswer, awaited, after] = given
  expect(awaitsAnswerAfter(awaited, { party, asksForAnswer })).toBe(after)
})
