import type { CounsellingOrder, GroupOrder, NewEmployee, PersonOrder } from '@salvia/core/orders'
import { writtenText } from '@salvia/core/primitives'
import type { NewPerson, OrderDraft, OrderFields } from './order-draft.ts'

/** A draft as the call of each kind takes it. What the form does not show, or the service does not ask, is empty. */

type Texts = { [Name in keyof OrderFields]: OrderFields[Name] }

function written(fields: OrderFields): Texts {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === 'string' ? writtenText(value) : value,
  ])
  return Object.fromEntries(entries) as Texts
}

function common({ files }: OrderDraft, fields: Texts) {
  const { customFeedbackRecipient, userMobilePhone, purchaseOrderNumber } = fields
  const isOther = customFeedbackRecipient
  return {
    userMobilePhone,
    customFeedbackRecipient,
    feedbackName: isOther ? fields.feedbackName : '',
    feedbackEmail: isOther ? fields.feedbackEmail : '',
    feedbackPhone: isOther ? fields.feedbackPhone : '',
    purchaseOrderNumber,
    files: files.map(({ id }) => id),
  }
}

function place({ service }: OrderDraft, fields: Texts) {
  const hasPlace = service?.place === 'clinic'
  const isPartner = hasPlace && fields.showPartnerFields
  const partner = (text: string): string => (isPartner ? text : '')
  return {
    city: hasPlace ? fields.city : '',
    clinic: hasPlace ? fields.clinic : '',
    showPartnerFields: isPartner,
    partnerCompanyName: partner(fields.partnerCompanyName),
    partnerRecipient: partner(fields.partnerRecipient),
    partnerStreet: partner(fields.partnerStreet),
    partnerPostalCode: partner(fields.partnerPostalCode),
    partnerPostalTown: partner(fields.partnerPostalTown),
    partnerDesiredCity: partner(fields.partnerDesiredCity),
  }
}

function service({ service: chosen, subCategories }: OrderDraft) {
  return { portalServiceId: chosen?.portalServiceId ?? '', subCategories: [...subCategories] }
}

/** A new employee as calls take it: without contact details where the identity is protected. */
export function newEmployeeBody({ email, mobilePhone, ...person }: NewPerson): NewEmployee {
  const isShown = !person.protectedIdentity
  return {
    ...person,
    pid: writtenText(person.pid),
    firstName: writtenText(person.firstName),
    lastName: writtenText(person.lastName),
    email: isShown ? writtenText(email) : '',
    mobilePhone: isShown ? writtenText(mobilePhone) : '',
  }
}

/** Null before an employee is chosen. */
export function personBody(draft: OrderDraft): PersonOrder | null {
  const { employee, selectedOrg } = draft
  if (employee === null) return null
  const fields = written(draft.fields)
  return {
    ...service(draft),
    employee:
      employee.kind === 'new' ? newEmployeeBody(employee) : { kind: 'known', pidHash: employee.pidHash },
    selectedOrg: employee.kind === 'new' ? selectedOrg : '',
    message: fields.message,
    ...place(draft, fields),
    ...common(draft, fields),
  }
}

export function groupBody(draft: OrderDraft): GroupOrder {
  const fields = written(draft.fields)
  const visits = Number(fields.visitsPerEmployee)
  return {
    ...service(draft),
    units: draft.units.map(unitId => ({ unitId, comment: writtenText(draft.unitComments[unitId] ?? '') })),
    individualVisits: fields.individualVisits,
    visitsPerEmployee: fields.individualVisits && fields.visitsPerEmployee !== '' ? visits : null,
    message: fields.message,
    description: fields.description,
    ...place(draft, fields),
    ...common(draft, fields),
  }
}

export function counsellingBody(draft: OrderDraft): CounsellingOrder {
  const { subject, description, location, ...fields } = written(draft.fields)
  const texts = { subject, description, location }
  return {
    ...texts,
    selectedOrg: draft.selectedOrg,
    ...common(draft, { ...texts, ...fields }),
  }
}
