import { expect, test } from 'vitest'
import { parseInstant } from '../primitives/index.ts'
import { shownStatus } from './booking-status.ts'

const at = (text: string) => parseInstant(text) ?? expect.unreachable()
const startsAt = at('2026-11-21T09:00:00.000Z')

test.each([
  ['upcoming', '2026-11-21T08:59:59.999Z', 'Kommande'],
  ['upcoming', '2026-11-21T09:00:00.000Z', 'Pågår nu'],
  ['passed', '2026-11-21T10:00:00.000Z', 'Tidigare'],
  ['cancelled', '2026-11-21T09:30:00.000Z', 'Avbokad'],
] as const)('%s at %s is shown as %s', (status, now, shown) => {
  expect(shownStatus({ status, startsAt }, at(now)).text.sv).toBe(shown)
})

test('what is over or cancelled has no colour', () => {
  const tones = (['passed', 'cancelled'] as const).map(
    status => shownStatus({ status, startsAt }, startsAt).tone,
  )
  expect(tones).toEqual(['neutral', 'neutral'])
})
