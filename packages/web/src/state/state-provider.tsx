import { Provider } from 'jotai'
import { type ReactNode, useSyncExternalStore } from 'react'
import { currentStore, onStoreChange } from './store.ts'

/** Provides the store to the page, and a new one after sign-out. */
export function StateProvider({ children }: { readonly children: ReactNode }) {
  const store = useSyncExternalStore(onStoreChange, currentStore)
  return <Provider store={store}>{children}</Provider>
}
