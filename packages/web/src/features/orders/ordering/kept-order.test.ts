import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { forgetDraftsOfOthers, keepDrafts } from '../../../state/kept-draft.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { endSession } from '../../../state/session-end.ts'
import { currentStore } from '../../../state/store.ts'
import { exampleAttachment } from '../../../testing/conversations.ts'
import { exampleService } from '../../../testing/services.ts'
import { tokenWith } from '../../../testing/token.ts'
import { keptOrder, orderToKeep } from './kept-order.ts'
import { NO_EMPLOYEE, newDraft, type OrderDraft } from './order-draft.ts'

const EXP = 4_000_000_000
const CLIENT = '10401'

function signIn(sub: string): void {
  const auth = { token: tokenWith({ sub, exp: EXP }), exp: EXP }
  currentStore().set(sessionAtom, { auth, consent: [], company: { clientNumber: CLIENT } })
}

const begun = newDraft({
  kind: 'person',
  prefilled: { userMobilePhone: '0701740605' },
  service: exampleService(),
})
const draft: OrderDraft = {
  ...begun,
  employee: {
    ...NO_EMPLOYEE,
    ...{ pid: '19900101-2384', firstName: 'Eva', lastName: 'Persson', email: 'eva@exempel.se' },
  },
  selectedOrg: 'u1',
  fields: {
    ...begun.fields,
    message: 'Se 900101-2384 i bilagan',
    purchaseOrderNumber: 'PO-1',
    ...{ city: 'Umeå', clinic: 'umea', showPartnerFields: true },
    ...{ partnerCompanyName: 'Bolaget', partnerRecipient: 'Mottagar Svensson', partnerStreet: 'Storgatan 1' },
    customFeedbackRecipient: true,
    ...{ feedbackName: 'Fia Berg', feedbackEmail: 'fia@exempel.se', feedbackPhone: '0317600100' },
  },
  files: [exampleAttachment(1)],
}

beforeEach(() => signIn('karin'))
afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

describe('an order that was begun when the session ended', () => {
  it('keeps its key, service, place, texts and files, but nothing that tells of a person', () => {
    keepDrafts('karin', orderToKeep(draft, CLIENT))
    const kept = keptOrder(CLIENT, 'person')
    expect(kept).toMatchObject({
      idempotencyKey: draft.idempotencyKey,
      service: 'halsoundersokning',
      employee: null,
      selectedOrg: 'u1',
      fields: { purchaseOrderNumber: 'PO-1', clinic: 'umea', showPartnerFields: true },
      files: [exampleAttachment(1).id],
    })
    const text = Object.values(sessionStorage).join()
    const secrets = ['2384', 'Eva', 'Persson', 'eva@', 'Svensson', 'Storgatan', 'Fia', 'fia@', '0317600100']
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    expect(text).toContain('i bilagan')
  })

  it('keeps the hash of an employee whom the company has, and no name', () => {
    const known = { kind: 'known', pidHash: 'anna', name: 'Anna Ahl', unit: 'Lager' } as const
    keepDrafts('karin', orderToKeep({ ...draft, employee: known }, CLIENT))
    expect(keptOrder(CLIENT)?.employee).toBe('anna')
    expect(Object.values(sessionStorage).join()).not.toContain('Ahl')
  })

  it('of a group keeps its units, and their comments without identity numbers', () => {
    const units = { units: ['u1', 'u2'], unitComments: { u1: 'Bara 19900101-2384', u3: 'Inte vald' } }
    keepDrafts('karin', orderToKeep({ ...draft, ...units, kind: 'group' }, CLIENT))
    const [first, ...others] = keptOrder(CLIENT, 'group')?.units ?? []
    expect(others).toEqual([{ unitId: 'u2', comment: '' }])
    expect(first?.comment).toMatch(/^Bara /)
    expect(Object.values(sessionStorage).join()).not.toMatch(/2384|Inte vald/)
  })

  it('is given back to its user alone, at its company and for its kind', () => {
    keepDrafts('karin', orderToKeep(draft, CLIENT))
    expect(keptOrder('10402')).toBeNull()
    expect(keptOrder(CLIENT, 'group')).toBeNull()
    expect(keptOrder(CLIENT)).not.toBeNull()
    signIn('berit')
    expect(keptOrder(CLIENT)).toBeNull()
  })

  it('is deleted when another user signs in, and stays for its own', () => {
    keepDrafts('karin', orderToKeep(draft, CLIENT))
    forgetDraftsOfOthers()
    expect(keptOrder(CLIENT)).not.toBeNull()
    signIn('berit')
    forgetDraftsOfOthers()
    signIn('karin')
    expect(keptOrder(CLIENT)).toBeNull()
  })

  it('is deleted by signing out', () => {
    keepDrafts('karin', orderToKeep(draft, CLIENT))
    endSession(undefined)
    expect(sessionStorage).toHaveLength(0)
  })

  it('of another version counts for nothing', () => {
    sessionStorage.setItem('draft', JSON.stringify({ owner: 'karin', drafts: { order: { kind: 'person' } } }))
    expect(keptOrder(CLIENT)).toBeNull()
    sessionStorage.setItem('draft', JSON.stringify({ owner: 'karin', draft: { kind: 'person' } }))
    expect(keptOrder(CLIENT)).toBeNull()
    sessionStorage.setItem('draft', 'not json')
    expect(keptOrder(CLIENT)).toBeNull()
  })
})
