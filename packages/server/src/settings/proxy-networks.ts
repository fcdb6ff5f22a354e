import { isIP } from 'node:net'

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** The networks of a comma-separated list. */
export function proxyNetworksOf(value: string): string[] {
  return value.split(',').map(part => part.trim())
}

/** Whether a text is an address, a network such as `10.0.0.0/8`, or a name that stands for several networks. */
export function isProxyNetwork(value: string): boolean {
  const [base = '', bits, ...rest] = value.split('/')
  if (NAMED_NETWORKS.has(value)) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(base)] ?? -1
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0)
  return most > 0 && isWhole && rest.length === 0 && Number(bits ?? 1) <= most
}
