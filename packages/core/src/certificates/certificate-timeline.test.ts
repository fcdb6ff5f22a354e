import { expect, test } from 'vitest'
import { isoDate } from '../primitives/index.ts'
import { timelineText } from '../timeline/index.ts'
import { certificateTimeline } from './certificate-timeline.ts'

const TODAY = isoDate(2026, 11, 23)
type Entry = Parameters<typeof certificateTimeline>[0][number]
const entry: Entry = {
  ...{ id: 'c1', check: 'silica', origin: 'journal', supersededFrom: null },
  ...{ start: isoDate(2025, 1, 2), end: isoDate(2027, 1, 2) },
}

const only = (given: Partial<Entry> = {}) =>
  certificateTimeline([{ ...entry, ...given }], TODAY, 'sv')[0] ?? expect.fail('nothing told')
const detail = (given: Parameters<typeof only>[0]) => timelineText(only(given), 'sv').detail

test('an entry stands at its first day, with the check as a fact that can be masked', () => {
  const told = only()
  expect(told).toMatchObject({ feature: 'certificates', at: '2025-01-02', objectId: 'c1', state: 'past' })
  expect([told.heading.sv, told.facts]).toEqual(['{check}', { check: 'Kvarts', end: '2027-01-02' }])
  expect(timelineText(told, 'sv')).toEqual({
    heading: 'Kvarts',
    detail: 'Intyg från journalen, sista giltiga dag 2027-01-02',
  })
})

test.each([
  [TODAY, 'past'],
  [isoDate(2026, 11, 24), 'ahead'],
] as const)('one that starts on %s is %s', (start, state) => {
  expect(only({ start }).state).toBe(state)
})

test('one without a last day says only where it comes from', () => {
  expect(detail({ origin: 'manual', end: null })).toBe('Tillagd för hand')
})

test('a certificate that has turned into a monitoring is told as one', () => {
  expect(detail({ end: isoDate(2026, 1, 2) })).toBe('Bevakning, sista giltiga dag 2026-01-02')
})

test('that a newer certificate stands in its place is said from that day on', () => {
  expect(detail({ supersededFrom: TODAY })).toContain('ersatt av ett nyare intyg')
  expect(detail({ supersededFrom: isoDate(2026, 11, 24) })).not.toContain('ersatt')
  expect(timelineText(only({ supersededFrom: TODAY }), 'en').detail).toContain('replaced by a newer')
})
