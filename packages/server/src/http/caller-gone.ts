import type { ServerResponse } from 'node:http'

/**
 * A signal that is aborted when nobody waits for the work any longer: the caller has hung up, or has been answered, if
 * only that its body came too slowly.
 */
export function callerGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  // A caller may have hung up already, while the access was being checked.
  if (response.closed) gone.abort()
  else response.once('close', () => gone.abort())
  return gone.signal
}
