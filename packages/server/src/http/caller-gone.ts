import type { ServerResponse } from 'node:http'

/** Aborted when whoever made a call hangs up before it is answered: nobody waits for its work any longer. */
export function callerGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  const look = (): void => {
    if (!response.writableFinished) gone.abort()
  }
  // Who hung up while it was asked who calls has been heard of already.
  if (response.closed) look()
  else response.once('close', look)
  return gone.signal
}
