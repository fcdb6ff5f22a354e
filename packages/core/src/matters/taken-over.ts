import type { MatterStep } from './matter.ts'

/** Whether a step is that another case worker took the matter over. The first who takes it on receives it. */
export function isTakenOver(steps: readonly Pick<MatterStep, 'event'>[], index: number): boolean {
  return steps[index]?.event === 'taken-on' && steps.slice(0, index).some(({ event }) => event === 'taken-on')
}
