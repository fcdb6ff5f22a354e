import { type Atom, createStore, type WritableAtom } from 'jotai'

export type Store = ReturnType<typeof createStore>

let current = createStore()
const listeners = new Set<() => void>()
const preparations = new Set<(store: Store) => void>()

/** Does something to the store of the page now, and to each that takes its place; what it leaves behind is empty. */
export function prepareEachStore(prepare: (store: Store) => void): void {
  preparations.add(prepare)
  prepare(current)
}

/** The store of the page: guards and calls read it outside of components. */
export function currentStore(): Store {
  return current
}

/** Tells when signing out put a new store in place of the old one. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An atom whose value says nothing about who was signed in. */
type Kept = WritableAtom<unknown, [never], unknown>

const kept = new Set<Kept>()

/** Marks an atom that outlives a sign-out, such as the colours of the page. */
export function keepAfterSignOut<A extends Atom<unknown>>(atom: A): A {
  kept.add(atom as unknown as Kept)
  return atom
}

/** Forgets everything that was read or typed; what a screen kept in an atom is gone with the store. @spec §4 */
export function clearStore(): void {
  const next = createStore()
  for (const atom of kept) next.set(atom, current.get(atom) as never)
  current = next
  for (const prepare of preparations) prepare(next)
  for (const listener of listeners) listener()
}
