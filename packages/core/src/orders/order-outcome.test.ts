import { expect, test } from 'vitest'
import { ORDER_LEADS_ON_DAYS } from '../limits/index.ts'
import { addDays, instantOf, isoDate } from '../primitives/index.ts'
import { mayLeadToCertificate } from './order-outcome.ts'

/** In Stockholm it is the next day already. */
const LOCK = instantOf('2026-07-16T23:30:00Z')
const LAST = addDays(isoDate(2026, 7, 17), ORDER_LEADS_ON_DAYS - 1)

test.each([
  ['sent', null, LAST, true],
  ['received', null, LAST, true],
  ['handled', LOCK, isoDate(2026, 7, 1), true],
  ['handled', LOCK, LAST, true],
  ['handled', LOCK, addDays(LAST, 1), false],
  ['closed', null, isoDate(2026, 7, 1), false],
] as const)('an order that is %s and locks at %s may lead to a certificate on %s: %s', (...given) => {
  const [state, locksAt, today, expected] = given
  expect(mayLeadToCertificate({ state, locksAt }, today)).toBe(expected)
})
