/** Where clamd listens: a host and port, or a Unix socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

const UNIX = /^unix:(\/.+)$/
/** An IPv6 address stands in brackets. */
const TCP = /^(?:\[([\da-f:.]+)\]|([\w.-]+)):(\d{1,5})$/i
const MAX_PORT = 65_535

/**
 * The address that `SALVIA_CLAMD` names; undefined if it is none.
 * @example clamdAddress('127.0.0.1:3310')
 * @example clamdAddress('unix:/run/clamav/clamd.ctl')
 */
export function clamdAddress(value: string): ClamdAddress | undefined {
  const path = UNIX.exec(value)?.[1]
  if (path !== undefined) return { path }
  const [, bracketed, plain, digits] = TCP.exec(value) ?? []
  const host = bracketed ?? plain
  const port = Number(digits)
  return host !== undefined && port > 0 && port <= MAX_PORT ? { host, port } : undefined
}
