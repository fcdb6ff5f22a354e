import { expect, test } from 'vitest'
import type { MatterStep } from './matter.ts'
import { isTakenOver } from './taken-over.ts'

const steps = (['sent', 'taken-on', 'booked', 'taken-on', 'handled'] satisfies MatterStep['event'][]).map(
  event => ({ event }),
)

test('the first who takes an order on receives it, the next one takes it over', () => {
  expect(steps.map((_step, index) => isTakenOver(steps, index))).toEqual([false, false, false, true, false])
})
