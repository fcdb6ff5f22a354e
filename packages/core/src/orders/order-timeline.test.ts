import { expect, test } from 'vitest'
import { deadlineText } from '../deadlines/index.ts'
import { addElapsed, instantOf } from '../primitives/index.ts'
import { timelineText } from '../timeline/index.ts'
import { orderDeadlines } from './order-deadlines.ts'
import { orderTimeline } from './order-timeline.ts'

const LOCK = instantOf('2026-11-16T09:30:00Z')
const order = {
  ...{ id: 'an-order', number: 20001, service: 'Hälsosamtal', createdAt: instantOf('2026-11-01T09:30:00Z') },
  state: 'handled',
  closedBy: null,
  locksAt: LOCK,
} as const

test('an order stands on the timeline where it was sent, with how it stands now', () => {
  const [entry] = orderTimeline([order], LOCK)
  expect(entry).toMatchObject({ kind: 'order', objectId: 'an-order', at: order.createdAt, state: 'past' })
  expect(entry && timelineText(entry, 'sv')).toMatchObject({
    heading: 'Beställning: Hälsosamtal',
    detail: 'B-20001, hanterad',
  })
  const [locked] = orderTimeline([order], addElapsed(LOCK, { milliseconds: 1 }))
  expect(locked && timelineText(locked, 'en')).toMatchObject({ detail: 'B-20001, locked' })
})

test('one that its maker took back is told as off', () => {
  const withdrawn = { ...order, state: 'closed', closedBy: 'maker', locksAt: null } as const
  expect(orderTimeline([withdrawn], LOCK)).toMatchObject([{ state: 'off' }])
})

test('a handled order has its lock as a deadline, whose heading names nobody', () => {
  const [deadline] = orderDeadlines([{ ...order, about: 'Åsa Berg', isProtected: true }])
  expect(deadline).toMatchObject({ kind: 'reply-lock', at: LOCK, objectId: 'an-order', isProtected: true })
  expect(deadline && deadlineText(deadline, 'en').detail).toBe('Order B-20001: Hälsosamtal for Åsa Berg')
  expect(deadline && deadlineText(deadline, 'sv').heading).toBe('Sista dagen att svara')
})
