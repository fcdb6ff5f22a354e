import { describe, expect, test } from 'vitest'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { isEventOpen, stateAfterMessage } from './order-events.ts'
import { orderEndingAt, orderStatusAt } from './order-status.ts'

const LOCK = instantOf('2026-11-16T09:30:00Z')
const AFTER = addElapsed(LOCK, { milliseconds: 1 })
const order = { state: 'handled', closedBy: null, locksAt: LOCK } as const

describe('a handled order', () => {
  test('is handled at the last moment for replies, and locked a millisecond later', () => {
    expect(orderStatusAt(order, LOCK)).toBe('handled')
    expect(orderEndingAt(order, LOCK)).toBeNull()
    expect(orderStatusAt(order, AFTER)).toBe('closed')
    expect(orderEndingAt(order, AFTER)).toBe('locked')
  })
})

test.each([
  ['provider', 'closed'],
  ['maker', 'withdrawn'],
] as const)('an order closed by the %s is told as %s', (closedBy, ending) => {
  const closed = { state: 'closed', closedBy, locksAt: null } as const
  expect(orderStatusAt(closed, LOCK)).toBe('closed')
  expect(orderEndingAt(closed, LOCK)).toBe(ending)
})

test.each([
  ['take-on', 'sent received'],
  ['handle', 'sent received'],
  ['close', 'sent received handled'],
  ['withdraw', 'sent'],
] as const)('%s is possible for an order that is %s', (event, states) => {
  const open = (['sent', 'received', 'handled', 'closed'] as const).filter(state => isEventOpen(event, state))
  expect(open.join(' ')).toBe(states)
})

test('only a message of the provider opens a closed order, as handled', () => {
  expect(stateAfterMessage('closed', 'provider')).toBe('handled')
  expect(stateAfterMessage('closed', 'customer')).toBe('closed')
  expect(stateAfterMessage('sent', 'provider')).toBe('sent')
})
