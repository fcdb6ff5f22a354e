import { isIPv6 } from 'node:net'

const GROUPS_OF_A_NETWORK = 4
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network by which a client's calls are counted. An IPv6 client has a whole /64 to call from, so that is what
 * counts.
 */
export function clientNetwork(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const missing = Math.max(0, 8 - groups(head).length - groups(tail).length)
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return all
    .slice(0, GROUPS_OF_A_NETWORK)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
