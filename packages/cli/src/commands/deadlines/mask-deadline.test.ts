import type { Deadline } from '@salvia/core/deadlines'
import { isoDate } from '@salvia/core/primitives'
import { expect, test } from 'vitest'
import { filledDeadline, maskDeadline } from './mask-deadline.ts'

const BOOKING: Deadline = {
  feature: 'bookings',
  kind: 'latest-cancellation',
  heading: { sv: 'Sista kostnadsfria avbokning', en: 'Last free cancellation' },
  detail: { sv: '{service} för {employee}, {start}', en: '{service} for {employee}, {start}' },
  consequence: { sv: 'Därefter debiteras den.', en: 'After that it is charged.' },
  at: isoDate(2026, 11, 23),
  objectId: 'b1',
  facts: { service: 'Hälsosamtal', employee: 'Åsa Öberg', start: '2026-11-24T08:00:00.000Z' },
  isProtected: false,
}

test('names keep their first letters, a service nothing, and moments all', () => {
  expect(maskDeadline(BOOKING).facts).toEqual({
    service: '•••••',
    employee: 'Å••••• Ö•••••',
    start: '2026-11-24T08:00:00.000Z',
  })
})

test('a medical check-up is hidden, for it tells what somebody works with', () => {
  const facts = { check: 'Kvarts', employee: 'Åsa Öberg' }
  expect(maskDeadline({ ...BOOKING, facts }).facts).toEqual({ check: '•••••', employee: 'Å••••• Ö•••••' })
})

test('numbers of cases and names of files are shown, and a fact that is not known is hidden', () => {
  const facts = { number: 'P-20418', name: 'personal.csv', reason: 'Ryggbesvär' }
  expect(maskDeadline({ ...BOOKING, facts }).facts).toEqual({ ...facts, reason: '•••••' })
})

test('the texts are filled in, in both languages', () => {
  expect(filledDeadline(maskDeadline(BOOKING)).detail).toEqual({
    sv: '••••• för Å••••• Ö•••••, 2026-11-24 09:00',
    en: '••••• for Å••••• Ö•••••, 2026-11-24 09:00',
  })
})
