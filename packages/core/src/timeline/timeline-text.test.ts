import { expect, it } from 'vitest'
import { timelineEntrySchema } from './timeline-entry.ts'
import { timelineText } from './timeline-text.ts'

it('fills the facts into both texts, and an instant as Stockholm time', () => {
  const entry = timelineEntrySchema.parse({
    feature: 'bookings',
    kind: 'booking',
    objectId: '1',
    at: '2026-11-24T12:30:00.000Z',
    heading: { sv: '{service}', en: '{service}' },
    detail: { sv: 'Avbokad {when}', en: 'Cancelled {when}' },
    facts: { service: 'Hälsoundersökning', when: '2026-11-20T12:05:00.000Z' },
    state: 'off',
  })
  expect(timelineText(entry, 'sv')).toEqual({
    heading: 'Hälsoundersökning',
    detail: 'Avbokad 2026-11-20 13:05',
  })
})
