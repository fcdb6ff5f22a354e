import { ORDER_KINDS, type OrderKind } from '@salvia/core/orders'
import { type IsoDate, takeOutIdentityNumbers } from '@salvia/core/primitives'
import { z } from 'zod'
import { forgetDraft, keptDraft } from '../../../state/kept-draft.ts'
import { commentField, type Gap, isAsItWas } from './gaps.ts'
import type { OrderDraft, OrderFields } from './order-draft.ts'

const nameOf = (clientNumber: string, kind: OrderKind): string => `order ${clientNumber} ${kind}`

/** An order that is kept for the tab: as it was typed, without numbers, names and addresses of persons. */
const keptOrderSchema = z.object({
  idempotencyKey: z.string(),
  service: z.string().nullable(),
  subCategories: z.array(z.string()),
  /** `pidHash` of an employee whom the company has. */
  employee: z.string().nullable(),
  /** Whom the details are about, when it is not that employee: one who must be typed again, or chosen again. */
  missed: z.enum(['new', 'known']).nullable(),
  selectedOrg: z.string(),
  units: z.array(z.object({ unitId: z.string(), comment: z.string().nullable() })),
  fields: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** Ids of the attached files. */
  files: z.array(z.string()),
  /** How many files are gone already: one that was on its way, or that did not come back last time. */
  lostFiles: z.int().nonnegative(),
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

/** A field of an order that may not all come back. */
export type GapField = (typeof OF_PERSONS)[number] | (typeof TEXTS)[number]

type Kept = Pick<KeptOrder, 'fields' | 'gaps'>

/** Fields that are asked for only while something else is answered with yes. */
const isAskedFor = ({ customFeedbackRecipient, showPartnerFields }: OrderFields, field: string): boolean =>
  field.startsWith('feedback')
    ? customFeedbackRecipient
    : field.startsWith('partner')
      ? showPartnerFields
      : true

/** The fields to keep, and those that will have to be filled in again. */
function keptFields({ fields, prefilled }: OrderDraft, today: IsoDate): Kept {
  // What the profile fills in anyway is not missed.
  const isMissed = (name: (typeof OF_PERSONS)[number]): boolean =>
    fields[name].trim() !== '' && fields[name] !== prefilled[name] && isAskedFor(fields, name)
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

/** What is known of a draft beside its content. */
interface Keeping extends Pick<KeptOrder, 'lostFiles'> {
  readonly clientNumber: string
  readonly today: IsoDate
  /** What did not come back the last time, and has not been gone on from since. */
  readonly gaps: readonly Gap[]
}

/** The draft to keep while the page is not there. */
export function orderToKeep(draft: OrderDraft, keeping: Keeping): Readonly<Record<string, object>> {
  const { kind, idempotencyKey, service, subCategories, employee, typed, units, unitComments, files } = draft
  const comments = units.map(unitId => {
    const { text, count } = takeOutIdentityNumbers(unitComments[unitId] ?? '', keeping.today)
    return { unitId, count, comment: unitComments[unitId] === undefined ? null : text }
  })
  const { fields, gaps: ofFields } = keptFields(draft, keeping.today)
  const found = [
    ...ofFields,
    ...comments.flatMap(({ unitId, count, comment }): Gap[] =>
      count > 0 ? [{ field: commentField(unitId), why: 'taken-out', was: comment ?? '' }] : [],
    ),
  ]
  // A second reload must not forget what the first one lost.
  const still = keeping.gaps.filter(
    gap => isAsItWas(draft, gap) && found.every(({ field }) => field !== gap.field),
  )
  const kept: Omit<KeptOrder, 'kind'> = {
    ...{ idempotencyKey, service: service?.portalServiceId ?? null, subCategories: [...subCategories] },
    employee: employee?.kind === 'known' ? employee.pidHash : null,
    missed: employee?.kind === 'new' || typed !== null ? 'new' : draft.missed,
    selectedOrg: typed?.selectedOrg ?? draft.selectedOrg,
    units: comments.map(({ unitId, comment }) => ({ unitId, comment })),
    fields,
    ...{ files: files.map(({ id }) => id), lostFiles: keeping.lostFiles },
    gaps: [...found, ...still],
  }
  return { [nameOf(keeping.clientNumber, kind)]: kept }
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
