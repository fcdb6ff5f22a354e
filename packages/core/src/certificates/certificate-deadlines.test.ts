import { expect, test } from 'vitest'
import { deadlineText } from '../deadlines/index.ts'
import { isoDate } from '../primitives/index.ts'
import { certificateDeadlines } from './certificate-deadlines.ts'

const entry = {
  id: 'c1',
  check: 'silica',
  end: isoDate(2026, 12, 8),
  employee: { firstName: 'Åsa', lastName: 'Berg', protectedIdentity: false },
} as const

const only = (given: Partial<Parameters<typeof certificateDeadlines>[0][number]> = {}) =>
  certificateDeadlines([{ ...entry, ...given }], 'sv')[0] ?? expect.fail('no deadline')

test('an entry has a deadline at its last valid day, told without name or check in the heading', () => {
  const deadline = only()
  expect(deadline).toMatchObject({ kind: 'fitness-last-day', at: '2026-12-08', objectId: 'c1' })
  expect(deadlineText(deadline, 'sv')).toEqual({
    heading: 'Sista giltiga dag för en medicinsk kontroll',
    detail: 'Kvarts, Åsa Berg',
    consequence: 'Därefter får medarbetaren inte utföra arbetet utan ett nytt tjänstbarhetsintyg.',
  })
})

test('a check that is offered forbids no work afterwards', () => {
  const deadline = only({ check: 'vibration' })
  expect(deadline.kind).toBe('offered-last-day')
  expect(deadlineText(deadline, 'sv').consequence).toBe(
    'Innan dess ska ni ha erbjudit medarbetaren en ny kontroll.',
  )
  expect(deadlineText(deadline, 'en').consequence).toBe(
    'By then you must have offered the employee a new check-up.',
  )
})

test('the check is named in the language of the reader, as a fact that can be masked', () => {
  expect(only().detail.sv).toBe('{check}, {employee}')
  const [english] = certificateDeadlines([{ ...entry, check: 'vibration' }], 'en')
  expect(english?.facts).toEqual({ check: 'Vibrations', employee: 'Åsa Berg' })
})

test.each([false, true])('whether the identity is protected (%s) goes with the deadline', given => {
  expect(only({ employee: { ...entry.employee, protectedIdentity: given } }).isProtected).toBe(given)
})
