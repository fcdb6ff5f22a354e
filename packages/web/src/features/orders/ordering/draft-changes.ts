import type { Attachment } from '@salvia/core/conversations'
import type { Service } from '@salvia/core/services'
import type { Failure } from '../../../state/failure.ts'
import {
  type ChosenEmployee,
  fieldsOf,
  hasDetails,
  hasRecipients,
  NO_PARTNER,
  type OrderDraft,
  type OrderFields,
  type TypedEmployee,
} from './order-draft.ts'

/** What the user can do to a draft. */
export type DraftChange =
  | { readonly kind: 'service'; readonly service: Service; readonly subCategories: readonly string[] }
  | { readonly kind: 'employee'; readonly employee: ChosenEmployee; readonly selectedOrg: string }
  | { readonly kind: 'typed'; readonly typed: TypedEmployee }
  | { readonly kind: 'units'; readonly units: readonly string[] }
  | { readonly kind: 'unitComment'; readonly unitId: string; readonly comment: string }
  | { readonly kind: 'unit'; readonly selectedOrg: string }
  | {
      readonly kind: 'clinic'
      readonly city: string
      /** Id of the clinic; empty while only the city is chosen. */
      readonly clinic: string
      readonly isPartner: boolean
    }
  | { readonly kind: 'fields'; readonly fields: Partial<OrderFields> }
  | { readonly kind: 'files'; readonly files: (files: readonly Attachment[]) => readonly Attachment[] }
  | { readonly kind: 'refused'; readonly refusal: Failure }

/** What a change would clear of what the user has filled in, which must be asked first. */
export type Cleared = 'recipients' | 'details'

/** What choosing a service would clear: all that was said of another category. @spec §4 */
export function clearedByService(draft: OrderDraft, service: Service): readonly Cleared[] {
  if (draft.service === null || draft.service.category === service.category) return []
  return [
    ...(hasRecipients(draft) ? (['recipients'] as const) : []),
    ...(hasDetails(draft) ? (['details'] as const) : []),
  ]
}

/** What choosing an employee would clear: the details, which were about another one. @spec §4 */
export function clearedByEmployee(draft: OrderDraft, employee: ChosenEmployee): readonly Cleared[] {
  return isAnother(draft, employee) && hasDetails(draft) ? ['details'] : []
}

/** Whether an employee is another one than the details of the draft were written about. */
function isAnother({ employee: before, missed }: OrderDraft, employee: ChosenEmployee): boolean {
  if (before) return !isSame(before, employee)
  // Who was new is typed again; nothing is kept to compare the number with.
  return missed === 'known' || (missed === 'new' && employee.kind === 'known')
}

/** The draft after a change, with what the change resets. @spec §4 */
export function changed(draft: OrderDraft, change: DraftChange): OrderDraft {
  switch (change.kind) {
    case 'service':
      return withService(draft, change)
    case 'employee':
      return withEmployee(draft, change)
    case 'typed':
      return { ...draft, typed: change.typed }
    case 'units':
      return { ...draft, units: change.units, refusal: null }
    case 'unitComment': {
      const unitComments = { ...draft.unitComments, [change.unitId]: change.comment }
      return { ...draft, unitComments, refusal: null }
    }
    case 'unit':
      return { ...draft, selectedOrg: change.selectedOrg, refusal: null }
    case 'clinic': {
      const { city, clinic, isPartner } = change
      const fields = { ...draft.fields, ...NO_PARTNER, city, clinic, showPartnerFields: isPartner }
      return { ...draft, fields, refusal: null }
    }
    case 'fields': {
      const fields = { ...draft.fields, ...change.fields }
      const isSame = JSON.stringify(fields) === JSON.stringify(draft.fields)
      return isSame ? draft : { ...draft, fields, refusal: null }
    }
    case 'files':
      return { ...draft, files: change.files(draft.files), refusal: null }
    case 'refused':
      return { ...draft, refusal: change.refusal }
  }
}

const NO_RECIPIENTS = {
  employee: null,
  typed: null,
  missed: null,
  selectedOrg: '',
  units: [],
  unitComments: {},
} as const satisfies Partial<OrderDraft>

type Change<K extends DraftChange['kind']> = Extract<DraftChange, { kind: K }>

function withService(draft: OrderDraft, { service, subCategories }: Change<'service'>): OrderDraft {
  const isOther = draft.service !== null && draft.service.category !== service.category
  const next = { ...draft, service, subCategories, refusal: null }
  return isOther ? { ...withoutDetails(next), ...NO_RECIPIENTS } : next
}

function withEmployee(draft: OrderDraft, { employee, selectedOrg }: Change<'employee'>): OrderDraft {
  const typed = employee.kind === 'new' ? { employee, selectedOrg } : null
  const next = { ...draft, employee, typed, selectedOrg, missed: null, refusal: null }
  return isAnother(draft, employee) ? withoutDetails(next) : next
}

function withoutDetails(draft: OrderDraft): OrderDraft {
  return { ...draft, fields: fieldsOf(draft), files: [] }
}

/** Whether two are one person. A new employee is known by the number. */
function isSame(one: ChosenEmployee, other: ChosenEmployee): boolean {
  if (one.kind === 'known') return other.kind === 'known' && one.pidHash === other.pidHash
  return other.kind === 'new' && digits(one.pid) === digits(other.pid)
}

const digits = (pid: string): string => pid.replace(/\D/g, '')
