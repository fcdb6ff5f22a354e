import { isLoopback } from '../../process/loopback.ts'

/** What an address may say of TLS; with any other value a mail could go in the clear, or to whoever answers. */
const SAFE = new Map([
  ['requireTLS', 'true'],
  ['ignoreTLS', 'false'],
  ['opportunisticTLS', 'false'],
  ['tls.rejectUnauthorized', 'true'],
])

/**
 * Whether mails to this server go over TLS or not at all: in production always, since they hold links that open
 * accounts; anywhere with a name and a password. What stays on this machine needs none.
 */
export function needsTls(url: string, isProduction: boolean): boolean {
  const { hostname, username } = new URL(url)
  return (isProduction || username !== '') && !isLoopback(hostname)
}

/** What the address says against TLS to another machine, such as `ignoreTLS=true`. */
export function openLineOf(url: string): string | undefined {
  const { hostname, searchParams } = new URL(url)
  if (isLoopback(hostname)) return undefined
  const open = [...searchParams].find(([name, value]) => SAFE.has(name) && SAFE.get(name) !== value)
  return open?.join('=')
}

/** The address with TLS asked for in it: what it says there wins over every other option. */
export function withTls(url: string): string {
  const address = new URL(url)
  address.searchParams.set('requireTLS', 'true')
  return address.href
}
