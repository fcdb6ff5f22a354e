import type { DraftFault } from './draft-faults.ts'
import { type Gap, isAsItWas, stepOfGap } from './gaps.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderStep } from './order-steps.ts'
import { useTexts } from './texts.ts'

/** What the fields of a step say that did not all come back. */
export function useGapFaults(gaps: readonly Gap[], draft: OrderDraft, step: OrderStep): DraftFault[] {
  const t = useTexts()
  return gaps
    .filter(gap => stepOfGap(gap) === step && isAsItWas(draft, gap))
    .map(({ field, why }) => ({ field, text: t(why === 'left-out' ? 'gap.leftOut' : 'gap.takenOut') }))
}
