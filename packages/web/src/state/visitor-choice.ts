import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'

/** Where the tab keeps what a visitor has chosen. */
const KEYS = { language: 'wp-language', appearance: 'wp-appearance' } as const
type Choice = keyof typeof KEYS

/** What was chosen in this tab before a sign-in: a reload keeps it, and the session that begins goes on with it. */
export function visitorChoice<Value extends string>(what: Choice, known: readonly Value[]): Value | null {
  const kept = sessionStorage.getItem(KEYS[what])
  return known.find(value => value === kept) ?? null
}

/** Keeps a visitor's choice until the tab is closed. A user's is kept with the account and takes its place. */
export function keepVisitorChoice(what: Choice, value: string): void {
  if (currentStore().get(sessionAtom) === null) sessionStorage.setItem(KEYS[what], value)
  else sessionStorage.removeItem(KEYS[what])
}
