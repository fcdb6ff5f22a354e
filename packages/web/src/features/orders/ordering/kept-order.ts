import { ORDER_KINDS, type OrderKind } from '@salvia/core/orders'
import { type IsoDate, takeOutIdentityNumbers } from '@salvia/core/primitives'
import { z } from 'zod'
import { forgetDraft, keptDraft } from '../../../state/kept-draft.ts'
import { commentField, type Gap } from './gaps.ts'
import type { OrderDraft, OrderFields } from './order-draft.ts'

const nameOf = (clientNumber: string, kind: OrderKind): string => `order ${clientNumber} ${kind}`

/** An order that is kept for the tab: as it was typed, without numbers, names and addresses of persons. */
const keptOrderSchema = z.object({
  idempotencyKey: z.string(),
  service: z.string().nullable(),
  subCategories: z.array(z.string()),
  /** `pidHash` of an employee whom the company has. */
  employee: z.string().nullable(),
  /** A new employee was typed, who must be typed again. */
  hadNewEmployee: z.boolean(),
  selectedOrg: z.string(),
  units: z.array(z.object({ unitId: z.string(), comment: z.string().nullable() })),
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** Ids of the attached files. */
  files: z.array(z.string()),
  /** A file was on its way. */
  hadUpload: z.boolean(),
  gaps: z.array(z.object({ field: z.string(), why: z.enum(['left-out', 'taken-out']), was: z.string() })),
})
export interface KeptOrder extends z.output<typeof keptOrderSchema> {
  readonly kind: OrderKind
  readonly fields: Partial<OrderFields>
}

/** Fields that hold a person's number, name or address. */
const OF_PERSONS = [
  'userMobilePhone',
  'feedbackName',
  'feedbackEmail',
  'feedbackPhone',
  'partnerRecipient',
  'partnerStreet',
  'partnerPostalCode',
  'partnerPostalTown',
] as const satisfies readonly (keyof OrderFields)[]

/** Fields where people write at length, and so may write an identity number. */
const TEXTS = [
  'subject',
  'message',
  'description',
  'location',
] as const satisfies readonly (keyof OrderFields)[]

type Kept = Pick<KeptOrder, 'fields' | 'gaps'>

/** The fields to keep, and those that will have to be filled in again. */
function keptFields({ fields, prefilled }: OrderDraft, today: IsoDate): Kept {
  // What the profile fills in anyway is not missed.
  const isMissed = (name: (typeof OF_PERSONS)[number]): boolean =>
    fields[name].trim() !== '' && fields[name] !== prefilled[name]
  const leftOut = OF_PERSONS.filter(isMissed).map((field): Gap => ({ field, why: 'left-out', was: '' }))
  const others = Object.entries(fields).filter(([name]) => OF_PERSONS.every(left => left !== name))
  const texts = TEXTS.map(field => ({ field, ...takeOutIdentityNumbers(fields[field], today) }))
  const takenOut = texts.flatMap(({ field, text, count }): Gap[] =>
    count > 0 ? [{ field, why: 'taken-out', was: text }] : [],
  )
  return {
    fields: {
      ...(Object.fromEntries(others) as Partial<OrderFields>),
      ...Object.fromEntries(texts.map(({ field, text }) => [field, text])),
    },
    gaps: [...leftOut, ...takenOut],
  }
}

/** The draft to keep while the page is not there. */
export function orderToKeep(
  draft: OrderDraft,
  place: { readonly clientNumber: string; readonly isUploading: boolean; readonly today: IsoDate },
): Readonly<Record<string, object>> {
  const { kind, idempotencyKey, service, subCategories, employee, typed, units, unitComments, files } = draft
  const comments = units.map(unitId => {
    const { text, count } = takeOutIdentityNumbers(unitComments[unitId] ?? '', place.today)
    return { unitId, count, comment: unitComments[unitId] === undefined ? null : text }
  })
  const { fields, gaps } = keptFields(draft, place.today)
  const kept: Omit<KeptOrder, 'kind'> = {
    ...{ idempotencyKey, service: service?.portalServiceId ?? null, subCategories: [...subCategories] },
    employee: employee?.kind === 'known' ? employee.pidHash : null,
    hadNewEmployee: employee?.kind === 'new' || typed !== null,
    selectedOrg: typed?.selectedOrg ?? draft.selectedOrg,
    units: comments.map(({ unitId, comment }) => ({ unitId, comment })),
    fields,
    ...{ files: files.map(({ id }) => id), hadUpload: place.isUploading },
    gaps: [
      ...gaps,
      ...comments.flatMap(({ unitId, count, comment }): Gap[] =>
        count > 0 ? [{ field: commentField(unitId), why: 'taken-out', was: comment ?? '' }] : [],
      ),
    ],
  }
  return { [nameOf(place.clientNumber, kind)]: kept }
}

/** The order of a kind that the signed-in user has begun at a company and that is not in memory; null for none. */
export function keptOrder(clientNumber: string, kind: OrderKind): KeptOrder | null {
  const { data } = keptOrderSchema.safeParse(keptDraft(nameOf(clientNumber, kind)))
  return data ? ({ ...data, kind } as KeptOrder) : null
}

/** All of them at a company. */
export const keptOrders = (clientNumber: string): readonly KeptOrder[] =>
  ORDER_KINDS.flatMap(kind => keptOrder(clientNumber, kind) ?? [])

export const forgetOrder = (clientNumber: string, kind: OrderKind): void =>
  forgetDraft(nameOf(clientNumber, kind))
