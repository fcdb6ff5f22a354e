import { atom } from 'jotai'
import { type Session, sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/**
 * The company that this tab stays at, after another tab has chosen another one; null while both are the same. The
 * browser stores one company for all tabs, but a tab never changes company by itself: what is begun in it would go to
 * the wrong one.
 */
const heldCompanyAtom = atom<string | null>(null)

/** The client number of the company that this tab acts for, or null before one is chosen. */
export const clientNumberAtom = atom(get => {
  const chosen = get(sessionAtom)?.company?.clientNumber ?? null
  return get(sessionAtom) ? (get(heldCompanyAtom) ?? chosen) : null
})

/** The client number of the company that another tab has chosen since; null when this tab is there too. */
export const chosenElsewhereAtom = atom(get => {
  const chosen = get(sessionAtom)?.company?.clientNumber ?? null
  return get(heldCompanyAtom) === null || get(heldCompanyAtom) === chosen ? null : chosen
})

/** Takes over a session that another tab has changed. This tab stays at its company. */
export function takeSession(after: Session): void {
  const store = currentStore()
  const own = store.get(clientNumberAtom)
  store.set(sessionAtom, after)
  store.set(heldCompanyAtom, own === (after.company?.clientNumber ?? null) ? null : own)
}

/** Goes to a company in this tab. With null, another one must be chosen. */
export function goToCompany(clientNumber: string | null): void {
  const store = currentStore()
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(heldCompanyAtom, null)
  store.set(sessionAtom, { ...session, company: clientNumber === null ? null : { clientNumber } })
}

/** Keeps this tab at the company that it was at before a reload, whatever another tab has chosen since. */
export function stayAt(clientNumber: string): void {
  const store = currentStore()
  const chosen = store.get(sessionAtom)?.company?.clientNumber
  if (chosen !== undefined) store.set(heldCompanyAtom, chosen === clientNumber ? null : clientNumber)
}
