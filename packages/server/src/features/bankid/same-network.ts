import { BlockList, isIP } from 'node:net'

/** The part of an IPv6 address that stays while a device changes the rest for privacy. */
const NETWORK_BITS = 64

/**
 * Whether two addresses may belong to one device: equal, or in one IPv6 network. True also if one is IPv4 and the other
 * IPv6, since a device can have both, and if one is no address at all.
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

/** Turns an IPv4 address that is written as IPv6 into plain IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '')
}
