import { type Atom, createStore, type WritableAtom } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { queryClient } from './query-client.ts'

export type Store = ReturnType<typeof createStore>

function freshStore(): Store {
  const store = createStore()
  store.set(queryClientAtom, queryClient)
  return store
}

let current = freshStore()
const listeners = new Set<() => void>()

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
  const next = freshStore()
  for (const atom of kept) next.set(atom, current.get(atom) as never)
  current = next
  queryClient.clear()
  for (const listener of listeners) listener()
}
