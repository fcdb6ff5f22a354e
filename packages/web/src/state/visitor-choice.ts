import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/** The keys in the tab's session storage. */
const KEYS = { language: 'wp-language', appearance: 'wp-appearance' } as const
type Choice = keyof typeof KEYS

/** What a visitor chose in this tab. It survives a reload, and the session that begins uses it. */
export function visitorChoice<Value extends string>(what: Choice, known: readonly Value[]): Value | null {
  const kept = sessionStorage.getItem(KEYS[what])
  return known.find(value => value === kept) ?? null
}

/** Stores a visitor's choice until the tab is closed. A user's choice is saved to the account and replaces it. */
export function keepVisitorChoice(what: Choice, value: string): void {
  if (currentStore().get(sessionAtom) === null) sessionStorage.setItem(KEYS[what], value)
  else sessionStorage.removeItem(KEYS[what])
}
