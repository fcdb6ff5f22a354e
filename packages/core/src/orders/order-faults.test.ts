import { describe, expect, test } from 'vitest'
import { LOCALES } from '../i18n/index.ts'
import { isoDate } from '../primitives/index.ts'
import { faultText } from './field-faults.ts'
import {
  counsellingOrderFaults,
  groupOrderFaults,
  newEmployeeFaults,
  personOrderFaults,
} from './order-faults.ts'
import { counsellingOrderSchema, groupOrderSchema, personOrderSchema } from './order-form.ts'

const TODAY = isoDate(2026, 11, 23)
const CLINICS = [
  { id: 'bjorkby', name: 'Björkby', city: 'Björkby', partner: false },
  { id: 'norr', name: 'Partner Norr', city: 'Umeå', partner: true },
]
const SERVICE = { place: 'clinic' as const, subCategories: [{ id: 'natt', name: 'Inför nattarbete' }] }
const facts = { today: TODAY, service: SERVICE, clinics: CLINICS }
const KNOWN = { kind: 'known', pidHash: 'abc' } as const
const NEW = {
  kind: 'new',
  pid: '19900101-2385',
  firstName: 'Maja',
  lastName: 'Lund',
  mobilePhone: '070-174 06 05',
} as const
const PERSON = {
  portalServiceId: 'samtal',
  employee: KNOWN,
  city: 'Björkby',
  clinic: 'bjorkby',
  userMobilePhone: '+46 70 174 06 05',
}
const PARTNER = {
  ...{ city: 'Umeå', clinic: 'norr', showPartnerFields: true },
  ...{ partnerCompanyName: 'Norr AB', partnerRecipient: 'Receptionen', partnerStreet: 'Storgatan 1' },
  ...{ partnerPostalCode: '903 26', partnerPostalTown: 'Umeå' },
}

const said = (faults: readonly { field: string; fault: string }[]): string =>
  faults.map(({ field, fault }) => `${field} ${fault}`).join(', ')
const ofPerson = (changed: object) =>
  said(personOrderFaults(personOrderSchema.parse({ ...PERSON, ...changed }), facts))

describe('an order for one person', () => {
  test.each([
    ['that is complete', {}, ''],
    ['with a subcategory of the service', { subCategories: ['natt'] }, ''],
    ['with a subcategory that is gone', { subCategories: ['natt', 'dag'] }, 'subCategories changed'],
    ['without a city', { city: '' }, 'city missing, clinic changed'],
    ['without a clinic', { clinic: '' }, 'clinic missing'],
    ['with a clinic of another city', { city: 'Umeå' }, 'clinic changed'],
    ['with a clinic that is gone', { clinic: 'gone' }, 'clinic changed'],
    ['with a clinic that a partner has taken over', { city: 'Umeå', clinic: 'norr' }, 'clinic changed'],
    ['at a partner’s clinic', PARTNER, ''],
    [
      'at a partner’s clinic without a company',
      { ...PARTNER, partnerCompanyName: '' },
      'partnerCompanyName missing',
    ],
    [
      'at a partner’s clinic without a recipient',
      { ...PARTNER, partnerRecipient: '' },
      'partnerRecipient missing',
    ],
    ['at a partner’s clinic without an address', { ...PARTNER, partnerStreet: '' }, 'partnerStreet missing'],
    [
      'at a partner’s clinic without a postal code',
      { ...PARTNER, partnerPostalCode: '' },
      'partnerPostalCode missing',
    ],
    ['with letters in the postal code', { ...PARTNER, partnerPostalCode: '90X' }, 'partnerPostalCode wrong'],
    [
      'at a partner’s clinic without a town',
      { ...PARTNER, partnerPostalTown: '' },
      'partnerPostalTown missing',
    ],
    ['without the orderer’s mobile number', { userMobilePhone: '' }, 'userMobilePhone missing'],
    ['with a wrong mobile number', { userMobilePhone: '46 70' }, 'userMobilePhone wrong'],
    [
      'with feedback to nobody',
      { customFeedbackRecipient: true },
      'feedbackName missing, feedbackEmail missing',
    ],
    [
      'with feedback to a wrong address and phone',
      { customFeedbackRecipient: true, feedbackName: 'Eva', feedbackEmail: 'eva', feedbackPhone: '12' },
      'feedbackEmail wrong, feedbackPhone wrong',
    ],
    [
      'with feedback to another person',
      { customFeedbackRecipient: true, feedbackName: 'Eva', feedbackEmail: 'eva@x.se' },
      '',
    ],
    ['with feedback texts that are not asked for', { feedbackEmail: 'eva' }, ''],
    ['for a new employee without a unit', { employee: NEW }, 'selectedOrg missing'],
    ['for a new employee', { employee: NEW, selectedOrg: 'u1' }, ''],
  ])('%s', (_what, changed, faults) => {
    expect(ofPerson(changed)).toBe(faults)
  })

  test('of a service without a place asks for none', () => {
    const order = personOrderSchema.parse({ ...PERSON, city: '', clinic: '' })
    expect(personOrderFaults(order, { ...facts, service: { ...SERVICE, place: 'none' } })).toEqual([])
  })
})

