import type { ServerResponse } from 'node:http'

/** A signal that is aborted when the caller hangs up before the answer, since then nobody waits for the work. */
export function callerGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const look = (): void => {
    if (!response.writableFinished) gone.abort()
  }
  // A caller may have hung up already, while the access was being checked.
  if (response.closed) look()
  else response.once('close', look)
  return gone.signal
}
