import { AppError } from '@salvia/core/errors'
import { CACHE_MINUTES, CLIENT_RETRIES } from '@salvia/core/limits'
import { notifyManager, QueryClient } from '@tanstack/query-core'
import { queryClientAtom } from 'jotai-tanstack-query'
import { prepareEachStore } from './store.ts'

const CACHE_MS = CACHE_MINUTES * 60_000

/** Network faults and answers of 500 and above are worth another try; a refusal stays a refusal. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof AppError) || error.status >= 500
}

// Results reach the screen in the order in which they came. Timers can change places, and then an older answer would stay.
notifyManager.setScheduler(callback => queueMicrotask(callback))

/** @spec §9 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < CLIENT_RETRIES && isWorthRetrying(error),
      staleTime: CACHE_MS,
      gcTime: CACHE_MS,
      // A hidden tab asks again when it is shown, where something was written meanwhile.
      refetchOnWindowFocus: ({ state }) => state.isInvalidated,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
})

// Listens to the page being shown, and to the network being there again: calls that waited for it go on.
queryClient.mount()

// What was answered goes with the store of whom it was answered to. A visitor's page does without all of this.
prepareEachStore(store => {
  queryClient.clear()
  store.set(queryClientAtom, queryClient)
})
