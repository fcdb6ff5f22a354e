import { BlockList, isIP } from 'node:net'

/** Of an IPv6 address, what stays while the device changes the rest for privacy. */
const NETWORK_BITS = 64

/**
 * Whether two addresses can be those of one device: equal, or of one network in IPv6. One of each kind says nothing,
 * since a device has both; nor does what is no address.
 */
export function maySameDevice(one: string, other: string): boolean {
  const [first, second] = [plainAddress(one), plainAddress(other)]
  const [kind, otherKind] = [isIP(first), isIP(second)]
  if (kind === 0 || kind !== otherKind) return true
  if (kind === 4) return first === second
  const network = new BlockList()
  network.addSubnet(first, NETWORK_BITS, 'ipv6')
  return network.check(second, 'ipv6')
}

/** An IPv4 address that is written as IPv6 is an IPv4 address. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '')
}
