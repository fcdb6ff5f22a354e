import { type OrderKind, orderKindSchema } from '@salvia/core/orders'
import { maskIdentityNumbers } from '@salvia/core/primitives'
import { z } from 'zod'
import { forgetDraft, keptDraft } from '../../../state/kept-draft.ts'
import { NO_FEEDBACK, NO_PARTNER, type OrderDraft, type OrderFields } from './order-draft.ts'

const NAME = 'order'

/** An order that was begun when the session ended: without identity numbers, names and addresses of persons. */
const keptOrderSchema = z.object({
  clientNumber: z.string(),
  kind: orderKindSchema,
  idempotencyKey: z.string(),
  service: z.string().nullable(),
  subCategories: z.array(z.string()),
  /** `pidHash` of an employee whom the company has; a new one must be typed again. */
  employee: z.string().nullable(),
  selectedOrg: z.string(),
  units: z.array(z.object({ unitId: z.string(), comment: z.string() })),
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** Ids of the attached files. */
  files: z.array(z.string()),
})
export interface KeptOrder extends z.output<typeof keptOrderSchema> {
  readonly fields: Partial<OrderFields>
}

/** What is known of an order without its persons. @spec §4 */
function withoutPersons(draft: OrderDraft, clientNumber: string): KeptOrder {
  const { kind, idempotencyKey, service, subCategories, employee, units, unitComments, files } = draft
  const isKnown = employee?.kind === 'known'
  const fields = Object.entries({ ...draft.fields, ...NO_FEEDBACK, ...NO_PARTNER, userMobilePhone: '' }).map(
    ([name, value]) => [name, typeof value === 'string' ? maskIdentityNumbers(value) : value],
  )
  return {
    ...{ clientNumber, kind, idempotencyKey, service: service?.portalServiceId ?? null },
    subCategories: [...subCategories],
    employee: isKnown ? employee.pidHash : null,
    selectedOrg: draft.selectedOrg,
    units: units.map(unitId => ({ unitId, comment: maskIdentityNumbers(unitComments[unitId] ?? '') })),
    fields: {
      ...(Object.fromEntries(fields) as Partial<OrderFields>),
      showPartnerFields: draft.fields.showPartnerFields,
      customFeedbackRecipient: draft.fields.customFeedbackRecipient,
    },
    files: files.map(({ id }) => id),
  }
}

/** The draft to keep when the session ends. */
export function orderToKeep(draft: OrderDraft, clientNumber: string): Readonly<Record<string, KeptOrder>> {
  return { [NAME]: withoutPersons(draft, clientNumber) }
}

/** The order that the signed-in user had begun at a company; null for none. Another kind stays where it is. */
export function keptOrder(clientNumber: string, kind?: OrderKind): KeptOrder | null {
  const { data } = keptOrderSchema.safeParse(keptDraft(NAME))
  if (data?.clientNumber !== clientNumber || (kind !== undefined && data.kind !== kind)) return null
  return data as KeptOrder
}

export const forgetOrder = (): void => forgetDraft(NAME)
