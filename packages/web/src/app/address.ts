/**
 * The address that a mistyped or old one means: `//x` and `/#/x` are `/x`.
 * @spec §2
 * @example rewrittenAddress('//personalfil', '', '') // '/personalfil'
 */
export function rewrittenAddress(path: string, search: string, hash: string): string | null {
  if (path.startsWith('//')) return path.replace(/^\/+/, '/') + search + hash
  if (path === '/' && hash.startsWith('#/')) return hash.slice(1).replace(/^\/+/, '/')
  return null
}
