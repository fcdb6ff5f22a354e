import { expect, test } from 'vitest'
import {
  counsellingOrderContents,
  groupOrderContents,
  orderContentsIn,
  personOrderContents,
} from './order-contents.ts'
import { counsellingOrderSchema, groupOrderSchema, personOrderSchema } from './order-form.ts'

const SERVICE = {
  id: 'health',
  name: { sv: 'Hälsosamtal', en: 'Health talk' },
  subCategories: [
    { id: 'a', name: { sv: 'Stress' } },
    { id: 'b', name: { sv: 'Sömn' } },
  ],
  place: 'clinic' as const,
}
const CLINICS = [
  { id: 'as', name: 'Mottagningen Ås', city: 'Ås', partner: false },
  { id: 'vik', name: 'Viks företagshälsa', city: 'Vik', partner: true },
]
const ORDERED = { offered: SERVICE, clinics: CLINICS }
const person = (more: object) =>
  personOrderSchema.parse({
    ...{ portalServiceId: 'health', subCategories: ['b'], employee: { kind: 'known', pidHash: 'x' } },
    ...{ city: 'Ås', clinic: 'as', userMobilePhone: '+46 (0)70-174 06 05' },
    ...more,
  })

test('an order for a person: names in place of ids, plain phones, null for what was not written', () => {
  expect(personOrderContents(person({}), ORDERED)).toEqual({
    service: { id: 'health', name: { sv: 'Hälsosamtal', en: 'Health talk' } },
    subCategories: [{ sv: 'Sömn' }],
    ...{ subject: null, message: null, description: null, visitsPerEmployee: null, individualVisits: false },
    location: null,
    place: { city: 'Ås', clinic: { id: 'as', name: 'Mottagningen Ås' }, partner: null },
    userMobilePhone: '+46701740605',
    purchaseOrderNumber: null,
    feedback: null,
  })
})

test('a partner’s clinic has the recipient and the address, the postal code in digits', () => {
  const order = person({
    ...{
      city: 'Vik',
      clinic: 'vik',
      showPartnerFields: true,
      partnerCompanyName: 'AB',
      partnerStreet: 'Gatan 1',
    },
    ...{ partnerRecipient: 'Bo', partnerPostalCode: '543 21', partnerPostalTown: 'Vik' },
  })
  expect(personOrderContents(order, ORDERED).place?.partner).toEqual({
    ...{ companyName: 'AB', recipient: 'Bo', street: 'Gatan 1', postalCode: '54321', postalTown: 'Vik' },
    desiredCity: null,
  })
})

test('a service without a place stores none, whatever was sent', () => {
  const offered = { ...SERVICE, place: 'none' } as const
  expect(personOrderContents(person({}), { ...ORDERED, offered }).place).toBeNull()
})

test('a feedback recipient is stored only where the order has another one than the orderer', () => {
  const fields = {
    feedbackName: 'Eva Ek',
    feedbackEmail: 'eva@foretag.example',
    feedbackPhone: '031-760 01 00',
  }
  expect(personOrderContents(person(fields), ORDERED).feedback).toBeNull()
  expect(personOrderContents(person({ ...fields, customFeedbackRecipient: true }), ORDERED).feedback).toEqual(
    {
      ...{ name: 'Eva Ek', email: 'eva@foretag.example', phone: '0317600100' },
    },
  )
})

test('visits for each employee are stored only where visits are individual', () => {
  const group = (individualVisits: boolean) =>
    groupOrderSchema.parse({
      ...{ portalServiceId: 'health', description: 'Alla', individualVisits, visitsPerEmployee: 3 },
      ...{ city: 'Ås', clinic: 'as', userMobilePhone: '0701740605' },
    })
  expect(groupOrderContents(group(true), ORDERED)).toMatchObject({
    visitsPerEmployee: 3,
    individualVisits: true,
  })
  expect(groupOrderContents(group(false), ORDERED).visitsPerEmployee).toBeNull()
})

test('counselling stands under a service of its own', () => {
  const order = counsellingOrderSchema.parse({
    ...{ subject: 'Vad passar?', description: 'Vi är sju.', location: 'Ås', userMobilePhone: '0701740605' },
  })
  expect(counsellingOrderContents(order)).toMatchObject({
    service: { id: null, name: { sv: 'Rådgivning', en: 'Counselling' } },
    ...{ subject: 'Vad passar?', description: 'Vi är sju.', location: 'Ås', place: null },
  })
})

test('the names of the provider are read in the language of the reader, in Swedish where they are not translated', () => {
  const stored = personOrderContents(person({}), ORDERED)
  expect(orderContentsIn(stored, 'sv')).toEqual({
    ...stored,
    service: { id: 'health', name: 'Hälsosamtal' },
    subCategories: ['Sömn'],
  })
  expect(orderContentsIn(stored, 'en')).toMatchObject({
    service: { id: 'health', name: 'Health talk' },
    subCategories: ['Sömn'],
  })
})
