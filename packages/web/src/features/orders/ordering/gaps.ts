import type { OrderDraft } from './order-draft.ts'

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

/** The step that has the field. */
export const stepOfGap = ({ field }: Gap): 'units' | 'details' =>
  field.startsWith(COMMENT) ? 'units' : 'details'

/** Whether a field still has what it came back with. */
export function isAsItWas({ fields, unitComments }: OrderDraft, { field, was }: Gap): boolean {
  const now = field.startsWith(COMMENT)
    ? unitComments[field.slice(COMMENT.length)]
    : fields[field as keyof typeof fields]
  return (now ?? '') === was
}
