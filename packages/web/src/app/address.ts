/** Two slashes begin the name of another server, for browsers also the other way round. */
const SLASHES = /^[/\\]{2,}/

/** Browsers leave these out of an address before they read it. */
const UNREAD = /[\t\n\r]/g
const PARTS = /^([^?#]*)(\?[^#]*)?(#.*)?$/s

/**
 * The address that a mistyped or old one means: `//x` and `/#/x` are `/x`; never that of another server. Null where
 * the address is what it means.
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

/** An address with what it means in its place. */
export function meantAddress(address: string): string {
  return rewrittenAddress(address) ?? address
}
