import type { ServerResponse } from 'node:http'

/** Aborted when whoever made a call hangs up before it is answered: nobody waits for its work any longer. */
export function callerGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) gone.abort()
  })
  return gone.signal
}
