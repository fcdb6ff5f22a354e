import type { OrderStep } from './order.ts'

/** Whether a step is that another case worker took the order over. The first who takes it on receives it. */
export function isTakenOver(steps: readonly Pick<OrderStep, 'event'>[], index: number): boolean {
  return steps[index]?.event === 'taken-on' && steps.slice(0, index).some(({ event }) => event === 'taken-on')
}
