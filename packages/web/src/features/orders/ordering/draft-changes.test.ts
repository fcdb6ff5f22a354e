import { describe, expect, it, test } from 'vitest'
import { exampleAttachment } from '../../../testing/conversations.ts'
import { exampleService } from '../../../testing/services.ts'
import { changed, clearedByEmployee, clearedByService, type DraftChange } from './draft-changes.ts'
import { groupBody } from './order-bodies.ts'
import { type ChosenEmployee, fieldsOf, NO_EMPLOYEE, newDraft, type OrderDraft } from './order-draft.ts'
import { nextStep, possibleStep } from './order-steps.ts'

const CHECK = exampleService()
const EYES = exampleService({ portalServiceId: 'syn', name: 'Synundersökning' })
const TALK = exampleService({ portalServiceId: 'samtal', name: 'Psykologsamtal', category: 'Samtal' })
const ANNA: ChosenEmployee = { kind: 'known', pidHash: 'anna', name: 'Anna Ahl', unit: 'Lager' }
const BO: ChosenEmployee = { ...ANNA, pidHash: 'bo', name: 'Bo Ek' }
const NEW: ChosenEmployee = { ...NO_EMPLOYEE, pid: '1', firstName: 'Eva' }

const start = (kind: OrderDraft['kind'] = 'person') =>
  newDraft({ kind, prefilled: { userMobilePhone: '0701740605' } })
const after = (draft: OrderDraft, ...changes: DraftChange[]): OrderDraft => changes.reduce(changed, draft)
const service = (of: typeof CHECK, ...subCategories: string[]): DraftChange => ({
  kind: 'service',
  service: of,
  subCategories,
})
const employee = (of: ChosenEmployee, selectedOrg = ''): DraftChange => ({
  kind: 'employee',
  employee: of,
  selectedOrg,
})
const typed: DraftChange = {
  kind: 'fields',
  fields: { message: 'Ont i ryggen', purchaseOrderNumber: 'PO-1' },
}
const attached: DraftChange = { kind: 'files', files: files => [...files, exampleAttachment(1)] }
const refused: DraftChange = {
  kind: 'refused',
  refusal: { code: 'UNEXPECTED_ERROR', title: '', action: '', traceId: undefined },
}
const whole = after(start(), service(CHECK, 'natt'), employee(ANNA), typed, attached)
const group = after(
  start('group'),
  service(CHECK),
  { kind: 'units', units: ['u1'] },
  { kind: 'unitComment', unitId: 'u1', comment: 'Bara dagtid' },
  typed,
)

describe('choosing a service', () => {
  it('of another category resets the employee and the details, down to what the profile knows', () => {
    expect(clearedByService(whole, TALK)).toEqual(['recipients', 'details'])
    const next = changed(whole, service(TALK))
    expect(next).toMatchObject({ service: TALK, subCategories: [], employee: null, files: [] })
    expect(next.fields).toEqual(fieldsOf(start()))
    expect(next.fields.userMobilePhone).toBe('0701740605')
    expect(next.idempotencyKey).toBe(whole.idempotencyKey)
  })

  it('of another category resets the units of a group', () => {
    expect(clearedByService(group, TALK)).toEqual(['recipients', 'details'])
    expect(group).toMatchObject({ units: ['u1'], unitComments: { u1: 'Bara dagtid' } })
    const next = changed(group, service(TALK))
    expect([next.units, next.unitComments]).toEqual([[], {}])
  })

  it('of the same category keeps them, and takes the new subcategories', () => {
    expect(clearedByService(whole, EYES)).toEqual([])
    expect(changed(whole, service(EYES))).toMatchObject({
      service: EYES,
      subCategories: [],
      employee: ANNA,
      fields: { message: 'Ont i ryggen' },
      files: [{ name: 'underlag-1.pdf' }],
    })
  })

  it('for the first time clears nothing, also when the employee is known', () => {
    const begun = newDraft({ kind: 'person', prefilled: { userMobilePhone: '' }, employee: ANNA })
    expect(clearedByService(begun, TALK)).toEqual([])
    expect(changed(begun, service(TALK)).employee).toBe(ANNA)
  })
})

