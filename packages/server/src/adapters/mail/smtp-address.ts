import { isLoopback } from '../../process/loopback.ts'

/**
 * The safe values of TLS options in an address. With any other value a mail could be sent unencrypted, or to an
 * unverified server.
 */
const SAFE = new Map([
  ['requireTLS', 'true'],
  ['ignoreTLS', 'false'],
  ['opportunisticTLS', 'false'],
  ['tls.rejectUnauthorized', 'true'],
])

/**
 * Whether mails to this server must go over TLS: always in production, because they hold links that open accounts, and
 * elsewhere if there is a name and a password. A server on this machine needs none.
 */
export function needsTls(url: string, isProduction: boolean): boolean {
  const { hostname, username } = new URL(url)
  return (isProduction || username !== '') && !isLoopback(hostname)
}

/**
 * The option of the address that weakens TLS to another machine, such as `ignoreTLS=true`. Undefined if there is none.
 */
export function openLineOf(url: string): string | undefined {
  const { hostname, searchParams } = new URL(url)
  if (isLoopback(hostname)) return undefined
  const open = [...searchParams].find(([name, value]) => SAFE.has(name) && SAFE.get(name) !== value)
  return open?.join('=')
}

/** The address with TLS required. Options in the address win over all others. */
export function withTls(url: string): string {
  const address = new URL(url)
  address.searchParams.set('requireTLS', 'true')
  return address.href
}
