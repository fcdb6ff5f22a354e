import { afterEach, expect, it } from 'vitest'
import { beSignedInAs } from '../testing/signed-in.ts'
import { keepBegun, keepDrafts, keepOverReloads, keptDraft } from './kept-draft.ts'
import {
  chosenElsewhereAtom,
  clientNumberAtom,
  goToCompany,
  stayHere,
  takeSession,
} from './own-company.state.ts'
import { sessionAtom } from './session.state.ts'
import { endSession } from './session-end.ts'
import { clearStore, currentStore } from './store.ts'

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
const company = () => currentStore().get(clientNumberAtom)
const told = () => currentStore().get(chosenElsewhereAtom)

/** Another tab of the same user goes to a company, or has to choose one. */
function otherTabGoesTo(clientNumber: string | null): void {
  const session = currentStore().get(sessionAtom)
  if (session) takeSession({ ...session, company: clientNumber === null ? null : { clientNumber } })
}

/** The page is there anew: what it had in memory is gone. */
function reload(): void {
  leave()
  clearStore()
  keepOverReloads()
}

afterEach(() => {
  endSession(undefined)
  sessionStorage.clear()
})

it('a reload keeps what is begun, and the company that the tab was at', () => {
  beSignedInAs('karin')
  keepOverReloads()
  const stop = keepBegun(() => ({ order: { text: 'Begun' } }))
  leave()
  stop()
  expect(keptDraft('order')).toEqual({ text: 'Begun' })
  goToCompany('10402')
  keepOverReloads()
  expect(company()).toBe('10401')
})

it('what is kept from before does not lead back to a company that the user has left', () => {
  beSignedInAs('karin')
  keepDrafts('karin', { order: { text: 'Begun' } }, { clientNumber: '10401', declined: null })
  keepOverReloads()
  goToCompany('10402')
  leave()
  keepOverReloads()
  expect(company()).toBe('10402')
  expect(keptDraft('order')).toEqual({ text: 'Begun' })
})

it('a reload keeps the company with nothing begun, and does not tell again what the user has declined', () => {
  beSignedInAs('karin')
  keepOverReloads()
  otherTabGoesTo('10402')
  expect(told()).toBe('10402')
  reload()
  expect([company(), told()]).toEqual(['10401', '10402'])
  stayHere()
  reload()
  reload()
  expect([company(), told()]).toEqual(['10401', null])
  otherTabGoesTo('10403')
  expect(told(), 'another company is told of').toBe('10403')
  otherTabGoesTo('10401')
  otherTabGoesTo('10402')
  expect(told(), 'it has come here in between').toBe('10402')
})

it('a reload keeps the company that the user has switched to', () => {
  beSignedInAs('karin')
  keepOverReloads()
  otherTabGoesTo('10402')
  goToCompany('10403')
  otherTabGoesTo('10402')
  reload()
  expect(company()).toBe('10403')
})

it('a reload keeps the company while another tab has to choose one', () => {
  beSignedInAs('karin')
  keepOverReloads()
  otherTabGoesTo(null)
  reload()
  expect([company(), told()]).toEqual(['10401', null])
})

it('a page that ends without a word is at the company chosen last, never at one that the user has left', () => {
  beSignedInAs('karin')
  keepOverReloads()
  reload()
  goToCompany('10402')
  clearStore()
  keepOverReloads()
  expect(company()).toBe('10402')
})

it.each([
  ['ended by itself', 498],
  ['was ended by its user', undefined],
] as const)('after a session that %s the company of the next sign-in holds', (_how, status) => {
  beSignedInAs('karin')
  keepOverReloads()
  leave()
  endSession(status)
  expect(sessionStorage).toHaveLength(0)
  beSignedInAs('karin')
  goToCompany('10402')
  keepOverReloads()
  expect(company()).toBe('10402')
})

it('the company of one user does not hold for another', () => {
  beSignedInAs('karin')
  keepOverReloads()
  otherTabGoesTo('10402')
  leave()
  clearStore()
  beSignedInAs('lars')
  goToCompany('10403')
  keepOverReloads()
  expect(company()).toBe('10403')
})
