const WAIT_MS = 3000

/** A fetch with a short timeout, for a call made while the program is being stopped. */
export function hurriedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  return fetch(input, { ...init, signal: AbortSignal.timeout(WAIT_MS) })
}
