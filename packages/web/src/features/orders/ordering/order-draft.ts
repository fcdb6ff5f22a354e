import type { Attachment } from '@salvia/core/conversations'
import type { OrderKind } from '@salvia/core/orders'
import type { Service } from '@salvia/core/services'
import type { Failure } from '../../../state/failure.ts'

/** The employee whom an order is for. */
export type ChosenEmployee =
  | { readonly kind: 'known'; readonly pidHash: string; readonly name: string; readonly unit: string }
  | NewPerson

/** Somebody who is in no personnel file yet, as typed. */
export interface NewPerson {
  readonly kind: 'new'
  readonly pid: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobilePhone: string
  readonly protectedIdentity: boolean
}

/** An employee, with the unit that a new one belongs to. */
export interface EmployeeChoice {
  readonly employee: ChosenEmployee
  /** Empty for one who is known. */
  readonly selectedOrg: string
}

/** What is typed of a new employee, with the unit; chosen once it has been looked at. */
export interface TypedEmployee extends EmployeeChoice {
  readonly employee: NewPerson
}

/** The details of an order, as typed. An order has those that its form shows. */
export interface OrderFields {
  readonly subject: string
  readonly message: string
  readonly description: string
  readonly location: string
  readonly city: string
  /** Id of the clinic. */
  readonly clinic: string
  readonly showPartnerFields: boolean
  readonly partnerCompanyName: string
  readonly partnerRecipient: string
  readonly partnerStreet: string
  readonly partnerPostalCode: string
  readonly partnerPostalTown: string
  readonly partnerDesiredCity: string
  readonly userMobilePhone: string
  readonly customFeedbackRecipient: boolean
  readonly feedbackName: string
  readonly feedbackEmail: string
  readonly feedbackPhone: string
  readonly purchaseOrderNumber: string
  readonly individualVisits: boolean
  readonly visitsPerEmployee: string
}

/** An order that is not sent yet. Nothing of it leaves the browser before it is sent, attached files excepted. */
export interface OrderDraft {
  readonly kind: OrderKind
  /** Belongs to the draft, so that an order is made once however often it is sent. */
  readonly idempotencyKey: string
  readonly service: Service | null
  /** Ids of the chosen subcategories. */
  readonly subCategories: readonly string[]
  readonly employee: ChosenEmployee | null
  readonly typed: TypedEmployee | null
  /** Id of the unit of a new employee or of a counselling order; empty for none. */
  readonly selectedOrg: string
  /** Ids of the units of a group order. */
  readonly units: readonly string[]
  /** What is written about units, by their ids; empty for one whose field is open. Beside the units, since thousands can be chosen and a letter changes one. */
  readonly unitComments: Readonly<Record<string, string>>
  /** Details that a new order has before anything is typed: what the profile and the address know. */
  readonly prefilled: Pick<OrderFields, 'userMobilePhone'> & Partial<OrderFields>
  readonly fields: OrderFields
  readonly files: readonly Attachment[]
  /**
   * Whom the details were written about, when an order came back without its employee: a new one, who must be typed
   * again, or one who can no longer be ordered for.
   */
  readonly missed: 'new' | 'known' | null
  /** Why the draft, as it is now, was not sent; null before it was tried. */
  readonly refusal: Failure | null
}

export const NO_PARTNER = {
  showPartnerFields: false,
  partnerCompanyName: '',
  partnerRecipient: '',
  partnerStreet: '',
  partnerPostalCode: '',
  partnerPostalTown: '',
  partnerDesiredCity: '',
} as const satisfies Partial<OrderFields>

const NO_FEEDBACK = {
  customFeedbackRecipient: false,
  feedbackName: '',
  feedbackEmail: '',
  feedbackPhone: '',
} as const satisfies Partial<OrderFields>

const EMPTY_FIELDS: OrderFields = {
  ...NO_PARTNER,
  ...NO_FEEDBACK,
  subject: '',
  message: '',
  description: '',
  location: '',
  city: '',
  clinic: '',
  userMobilePhone: '',
  purchaseOrderNumber: '',
  individualVisits: false,
  visitsPerEmployee: '',
}

export const NO_EMPLOYEE: NewPerson = {
  kind: 'new',
  pid: '',
  firstName: '',
  lastName: '',
  email: '',
  mobilePhone: '',
  protectedIdentity: false,
}

/** What a new draft begins with. */
type DraftStart = Pick<OrderDraft, 'kind' | 'prefilled'> &
  Partial<Pick<OrderDraft, 'service' | 'employee' | 'selectedOrg'>>

export function newDraft(start: DraftStart): OrderDraft {
  return {
    service: null,
    employee: null,
    typed: null,
    selectedOrg: '',
    ...start,
    idempotencyKey: crypto.randomUUID(),
    subCategories: [],
    units: [],
    unitComments: {},
    fields: fieldsOf(start),
    files: [],
    missed: null,
    refusal: null,
  }
}

/** The details before anything is typed. */
export function fieldsOf({ prefilled }: Pick<OrderDraft, 'prefilled'>): OrderFields {
  return { ...EMPTY_FIELDS, ...prefilled }
}

/** Whether the user has filled in any details. */
export function hasDetails(draft: OrderDraft): boolean {
  return draft.files.length > 0 || JSON.stringify(draft.fields) !== JSON.stringify(fieldsOf(draft))
}

/** Whether a draft holds anything that the one it began as does not: what leaving it would lose. */
export function isFilledIn(draft: OrderDraft, begun: OrderDraft): boolean {
  if (draft === begun) return false
  const contentOf = ({ refusal, idempotencyKey, ...content }: OrderDraft): string => JSON.stringify(content)
  return contentOf(draft) !== contentOf(begun)
}

/** Whether it is known whom an order is for. */
export function hasRecipients({ employee, units }: OrderDraft): boolean {
  return employee !== null || units.length > 0
}
