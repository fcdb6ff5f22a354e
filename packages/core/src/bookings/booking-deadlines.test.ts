import { expect, test } from 'vitest'
import { deadlineText } from '../deadlines/index.ts'
import { type Instant, parseInstant } from '../primitives/index.ts'
import { bookingDeadlines } from './booking-deadlines.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const booking = {
  id: 'b1',
  service: 'Hälsosamtal',
  employee: { firstName: 'Åsa', lastName: 'Berg', protectedIdentity: false },
  startsAt: at('2026-11-23T08:00:00Z'),
  latestCancellation: at('2026-11-20T08:00:00Z'),
  status: 'upcoming',
  mayChange: true,
} as const

test('an upcoming booking has a deadline at its limit, told in both languages', () => {
  const [deadline] = bookingDeadlines([booking])
  if (!deadline) return expect.fail('no deadline')
  expect(deadline).toMatchObject({
    kind: 'latest-cancellation',
    at: booking.latestCancellation,
    objectId: 'b1',
  })
  expect(deadlineText(deadline, 'sv')).toEqual({
    heading: 'Sista kostnadsfria avbokning',
    detail: 'Hälsosamtal för Åsa Berg, 2026-11-23 09:00',
    consequence: 'Därefter går tiden inte att boka om, och en avbokning debiteras.',
  })
  expect(deadlineText(deadline, 'en').detail).toBe('Hälsosamtal for Åsa Berg, 2026-11-23 09:00')
})

test('of a start at an hour that comes twice it says which', () => {
  const startsAt = at('2026-10-25T01:30:00Z')
  const [deadline] = bookingDeadlines([{ ...booking, startsAt }])
  if (!deadline) return expect.fail('no deadline')
  expect(deadlineText(deadline, 'sv').detail).toContain('2026-10-25 02:30 (vintertid)')
  expect(deadlineText(deadline, 'en').detail).toContain('2026-10-25 02:30 (winter time)')
})

test.each([false, true])(
  'whether the identity is protected (%s) goes with the deadline',
  protectedIdentity => {
    const employee = { ...booking.employee, protectedIdentity }
    expect(bookingDeadlines([{ ...booking, employee }])).toMatchObject([{ isProtected: protectedIdentity }])
  },
)

test('one that is free to its start ends there, without a charge', () => {
  const [deadline] = bookingDeadlines([{ ...booking, latestCancellation: booking.startsAt }])
  expect(deadline).toMatchObject({ kind: 'last-change', at: booking.startsAt })
})

test.each([
  ['cancelled', { status: 'cancelled' }],
  ['passed', { status: 'passed' }],
  ['not the user’s to change', { mayChange: false }],
] as const)('one that is %s has none', (_name, other) => {
  expect(bookingDeadlines([{ ...booking, ...other }])).toEqual([])
})
