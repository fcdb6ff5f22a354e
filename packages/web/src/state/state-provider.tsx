import { Provider } from 'jotai'
import { type ReactNode, useSyncExternalStore } from 'react'
import { currentStore, onStoreChange } from './store.ts'

/** Gives the page its store, and the new one after a sign-out. */
export function StateProvider({ children }: { readonly children: ReactNode }) {
  const store = useSyncExternalStore(onStoreChange, currentStore)
  return <Provider store={store}>{children}</Provider>
}
