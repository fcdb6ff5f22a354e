/** Scheme and host in a request line, as clients send them to a proxy (RFC 9112 §3.2.2). */
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The path and query of a request line, so that routes, headers and the log see the same path in whatever form it was
 * sent; undefined if it is not a path.
 */
export function pathOfRequest(target: string): string | undefined {
  const path = target.replace(ORIGIN, '')
  if (path.startsWith('/')) return path
  return path !== target && (path === '' || path.startsWith('?')) ? `/${path}` : undefined
}
