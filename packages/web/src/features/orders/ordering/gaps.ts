import type { DraftFault } from './draft-faults.ts'
import type { OrderDraft } from './order-draft.ts'
import { useTexts } from './texts.ts'

/** A field whose content did not all come back with a kept order. It says so until it is changed or gone on from. */
export interface Gap {
  /** Id of the field. */
  readonly field: string
  /** The field is not kept at all, or identity numbers were taken out of its text. */
  readonly why: 'left-out' | 'taken-out'
  /** What the field came back with. */
  readonly was: string
}

const COMMENT = 'comment-'

/** The id of the field with the comment about a unit. */
export const commentField = (unitId: string): string => `${COMMENT}${unitId}`

/** The steps that have such fields. */
type GapStep = 'units' | 'details'

/** The step that has the field. */
export const stepOfGap = ({ field }: Gap): GapStep => (field.startsWith(COMMENT) ? 'units' : 'details')

/** Whether a field still has what it came back with. */
export function isAsItWas({ fields, unitComments }: OrderDraft, { field, was }: Gap): boolean {
  const now = field.startsWith(COMMENT)
    ? unitComments[field.slice(COMMENT.length)]
    : fields[field as keyof typeof fields]
  return (now ?? '') === was
}

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
export function useGapFaults(gaps: readonly Gap[], draft: OrderDraft, step: GapStep): DraftFault[] {
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
