import type { Clinic } from '../clinics/index.ts'
import { type Locale, type Text, type TranslatedText, translatedText } from '../i18n/index.ts'
import { plainPhoneNumber } from '../primitives/index.ts'
import type { OfferedService } from '../services/index.ts'
import type { OrderContents } from './order.ts'
import type { CounsellingOrder, GroupOrder, PersonOrder } from './order-form.ts'

/** What is stored of an order. Whoever reads it reads the names of the provider in their own language. */
export type StoredOrderContents = Omit<OrderContents, 'service' | 'subCategories'> & {
  readonly service: { readonly id: string | null; readonly name: TranslatedText }
  readonly subCategories: readonly TranslatedText[]
}

/** What is stored of an order, as somebody reads it in a language. */
export function orderContentsIn(
  { service: { id, name }, subCategories, ...contents }: StoredOrderContents,
  locale: Locale,
): OrderContents {
  return {
    ...contents,
    service: { id, name: translatedText(name, locale) },
    subCategories: subCategories.map(one => translatedText(one, locale)),
  }
}

/** The service that orders for counselling stand under. */
export const COUNSELLING_SERVICE: Text = { sv: 'Rådgivning', en: 'Counselling' }

/** Whether a service of an agreement is the one that orders for counselling stand under. They have a form of their own. */
export function isCounsellingService({ name }: { readonly name: string }): boolean {
  return name === COUNSELLING_SERVICE.sv || name === COUNSELLING_SERVICE.en
}

/** The service of an order, and the clinics that it may name. */
interface Ordered {
  readonly offered: Pick<OfferedService, 'id' | 'name' | 'subCategories' | 'place'>
  readonly clinics: readonly Clinic[]
}

const NOTHING = {
  subject: null,
  message: null,
  description: null,
  visitsPerEmployee: null,
  individualVisits: false,
  location: null,
  place: null,
} as const satisfies Partial<StoredOrderContents>

/** What is stored of an order for one person that has no faults. */
export function personOrderContents(order: PersonOrder, ordered: Ordered): StoredOrderContents {
  return { ...NOTHING, ...ofService(order, ordered), message: order.message || null, ...ofEvery(order) }
}

/** What is stored of an order for a group that has no faults. */
export function groupOrderContents(order: GroupOrder, ordered: Ordered): StoredOrderContents {
  const { message, description, individualVisits, visitsPerEmployee } = order
  return {
    ...NOTHING,
    ...ofService(order, ordered),
    message: message || null,
    description,
    individualVisits,
    visitsPerEmployee: individualVisits ? visitsPerEmployee : null,
    ...ofEvery(order),
  }
}

/** What is stored of a counselling order that has no faults. */
export function counsellingOrderContents(order: CounsellingOrder): StoredOrderContents {
  const { subject, description, location } = order
  const service = { id: null, name: COUNSELLING_SERVICE }
  return { ...NOTHING, service, subCategories: [], subject, description, location, ...ofEvery(order) }
}

function ofService(order: PersonOrder | GroupOrder, { offered, clinics }: Ordered) {
  const chosen = offered.subCategories.filter(({ id }) => order.subCategories.includes(id))
  return {
    service: { id: offered.id, name: offered.name },
    subCategories: chosen.map(({ name }) => name),
    place: offered.place === 'none' ? null : placeOf(order, clinics),
  }
}

function placeOf(order: PersonOrder | GroupOrder, clinics: readonly Clinic[]): OrderContents['place'] {
  const clinic = clinics.find(({ id }) => id === order.clinic)
  if (!clinic) return null
  return {
    city: clinic.city,
    clinic: { id: clinic.id, name: clinic.name },
    partner: order.showPartnerFields
      ? {
          companyName: order.partnerCompanyName,
          recipient: order.partnerRecipient,
          street: order.partnerStreet,
          postalCode: order.partnerPostalCode.replaceAll(' ', ''),
          postalTown: order.partnerPostalTown,
          desiredCity: order.partnerDesiredCity || null,
        }
      : null,
  }
}

/** Phone numbers are stored plain, so that they can be called as they stand. */
function ofEvery(order: PersonOrder | GroupOrder | CounsellingOrder) {
  const { feedbackName: name, feedbackEmail: email, feedbackPhone } = order
  const phone = feedbackPhone === '' ? null : plainPhoneNumber(feedbackPhone)
  return {
    userMobilePhone: plainPhoneNumber(order.userMobilePhone),
    purchaseOrderNumber: order.purchaseOrderNumber || null,
    feedback: order.customFeedbackRecipient ? { name, email, phone } : null,
  }
}
