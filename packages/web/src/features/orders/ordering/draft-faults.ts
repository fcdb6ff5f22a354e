import type { Clinic } from '@salvia/core/clinics'
import type { Locale } from '@salvia/core/i18n'
import {
  COUNSELLING_MAX_CHARACTERS,
  GROUP_UNITS_MAX,
  GROUP_VISITS_MAX,
  ORDER_TEXT_MAX_CHARACTERS,
} from '@salvia/core/limits'
import {
  type FieldFault as CoreFault,
  counsellingOrderFaults,
  faultText,
  groupOrderFaults,
  newEmployeeFaults,
  type OrderKind,
  personOrderFaults,
} from '@salvia/core/orders'
import { countCharacters, type IsoDate } from '@salvia/core/primitives'
import { counsellingBody, groupBody, newEmployeeBody, personBody } from './order-bodies.ts'
import type { NewPerson, OrderDraft, OrderFields } from './order-draft.ts'

/** What is to be put right in a field, which has its name as id. */
export interface DraftFault {
  readonly field: string
  readonly text: string
}

/** What faults are told with: the day, the clinics, the language, and the sentences of the form itself. */
export interface FaultFacts {
  readonly today: IsoDate
  readonly clinics: readonly Clinic[]
  readonly locale: Locale
  readonly t: (key: FaultKey, values: Record<string, number>) => string
}
type FaultKey = 'fault.tooLong' | 'fault.visits' | 'fault.tooManyUnits' | 'fault.commentTooLong'

/** Fields of steps before the details. */
const EARLIER: readonly string[] = [
  'subCategories',
  'pid',
  'firstName',
  'lastName',
  'email',
  'mobilePhone',
  'units',
]

/** What is to be put right in the details of an order. */
export function detailsFaults(draft: OrderDraft, facts: FaultFacts): DraftFault[] {
  const ofUnit = draft.kind === 'person' ? ['selectedOrg'] : []
  // The clinic is asked for once there is a city.
  const later = draft.fields.city === '' ? ['clinic'] : []
  const elsewhere: readonly string[] = [...EARLIER, ...ofUnit, ...later]
  const found = coreFaults(draft, facts).filter(({ field }) => !elsewhere.includes(field))
  return [...told(found, facts), ...tooLong(draft, facts), ...wrongVisits(draft, facts)]
}

/** What is to be put right of a new employee and its unit. */
export function employeeFaults(person: NewPerson, unit: string, facts: FaultFacts): DraftFault[] {
  const found = newEmployeeFaults(newEmployeeBody(person), facts.today)
  const noUnit: CoreFault[] = unit === '' ? [{ field: 'selectedOrg', fault: 'missing' }] : []
  return told([...found, ...noUnit], facts)
}

/** What is to be put right of the units of a group order. */
export function unitFaults({ units, unitComments }: OrderDraft, facts: FaultFacts): DraftFault[] {
  if (units.length === 0) return told([{ field: 'units', fault: 'missing' }], facts)
  const { t } = facts
  const limit = { limit: GROUP_UNITS_MAX, count: units.length }
  return [
    ...(units.length > GROUP_UNITS_MAX ? [{ field: 'units', text: t('fault.tooManyUnits', limit) }] : []),
    ...units.flatMap(unitId => {
      const comment = unitComments[unitId]
      const count = comment ? countCharacters(comment) - ORDER_TEXT_MAX_CHARACTERS : 0
      return count > 0 ? [{ field: `comment-${unitId}`, text: t('fault.commentTooLong', { count }) }] : []
    }),
  ]
}

function coreFaults(draft: OrderDraft, { today, clinics }: FaultFacts): CoreFault[] {
  if (draft.kind === 'counselling') return counsellingOrderFaults(counsellingBody(draft))
  const { place = 'none', subCategories = [] } = draft.service ?? {}
  const facts = { today, clinics, service: { place, subCategories } }
  if (draft.kind === 'group') return groupOrderFaults(groupBody(draft), facts)
  const body = personBody(draft)
  return body ? personOrderFaults(body, facts) : []
}

const told = (faults: readonly CoreFault[], { locale }: FaultFacts): DraftFault[] =>
  faults.map(fault => ({ field: fault.field, text: faultText(fault, locale) }))

/** The texts of each kind that people write at length, with their limits. */
const LONG_TEXTS = {
  person: { message: ORDER_TEXT_MAX_CHARACTERS },
  group: { message: ORDER_TEXT_MAX_CHARACTERS, description: ORDER_TEXT_MAX_CHARACTERS },
  counselling: { description: COUNSELLING_MAX_CHARACTERS },
} as const satisfies Record<OrderKind, Partial<Record<keyof OrderFields, number>>>

function tooLong({ kind, fields }: OrderDraft, { t }: FaultFacts): DraftFault[] {
  const limits: Readonly<Record<string, number>> = LONG_TEXTS[kind]
  return Object.entries(limits).flatMap(([field, limit]) => {
    const count = countCharacters(String(fields[field as keyof OrderFields])) - limit
    return count > 0 ? [{ field, text: t('fault.tooLong', { count }) }] : []
  })
}

function wrongVisits({ kind, fields }: OrderDraft, { t }: FaultFacts): DraftFault[] {
  const { individualVisits, visitsPerEmployee } = fields
  const text = visitsPerEmployee.trim()
  if (kind !== 'group' || !individualVisits || text === '') return []
  const isRight = /^\d{1,2}$/.test(text) && Number(text) >= 1
  return isRight ? [] : [{ field: 'visitsPerEmployee', text: t('fault.visits', { limit: GROUP_VISITS_MAX }) }]
}
