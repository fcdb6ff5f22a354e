import { expect, test } from 'vitest'
import { type Instant, parseInstant } from '../../primitives/index.ts'
import { feedbackDeadline } from './feedback-deadline.ts'

const at = (text: string): Instant => parseInstant(text) ?? expect.fail(`no instant: ${text}`)

test.each([
  ['without a change of clocks', '2026-01-05T09:00:00+01:00', '2026-02-02T09:00:00+01:00'],
  [
    'into summer time: the same time of day, an hour less',
    '2026-03-20T09:00:00+01:00',
    '2026-04-17T09:00:00+02:00',
  ],
  ['out of summer time: an hour more', '2026-10-10T09:00:00+02:00', '2026-11-07T09:00:00+01:00'],
  ['to an hour that does not exist: an hour later', '2026-03-01T02:30:00+01:00', '2026-03-29T03:30:00+02:00'],
  ['to an hour that occurs twice: the second', '2026-09-27T02:30:00+02:00', '2026-10-25T02:30:00+01:00'],
  ['late in the evening, another day in UTC', '2026-06-01T00:30:00+02:00', '2026-06-29T00:30:00+02:00'],
])('four weeks %s', (_what, asked, deadline) => {
  expect(feedbackDeadline(at(asked))).toBe(at(deadline))
})
