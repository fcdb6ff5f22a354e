import { isoDate } from '@salvia/core/primitives'
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
const PLACE = { clientNumber: CLIENT, lostFiles: 0, gaps: [], today: isoDate(2026, 11, 27) }

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
    ...{ pid: '19900101-2385', firstName: 'Eva', lastName: 'Persson', email: 'eva@exempel.se' },
  },
  selectedOrg: 'u1',
  fields: {
    ...begun.fields,
    message: 'Se 900101-2385 i bilagan',
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
    keepDrafts('karin', orderToKeep(draft, PLACE))
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
    const secrets = ['2385', 'Eva', 'Persson', 'eva@', 'Svensson', 'Storgatan', 'Fia', 'fia@', '0317600100']
    expect(secrets.filter(secret => text.includes(secret))).toEqual([])
    expect(text).toContain('i bilagan')
  })

  it('keeps the hash of an employee whom the company has, and no name', () => {
    const known = { kind: 'known', pidHash: 'anna', name: 'Anna Ahl', unit: 'Lager' } as const
    keepDrafts('karin', orderToKeep({ ...draft, employee: known }, PLACE))
    expect(keptOrder(CLIENT, 'person')?.employee).toBe('anna')
    expect(Object.values(sessionStorage).join()).not.toContain('Ahl')
  })

  it('of a group keeps its units, and their comments without identity numbers', () => {
    const units = { units: ['u1', 'u2'], unitComments: { u1: 'Bara 19900101-2385', u3: 'Inte vald' } }
    keepDrafts('karin', orderToKeep({ ...draft, ...units, kind: 'group' }, PLACE))
    const [first, ...others] = keptOrder(CLIENT, 'group')?.units ?? []
    expect(others).toEqual([{ unitId: 'u2', comment: null }])
    expect(keptOrder(CLIENT, 'group')?.gaps.at(-1)).toEqual({
      ...{ field: 'comment-u1', why: 'taken-out', was: 'Bara ' },
    })
    expect(first?.comment).toMatch(/^Bara /)
    expect(Object.values(sessionStorage).join()).not.toMatch(/2385|Inte vald/)
  })

  it('stays as it was typed: order numbers, phone numbers and dates in texts are no identity numbers', () => {
    const typed = 'Ring 0701740682 om 4500012345, senast 2026-12-01'
    const fields = { ...draft.fields, message: typed, purchaseOrderNumber: '4500012345' }
    keepDrafts('karin', orderToKeep({ ...draft, fields }, PLACE))
    expect(keptOrder(CLIENT, 'person')?.fields).toMatchObject({
      message: typed,
      purchaseOrderNumber: '4500012345',
    })
  })

  it('knows which fields were left out, and which text lost a number', () => {
    keepDrafts('karin', orderToKeep(draft, PLACE))
    const gaps = keptOrder(CLIENT, 'person')?.gaps ?? []
    expect(gaps.map(({ field, why }) => `${field} ${why}`)).toEqual([
      'feedbackName left-out',
      'feedbackEmail left-out',
      'feedbackPhone left-out',
      'partnerRecipient left-out',
      'partnerStreet left-out',
      'message taken-out',
    ])
    expect(gaps.at(-1)?.was).toBe('Se i bilagan')
  })

  it('misses the mobile number only if it is another than the profile fills in', () => {
    const fields = { ...draft.fields, userMobilePhone: '0701740606' }
    keepDrafts('karin', orderToKeep({ ...draft, fields }, PLACE))
    expect(keptOrder(CLIENT, 'person')?.gaps[0]).toMatchObject({ field: 'userMobilePhone', why: 'left-out' })
  })

  it('misses no field that is not asked for any more', () => {
    const fields = { ...draft.fields, customFeedbackRecipient: false, showPartnerFields: false }
    keepDrafts('karin', orderToKeep({ ...draft, fields }, PLACE))
    expect(keptOrder(CLIENT, 'person')?.gaps.map(({ field }) => field)).toEqual(['message'])
  })

  it('still knows after a second reload what the first one left out, until it is put right', () => {
    const gaps = [
      { field: 'userMobilePhone', why: 'left-out', was: '' },
      { field: 'message', why: 'taken-out', was: 'Se i bilagan' },
      { field: 'subject', why: 'taken-out', was: 'Om ' },
    ] as const
    const fields = { ...begun.fields, userMobilePhone: '', message: 'Se i bilagan', subject: 'Om henne' }
    const again = { ...begun, fields, missed: 'known' } as const
    keepDrafts('karin', orderToKeep(again, { ...PLACE, gaps, lostFiles: 2 }))
    expect(keptOrder(CLIENT, 'person')).toMatchObject({ missed: 'known', lostFiles: 2 })
    expect(keptOrder(CLIENT, 'person')?.gaps).toEqual(gaps.slice(0, 2))
  })

  it('is given back to its user alone, at its company and for its kind', () => {
    keepDrafts('karin', orderToKeep(draft, PLACE))
    expect(keptOrder('10402', 'person')).toBeNull()
    expect(keptOrder(CLIENT, 'group')).toBeNull()
    expect(keptOrder(CLIENT, 'person')).not.toBeNull()
    signIn('berit')
    expect(keptOrder(CLIENT, 'person')).toBeNull()
  })

  it('is deleted when another user signs in, and stays for its own', () => {
    keepDrafts('karin', orderToKeep(draft, PLACE))
    forgetDraftsOfOthers()
    expect(keptOrder(CLIENT, 'person')).not.toBeNull()
    signIn('berit')
    forgetDraftsOfOthers()
    signIn('karin')
    expect(keptOrder(CLIENT, 'person')).toBeNull()
  })

  it('is deleted by signing out', () => {
    keepDrafts('karin', orderToKeep(draft, PLACE))
    endSession(undefined)
    expect(sessionStorage).toHaveLength(0)
  })

  it('of another version counts for nothing', () => {
    sessionStorage.setItem(
      'draft',
      JSON.stringify({ owner: 'karin', drafts: { 'order 10401 person': { service: 'x' } } }),
    )
    expect(keptOrder(CLIENT, 'person')).toBeNull()
    sessionStorage.setItem('draft', JSON.stringify({ owner: 'karin', draft: { kind: 'person' } }))
    expect(keptOrder(CLIENT, 'person')).toBeNull()
    sessionStorage.setItem('draft', 'not json')
    expect(keptOrder(CLIENT, 'person')).toBeNull()
  })
})
