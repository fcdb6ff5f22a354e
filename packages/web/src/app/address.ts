/** Browsers read a path that begins with two slashes or backslashes as the name of another server. */
const SLASHES = /^[/\\]{2,}/

/** Browsers remove these characters from an address before they read it. */
const UNREAD = /[\t\n\r]/g
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/**
 * Corrects a mistyped or outdated address: `//x` and `/#/x` become `/x`. The result never leads to another server. Null
 * when the address needs no correction.
 * @spec §2
 * @example rewrittenAddress('//personalfil?page=2') // '/personalfil?page=2'
 * @example rewrittenAddress('/#/medarbetare') // '/medarbetare'
 */
export function rewrittenAddress(address: string): string | null {
  const read = address.replace(UNREAD, '')
  const meant = meantOf(read)
  if (meant !== null) return rewrittenAddress(meant) ?? meant
  return read === address ? null : read
}

function meantOf(address: string): string | null {
  const [, path = '', search = '', hash = ''] = PARTS.exec(address) ?? []
  if (SLASHES.test(path)) return path.replace(SLASHES, '/') + search + hash
  if (path === '/' && /^#[/\\]/.test(hash)) return hash.slice(1).replace(/^[/\\]+/, '/')
  return null
}

/** The corrected address, or the address itself when it needs no correction. */
export function meantAddress(address: string): string {
  return rewrittenAddress(address) ?? address
}
