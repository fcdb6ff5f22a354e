import { expect, test } from 'vitest'
import { instantOf } from '../primitives/index.ts'
import { matterKeptUntil } from './matter-kept.ts'
import { MATTER_KINDS } from './matter-kinds.ts'

test.each([
  ['to the same day two years later', '2024-11-23T09:00:00Z', '2026-11-23T09:00:00.000Z'],
  ['from a leap day, to the last of February', '2024-02-29T09:00:00Z', '2026-02-28T09:00:00.000Z'],
  ['over a change of clocks, at the same time of day', '2024-10-27T05:00:00Z', '2026-10-27T05:00:00.000Z'],
])('an order is kept %s', (_how, latest, until) => {
  expect(matterKeptUntil(MATTER_KINDS.order, instantOf(latest))).toBe(until)
})