describe('a new employee', () => {
  const ofNew = (changed: object) => {
    const { employee } = personOrderSchema.parse({ ...PERSON, employee: { ...NEW, ...changed } })
    return employee.kind === 'new' ? said(newEmployeeFaults(employee, TODAY)) : 'known'
  }

  test.each([
    ['who is complete', {}, ''],
    ['without a number', { pid: '' }, 'pid wrong'],
    ['with a wrong check digit', { pid: '199001012386' }, 'pid wrong'],
    ['without names', { firstName: ' ', lastName: '' }, 'firstName missing, lastName missing'],
    ['without a mobile number', { mobilePhone: '' }, 'mobilePhone missing'],
    ['with a wrong address', { email: 'maja@' }, 'email wrong'],
    ['with a protected identity, without contact details', { mobilePhone: '', protectedIdentity: true }, ''],
    ['with a protected identity, without a number', { pid: '', protectedIdentity: true }, 'pid wrong'],
  ])('%s', (_what, changed, faults) => {
    expect(ofNew(changed)).toBe(faults)
  })
})

describe('an order for a group', () => {
  const { employee: _, ...rest } = PERSON
  const GROUP = { ...rest, units: [{ unitId: 'u1', comment: '' }], description: 'Stress i gruppen.' }
  const INDIVIDUAL = { individualVisits: true, visitsPerEmployee: 3 }
  const FILE = '00000000-0000-4000-8000-000000000001'
  const ofGroup = (changed: object) =>
    said(groupOrderFaults(groupOrderSchema.parse({ ...GROUP, ...changed }), facts))

  test.each([
    ['that is complete', {}, ''],
    ['without units', { units: [] }, 'units missing'],
    ['without a description', { description: '' }, 'description missing'],
    ['with individual visits of nobody', INDIVIDUAL, 'individualVisits numbers-missing'],
    [
      'with individual visits and no count',
      { individualVisits: true, message: '19900101-2385' },
      'visitsPerEmployee missing',
    ],
    ['with a number in the current need', { ...INDIVIDUAL, message: 'Gäller 19900101-2385.' }, ''],
    ['with a number in the description', { ...INDIVIDUAL, description: '199001012385' }, ''],
    [
      'with a number whose check digit is wrong',
      { ...INDIVIDUAL, message: '199001012386' },
      'individualVisits numbers-missing',
    ],
    ['with a file', { ...INDIVIDUAL, files: [FILE] }, ''],
  ])('%s', (_what, changed, faults) => {
    expect(ofGroup(changed)).toBe(faults)
  })

  test.each([
    [1, true],
    [99, true],
    [0, false],
    [100, false],
  ])('takes %i visits for each employee: %s', (visitsPerEmployee, isTaken) => {
    expect(groupOrderSchema.safeParse({ ...GROUP, individualVisits: true, visitsPerEmployee }).success).toBe(
      isTaken,
    )
  })
})

test.each([
  [{}, ''],
  [{ subject: '' }, 'subject missing'],
  [{ description: ' \n ' }, 'description missing'],
  [{ selectedOrg: '' }, 'selectedOrg missing'],
  [{ location: '' }, 'location missing'],
])('counselling with %j', (changed, faults) => {
  const order = {
    ...{ subject: 'Vad passar oss?', description: 'Vi har mycket stress.', selectedOrg: 'u1' },
    ...{ location: 'Umeå', userMobilePhone: '0701740605' },
  }
  expect(said(counsellingOrderFaults(counsellingOrderSchema.parse({ ...order, ...changed })))).toBe(faults)
})

test.each([
  ['message', 500, personOrderSchema, PERSON],
  ['description', 2000, counsellingOrderSchema, {}],
] as const)('%s of %i characters is taken, one more is not', (field, limit, schema, order) => {
  const read = (characters: number) => schema.safeParse({ ...order, [field]: 'å'.repeat(characters) }).success
  expect([read(limit), read(limit + 1)]).toEqual([true, false])
})

test('each fault has a sentence in both languages', () => {
  const none = { ...facts, clinics: [] }
  const empty = { portalServiceId: 's', showPartnerFields: true, customFeedbackRecipient: true }
  const faults = [
    ...personOrderFaults(personOrderSchema.parse({ ...empty, employee: { kind: 'new' } }), none),
    ...personOrderFaults(
      personOrderSchema.parse({
        ...PERSON,
        ...PARTNER,
        partnerPostalCode: 'x',
        clinic: 'gone',
        userMobilePhone: '1',
      }),
      none,
    ),
    ...groupOrderFaults(groupOrderSchema.parse({ ...empty, individualVisits: true }), none),
    ...counsellingOrderFaults(counsellingOrderSchema.parse({})),
  ]
  for (const locale of LOCALES) for (const fault of faults) expect(faultText(fault, locale)).toMatch(/\w/)
  expect(faults.length).toBeGreaterThan(25)
})
