import { afterEach, expect, it } from 'vitest'
import { beSignedInAs } from '../testing/signed-in.ts'
import { keepBegun, keepDrafts, keepOverReloads, keptDraft } from './kept-draft.ts'
import { clientNumberAtom, goToCompany } from './own-company.state.ts'
import { endSession } from './session-end.ts'
import { currentStore } from './store.ts'

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }))
const company = () => currentStore().get(clientNumberAtom)

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
  keepDrafts('karin', { order: { text: 'Begun' } }, '10401')
  keepOverReloads()
  goToCompany('10402')
  leave()
  keepOverReloads()
  expect(company()).toBe('10402')
  expect(keptDraft('order')).toEqual({ text: 'Begun' })
})
