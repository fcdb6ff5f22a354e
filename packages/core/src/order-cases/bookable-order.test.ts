import { expect, test } from 'vitest'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { isBookable } from './bookable-order.ts'

const NOW = instantOf('2026-11-23T09:00:00Z')
const SENT = { kind: 'person', isPersonThere: true, state: 'sent', closedBy: null, locksAt: null } as const

test.each([
  ['sent', {}, true],
  ['received', { state: 'received' }, true],
  ['handled, at the last moment for replies', { state: 'handled', locksAt: NOW }, true],
  ['locked', { state: 'handled', locksAt: addElapsed(NOW, { milliseconds: -1 }) }, false],
  ['closed by the provider', { state: 'closed', closedBy: 'provider' }, false],
  ['withdrawn', { state: 'closed', closedBy: 'maker' }, false],
  ['for a group', { kind: 'group', isPersonThere: false }, false],
  ['for counselling', { kind: 'counselling', isPersonThere: false }, false],
  ['for somebody who has left', { isPersonThere: false }, false],
] as const)('a time can be booked for an order that is %s: %o: %s', (_, order, expected) => {
  expect(isBookable({ ...SENT, ...order }, NOW)).toBe(expected)
})
