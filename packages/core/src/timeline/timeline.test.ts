import { expect, test } from 'vitest'
import { type Instant, type IsoDate, parseInstant, parseIsoDate } from '../primitives/index.ts'
import type { TimelineEntry } from './timeline-entry.ts'
import { timelineOrder } from './timeline-order.ts'
import { timelineText } from './timeline-text.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)
const date = (text: string): IsoDate => parseIsoDate(text) ?? expect.fail(`no date: ${text}`)

const entry = (
  objectId: string,
  moment: Instant | IsoDate,
  state: TimelineEntry['state'],
): TimelineEntry => ({
  ...{ feature: 'bookings', kind: 'booking', objectId, at: moment, state },
  heading: { sv: '{service}', en: '{service}' },
  detail: { sv: '', en: '' },
  facts: { service: 'Hälsosamtal' },
})

test('what lies ahead comes first and the nearest on top; then the rest, the latest on top', () => {
  const entries = [
    entry('past, early', at('2026-01-01T08:00:00Z'), 'past'),
    entry('ahead, late', at('2027-01-01T08:00:00Z'), 'ahead'),
    entry('cancelled, to come', at('2027-02-01T08:00:00Z'), 'off'),
    entry('ahead, soon', at('2026-12-01T08:00:00Z'), 'ahead'),
    entry('past, late', at('2026-10-01T08:00:00Z'), 'past'),
  ]
  expect(timelineOrder(entries).map(({ objectId }) => objectId)).toEqual([
    'ahead, soon',
    'ahead, late',
    'cancelled, to come',
    'past, late',
    'past, early',
  ])
})

test('a date counts as the end of its day in Stockholm', () => {
  const entries = [
    entry('next day', at('2026-12-01T23:00:00Z'), 'ahead'),
    entry('day', date('2026-12-01'), 'ahead'),
    entry('same evening', at('2026-12-01T22:30:00Z'), 'ahead'),
  ]
  expect(timelineOrder(entries).map(({ objectId }) => objectId)).toEqual(['same evening', 'day', 'next day'])
})

test('entries of the same moment stand in an order that does not depend on how they come', () => {
  const moment = at('2026-12-01T08:00:00Z')
  const entries = ['b', 'a', 'c'].map(id => entry(id, moment, 'ahead'))
  expect(timelineOrder(entries)).toEqual(timelineOrder([...entries].reverse()))
})

test('the texts are filled in: a moment is Stockholm time', () => {
  const told = timelineText(
    {
      heading: { sv: '{service}', en: '{service}' },
      detail: { sv: 'Skickades {sent}', en: 'Sent {sent}' },
      facts: { service: 'Hälsosamtal', sent: '2026-11-23T08:00:00.000Z' },
    },
    'sv',
  )
  expect(told).toEqual({ heading: 'Hälsosamtal', detail: 'Skickades 2026-11-23 09:00' })
})
