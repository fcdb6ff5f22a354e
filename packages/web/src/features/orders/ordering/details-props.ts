import type { OrderFields } from './order-draft.ts'

/** What each group of fields of the details gets. The fields have the names of their values as ids. */
export interface DetailsProps {
  readonly fields: OrderFields
  readonly set: (part: Partial<OrderFields>) => void
  readonly errorOf: (field: string) => string | undefined
}
