import { type Atom, createStore, type WritableAtom } from 'jotai'

export type Store = ReturnType<typeof createStore>

let current = createStore()
const listeners = new Set<() => void>()
const preparations = new Set<(store: Store) => void>()

/** Prepares the current store of the page, and every new one that replaces it. */
export function prepareEachStore(prepare: (store: Store) => void): void {
  preparations.add(prepare)
  prepare(current)
}

/** The store of the page, for guards and calls outside components. */
export function currentStore(): Store {
  return current
}

/** Calls the listener when sign-out has replaced the store. Returns a function that stops listening. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An atom whose value says nothing about the user. */
type Kept = WritableAtom<unknown, [never], unknown>

const kept = new Set<Kept>()

/** Marks an atom whose value survives sign-out, such as the theme. */
export function keepAfterSignOut<A extends Atom<unknown>>(atom: A): A {
  kept.add(atom as unknown as Kept)
  return atom
}

/** Replaces the store, so that everything that was fetched, typed or kept in atoms is gone. @spec §4 */
export function clearStore(): void {
  const next = createStore()
  for (const atom of kept) next.set(atom, current.get(atom) as never)
  current = next
  for (const prepare of preparations) prepare(next)
  for (const listener of listeners) listener()
}