describe('choosing an employee', () => {
  it('resets the details of another one', () => {
    expect(clearedByEmployee(whole, BO)).toEqual(['details'])
    const next = changed(whole, employee(BO))
    expect(next).toMatchObject({ employee: BO, service: CHECK, files: [] })
    expect(next.fields).toEqual(fieldsOf(start()))
  })

  it('who is the same keeps them', () => {
    expect(clearedByEmployee(whole, ANNA)).toEqual([])
    expect(changed(whole, employee(ANNA)).fields.message).toBe('Ont i ryggen')
  })

  it('who is new and has another number is another one; another name is the same', () => {
    const draft = after(start(), service(CHECK), employee(NEW, 'u1'), typed)
    expect(clearedByEmployee(draft, { ...NEW, firstName: 'Ewa' })).toEqual([])
    expect(clearedByEmployee(draft, { ...NEW, pid: '2' })).toEqual(['details'])
    expect(changed(draft, employee(ANNA))).toMatchObject({ selectedOrg: '', fields: { message: '' } })
  })

  it('asks nothing where no details are filled in', () => {
    expect(clearedByEmployee(after(start(), service(CHECK), employee(ANNA)), BO)).toEqual([])
  })
})

test('a unit that is taken away and chosen again has its comment again; those of chosen units alone are sent', () => {
  const without = changed(group, { kind: 'units', units: ['u2'] })
  expect(groupBody(without).units).toEqual([{ unitId: 'u2', comment: '' }])
  const again = changed(without, { kind: 'units', units: ['u1', 'u2'] })
  expect(groupBody(again).units).toEqual([
    { unitId: 'u1', comment: 'Bara dagtid' },
    { unitId: 'u2', comment: '' },
  ])
})

test('choosing a clinic resets the fields of the partner and the result of the confirmation', () => {
  const partner: DraftChange = { kind: 'clinic', city: 'Umeå', clinic: 'a', isPartner: true }
  const filled = after(whole, partner, { kind: 'fields', fields: { partnerStreet: 'Storgatan 1' } }, refused)
  expect(filled.fields.showPartnerFields).toBe(true)
  expect(filled.refusal).not.toBeNull()
  const next = changed(filled, { kind: 'clinic', city: 'Umeå', clinic: 'b', isPartner: true })
  expect(next.fields).toMatchObject({ clinic: 'b', showPartnerFields: true, partnerStreet: '' })
  expect(next.refusal).toBeNull()
  expect(next.fields.message).toBe('Ont i ryggen')
  const own = changed(next, { kind: 'clinic', city: 'Umeå', clinic: 'c', isPartner: false })
  expect(own.fields.showPartnerFields).toBe(false)
})

test('what is typed takes away the result of the confirmation, and what changes nothing does not', () => {
  const tried = changed(whole, refused)
  expect(changed(tried, { kind: 'fields', fields: { message: 'Ont i ryggen' } })).toBe(tried)
  expect(changed(tried, { kind: 'fields', fields: { message: 'Ont' } }).refusal).toBeNull()
})

test.each([
  ['nothing of a person', start(), 'service'],
  ['a service', after(start(), service(CHECK)), 'employee'],
  ['service and employee', whole, 'details'],
  ['nothing of a group', start('group'), 'service'],
  ['a service of a group', after(start('group'), service(CHECK)), 'units'],
  ['service and units', group, 'details'],
  ['counselling', start('counselling'), 'details'],
] as const)('with %s known the next step is asked', (_what, draft, step) => {
  expect(nextStep(draft)).toBe(step)
  expect(possibleStep('confirm', draft)).toBe(step === 'details' ? 'confirm' : step)
  expect(possibleStep(step, draft)).toBe(step)
})
