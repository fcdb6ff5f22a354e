/** Scheme and host of an address that names them, as a client does that takes the server for a proxy (RFC 9112 §3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The path and query of what stands in the first line of a request, so that routes, headers and the log see the same
 * path however it is written; undefined where it is none.
 */
export function pathOfRequest(target: string): string | undefined {
  const path = target.replace(ORIGIN, '')
  if (path.startsWith('/')) return path
  return path !== target && (path === '' || path.startsWith('?')) ? `/${path}` : undefined
}
