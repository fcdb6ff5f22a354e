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

/** The id of the unit whose comment a field has; undefined for other fields. */
export const commentedUnit = (field: string): string | undefined =>
  field.startsWith(COMMENT) ? field.slice(COMMENT.length) : undefined

/** The id of the field with the comment about a unit. */
export const commentField = (unitId: string): string => `${COMMENT}${unitId}`

/** The step that has the field. */
export const stepOfGap = ({ field }: Gap): 'units' | 'details' =>
  commentedUnit(field) === undefined ? 'details' : 'units'

/** Whether a field still has what it came back with. */
export function isAsItWas({ fields, unitComments }: OrderDraft, { field, was }: Gap): boolean {
  const unit = commentedUnit(field)
  const now = unit === undefined ? fields[field as keyof typeof fields] : unitComments[unit]
  return (now ?? '') === was
}
