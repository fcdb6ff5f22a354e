import { isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { CACHE_MINUTES, CLIENT_RETRIES } from '@salvia/core/limits'
import { notifyManager, QueryClient } from '@tanstack/query-core'
import { queryClientAtom } from 'jotai-tanstack-query'
import { prepareEachStore } from './store.ts'

const CACHE_MS = CACHE_MINUTES * 60_000

/**
 * Whether to retry: yes for network errors and status 500 and above, no for refusals. The server has asked the booking
 * system again by itself, so its being away is told at once.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (isAppError(error, 'BOOKING_SYSTEM_UNAVAILABLE')) return false
  return !(error instanceof AppError) || error.status >= 500
}

// Delivers results in the order in which they arrive. With timers, which can run in another order, an older answer
// could replace a newer one.
notifyManager.setScheduler(callback => queueMicrotask(callback))

/** @spec §9 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < CLIENT_RETRIES && isWorthRetrying(error),
      staleTime: CACHE_MS,
      gcTime: CACHE_MS,
      // When a tab becomes visible, it fetches again only if something was written meanwhile.
      refetchOnWindowFocus: ({ state }) => state.isInvalidated,
      refetchOnReconnect: false,
    },
    mutations: { retry: false },
  },
})

// Starts listening to page visibility and network state, so that calls that wait for the network continue.
queryClient.mount()

// Cached answers are cleared with the store of the user who got them. Pages of visitors do not load this file.
prepareEachStore(store => {
  queryClient.clear()
  store.set(queryClientAtom, queryClient)
})
