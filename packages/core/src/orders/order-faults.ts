import type { Clinic } from '../clinics/index.ts'
import {
  type IsoDate,
  isEmailAddress,
  isPhoneNumber,
  isPostalCode,
  plainPhoneNumber,
} from '../primitives/index.ts'
import type { Service } from '../services/index.ts'
import type { FieldFault, OrderField } from './field-faults.ts'
import { acceptedNumber, holdsIdentityNumber } from './identity-numbers.ts'
import type { CounsellingOrder, GroupOrder, NewEmployee, PersonOrder } from './order-form.ts'

/** What the service and the clinics say of an order. */
interface OrderFacts {
  readonly today: IsoDate
  readonly service: Pick<Service, 'place' | 'subCategories'>
  readonly clinics: readonly Clinic[]
}

/** What is to be put right in an order for one person, in the order of the form; empty if it can be sent. @spec §5 */
export function personOrderFaults(order: PersonOrder, facts: OrderFacts): FieldFault[] {
  const { employee } = order
  return [
    ...subCategoryFaults(order, facts),
    ...(employee.kind === 'new' ? newEmployeeFaults(employee, facts.today) : []),
    ...needed(employee.kind === 'new' ? order.selectedOrg : 'known', 'selectedOrg'),
    ...placeFaults(order, facts),
    ...commonFaults(order),
  ]
}

/** What is to be put right in an order for a group. @spec §5 */
export function groupOrderFaults(order: GroupOrder, facts: OrderFacts): FieldFault[] {
  const { individualVisits, visitsPerEmployee, message, description, files } = order
  const namesSomebody = files.length > 0 || holdsIdentityNumber(`${message}\n${description}`, facts.today)
  return [
    ...subCategoryFaults(order, facts),
    ...(order.units.length === 0 ? [{ field: 'units', fault: 'missing' } as const] : []),
    ...needed(description, 'description'),
    ...(individualVisits && visitsPerEmployee === null
      ? [{ field: 'visitsPerEmployee', fault: 'missing' } as const]
      : []),
    ...(individualVisits && !namesSomebody
      ? [{ field: 'individualVisits', fault: 'numbers-missing' } as const]
      : []),
    ...placeFaults(order, facts),
    ...commonFaults(order),
  ]
}

/** What is to be put right in an order for counselling. @spec §5 */
export function counsellingOrderFaults(order: CounsellingOrder): FieldFault[] {
  return [
    ...needed(order.subject, 'subject'),
    ...needed(order.description, 'description'),
    ...needed(order.selectedOrg, 'selectedOrg'),
    ...needed(order.location, 'location'),
    ...commonFaults(order),
  ]
}

/** What is to be put right of a new employee. Contact details of a protected identity are not looked at. @spec §5 */
export function newEmployeeFaults(employee: NewEmployee, today: IsoDate): FieldFault[] {
  const { pid, firstName, lastName, email, mobilePhone, protectedIdentity } = employee
  return [
    ...wrong(acceptedNumber(pid, today) === null, 'pid'),
    ...needed(firstName, 'firstName'),
    ...needed(lastName, 'lastName'),
    ...(protectedIdentity
      ? []
      : [
          ...neededPhone(mobilePhone, 'mobilePhone'),
          ...wrong(email !== '' && !isEmailAddress(email), 'email'),
        ]),
  ]
}

/** A subcategory that the service no longer has would be lost without a word. */
function subCategoryFaults(
  { subCategories: chosen }: Pick<PersonOrder, 'subCategories'>,
  { service }: OrderFacts,
): FieldFault[] {
  const known = new Set(service.subCategories.map(({ id }) => id))
  return chosen.every(id => known.has(id)) ? [] : [{ field: 'subCategories', fault: 'changed' }]
}

type Place = Pick<
  PersonOrder,
  | 'city'
  | 'clinic'
  | 'showPartnerFields'
  | 'partnerCompanyName'
  | 'partnerRecipient'
  | 'partnerStreet'
  | 'partnerPostalCode'
  | 'partnerPostalTown'
>

function placeFaults(order: Place, { service, clinics }: OrderFacts): FieldFault[] {
  if (service.place === 'none') return []
  const clinic = clinics.find(({ id, city }) => id === order.clinic && city === order.city)
  const isOther = order.clinic !== '' && clinic?.partner !== order.showPartnerFields
  return [
    ...needed(order.city, 'city'),
    ...needed(order.clinic, 'clinic'),
    ...(isOther ? [{ field: 'clinic', fault: 'changed' } as const] : []),
    ...(order.showPartnerFields ? partnerFaults(order) : []),
  ]
}

function partnerFaults(order: Place): FieldFault[] {
  const { partnerPostalCode } = order
  return [
    ...needed(order.partnerCompanyName, 'partnerCompanyName'),
    ...needed(order.partnerRecipient, 'partnerRecipient'),
    ...needed(order.partnerStreet, 'partnerStreet'),
    ...needed(partnerPostalCode, 'partnerPostalCode'),
    ...wrong(
      partnerPostalCode !== '' && !isPostalCode(partnerPostalCode.replaceAll(' ', '')),
      'partnerPostalCode',
    ),
    ...needed(order.partnerPostalTown, 'partnerPostalTown'),
  ]
}

type Common = Pick<
  PersonOrder,
  'userMobilePhone' | 'customFeedbackRecipient' | 'feedbackName' | 'feedbackEmail' | 'feedbackPhone'
>

function commonFaults(order: Common): FieldFault[] {
  const { feedbackEmail, feedbackPhone } = order
  return [
    ...neededPhone(order.userMobilePhone, 'userMobilePhone'),
    ...(order.customFeedbackRecipient
      ? [
          ...needed(order.feedbackName, 'feedbackName'),
          ...needed(feedbackEmail, 'feedbackEmail'),
          ...wrong(feedbackEmail !== '' && !isEmailAddress(feedbackEmail), 'feedbackEmail'),
          ...wrong(feedbackPhone !== '' && !isWrittenPhone(feedbackPhone), 'feedbackPhone'),
        ]
      : []),
  ]
}

function isWrittenPhone(text: string): boolean {
  return isPhoneNumber(plainPhoneNumber(text))
}

function needed(value: string, field: OrderField): FieldFault[] {
  return value === '' ? [{ field, fault: 'missing' }] : []
}

function neededPhone(value: string, field: OrderField): FieldFault[] {
  return value === '' ? needed(value, field) : wrong(!isWrittenPhone(value), field)
}

function wrong(isWrong: boolean, field: OrderField): FieldFault[] {
  return isWrong ? [{ field, fault: 'wrong' }] : []
}
