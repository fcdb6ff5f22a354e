import type { DraftFault } from './draft-faults.ts'
import { commentedUnit, type Gap, isAsItWas, stepOfGap } from './gaps.ts'
import type { GapField } from './kept-order.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderingStep } from './order-steps.ts'
import { useTexts } from './texts.ts'

/** The labels of the fields that may not all come back, so that a list of them says which they are. */
const LABELS = {
  userMobilePhone: 'reach.mobile',
  feedbackName: 'feedback.name',
  feedbackEmail: 'feedback.email',
  feedbackPhone: 'feedback.phone',
  partnerRecipient: 'partner.partnerRecipient',
  partnerStreet: 'partner.partnerStreet',
  partnerPostalCode: 'partner.partnerPostalCode',
  partnerPostalTown: 'partner.partnerPostalTown',
  subject: 'counselling.subject',
  message: 'need.message',
  description: 'need.description',
  location: 'counselling.location',
} as const satisfies Record<GapField, string>

/** What a field says that did not all come back. */
export interface GapFault extends DraftFault {
  /** The field alone says it: the order can do without, so that there is nothing to put right. */
  readonly isOptional: boolean
}

/** A step, with what is wrong on it now. */
interface GapStep {
  readonly step: OrderingStep
  readonly draft: OrderDraft
  readonly faults: readonly DraftFault[]
  /** The name of a unit by its id, where units have comments. */
  readonly unitName?: (id: string) => string
}

/** What the fields of a step say that did not all come back. */
export function useGapFaults(gaps: readonly Gap[], { step, draft, faults, unitName }: GapStep): GapFault[] {
  const t = useTexts()
  const nameOf = (field: string): string => {
    const unit = commentedUnit(field)
    if (unit !== undefined) return t('comments.label', { unit: unitName?.(unit) ?? '' })
    return t(LABELS[field as GapField])
  }
  return gaps
    .filter(gap => stepOfGap(gap) === step && isAsItWas(draft, gap))
    .map(({ field, why }) => {
      // A field that was left out is empty, so an order that needs it finds fault with it.
      const isOptional = why === 'left-out' && faults.every(fault => fault.field !== field)
      const key = why === 'taken-out' ? 'gap.takenOut' : isOptional ? 'gap.optional' : 'gap.leftOut'
      return { field, isOptional, text: t(key, { field: nameOf(field) }) }
    })
}
