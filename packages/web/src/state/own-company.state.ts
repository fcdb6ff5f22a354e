import { atom } from 'jotai'
import { type Session, sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/** The company of a tab. */
export interface TabCompany {
  readonly clientNumber: string
  /** The company that another tab chose, when the user has said that this tab stays; null for none. */
  readonly declined: string | null
}

/**
 * The company that this tab stays at, after another tab has chosen another one; null while both are the same. The
 * browser stores one company for all tabs, but a tab never changes company by itself: what is begun in it would go to
 * the wrong one.
 */
const heldCompanyAtom = atom<TabCompany | null>(null)

/** The client number of the company that this tab acts for, or null before one is chosen. */
export const clientNumberAtom = atom(get => {
  const chosen = get(sessionAtom)?.company?.clientNumber ?? null
  return get(sessionAtom) ? (get(heldCompanyAtom)?.clientNumber ?? chosen) : null
})

/**
 * The client number of the company that another tab has chosen since; null when this tab is there too, or the user has
 * said that it stays.
 */
export const chosenElsewhereAtom = atom(get => {
  const chosen = get(sessionAtom)?.company?.clientNumber ?? null
  const held = get(heldCompanyAtom)
  return held === null || [held.clientNumber, held.declined].includes(chosen) ? null : chosen
})

/** Whether the company that this tab was at has been closed, so that another one is chosen now. */
export const wasClosedAtom = atom(false)

/** Takes over a session that another tab has changed. This tab stays at its company. */
export function takeSession(after: Session): void {
  const own = tabCompany()
  currentStore().set(sessionAtom, after)
  hold(own)
}

/** Goes to a company in this tab. With null, another one must be chosen. */
export function goToCompany(clientNumber: string | null): void {
  const store = currentStore()
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(heldCompanyAtom, null)
  store.set(wasClosedAtom, false)
  store.set(sessionAtom, { ...session, company: clientNumber === null ? null : { clientNumber } })
}

/** The company of this tab, to keep over a reload; null before one is chosen. */
export function tabCompany(): TabCompany | null {
  const store = currentStore()
  const clientNumber = store.get(clientNumberAtom)
  return clientNumber === null
    ? null
    : { clientNumber, declined: store.get(heldCompanyAtom)?.declined ?? null }
}

/** Keeps this tab at the company that it was at before a reload, whatever another tab has chosen since. */
export function stayAt(company: TabCompany): void {
  if (currentStore().get(sessionAtom)) hold(company)
}

/** The user has read where another tab went, and stays here. The next company that it goes to is told again. */
export function stayHere(): void {
  const declined = currentStore().get(chosenElsewhereAtom)
  if (declined !== null) currentStore().set(heldCompanyAtom, held => held && { ...held, declined })
}

/** Holds the company for this tab alone, unless all tabs are there. */
function hold(own: TabCompany | null): void {
  const store = currentStore()
  const chosen = store.get(sessionAtom)?.company?.clientNumber
  store.set(heldCompanyAtom, own === null || own.clientNumber === chosen ? null : own)
}
