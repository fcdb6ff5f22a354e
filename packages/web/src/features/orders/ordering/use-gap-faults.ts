import type { DraftFault } from './draft-faults.ts'
import { type Gap, isAsItWas, stepOfGap } from './gaps.ts'
import type { OrderDraft } from './order-draft.ts'
import type { OrderStep } from './order-steps.ts'
import { useTexts } from './texts.ts'

/** The labels of the fields that are not kept, so that a list of them says which they are. */
const LABELS: Readonly<Partial<Record<string, Parameters<ReturnType<typeof useTexts>>[0]>>> = {
  userMobilePhone: 'reach.mobile',
  feedbackName: 'feedback.name',
  feedbackEmail: 'feedback.email',
  feedbackPhone: 'feedback.phone',
  partnerRecipient: 'partner.partnerRecipient',
  partnerStreet: 'partner.partnerStreet',
  partnerPostalCode: 'partner.partnerPostalCode',
  partnerPostalTown: 'partner.partnerPostalTown',
}

/** What the fields of a step say that did not all come back. */
export function useGapFaults(gaps: readonly Gap[], draft: OrderDraft, step: OrderStep): DraftFault[] {
  const t = useTexts()
  const nameOf = (field: string): string => {
    const label = LABELS[field]
    return label === undefined ? '' : t(label)
  }
  return gaps
    .filter(gap => stepOfGap(gap) === step && isAsItWas(draft, gap))
    .map(({ field, why }) => ({
      field,
      text: why === 'left-out' ? t('gap.leftOut', { field: nameOf(field) }) : t('gap.takenOut'),
    }))
}
