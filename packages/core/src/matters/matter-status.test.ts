import { describe, expect, test } from 'vitest'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { isEventOpen, stateAfterMessage } from './matter-events.ts'
import { matterEndingAt, matterStatusAt } from './matter-status.ts'

const LOCK = instantOf('2026-11-16T09:30:00Z')
const AFTER = addElapsed(LOCK, { milliseconds: 1 })
const matter = { state: 'handled', closedBy: null, locksAt: LOCK } as const

describe('a handled matter', () => {
  test('is handled at the last moment for replies, and locked a millisecond later', () => {
    expect(matterStatusAt(matter, LOCK)).toBe('handled')
    expect(matterEndingAt(matter, LOCK)).toBeNull()
    expect(matterStatusAt(matter, AFTER)).toBe('closed')
    expect(matterEndingAt(matter, AFTER)).toBe('locked')
  })
})

test.each([
  ['provider', 'closed'],
  ['maker', 'withdrawn'],
] as const)('a matter closed by the %s is told as %s', (closedBy, ending) => {
  const closed = { state: 'closed', closedBy, locksAt: null } as const
  expect(matterStatusAt(closed, LOCK)).toBe('closed')
  expect(matterEndingAt(closed, LOCK)).toBe(ending)
})

test.each([
  ['take-on', 'sent received'],
  ['handle', 'sent received'],
  ['close', 'sent received handled'],
  ['withdraw', 'sent'],
] as const)('%s is possible for a matter that is %s', (event, states) => {
  const open = (['sent', 'received', 'handled', 'closed'] as const).filter(state => isEventOpen(event, state))
  expect(open.join(' ')).toBe(states)
})

describe('a message', () => {
  const KINDS = [{ afterCustomersMessage: 'stays' }, { afterCustomersMessage: 'received-again' }] as const

  test.each(KINDS)('of the provider alone opens a closed matter, as handled: %o', kind => {
    expect(stateAfterMessage(kind, 'closed', 'provider')).toBe('handled')
    expect(stateAfterMessage(kind, 'closed', 'customer')).toBe('closed')
    expect(stateAfterMessage(kind, 'sent', 'provider')).toBe('sent')
  })

  test.each(KINDS)('leaves an open matter as it is: %o', kind => {
    for (const party of ['customer', 'provider'] as const)
      expect(['sent', 'received'].map(state => stateAfterMessage(kind, state as 'sent', party))).toEqual([
        'sent',
        'received',
      ])
  })

  test('of the customer makes a handled matter received again, where the kind says so', () => {
    expect(KINDS.map(kind => stateAfterMessage(kind, 'handled', 'customer'))).toEqual(['handled', 'received'])
  })
})
