import type { OrderKind } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'

/** What an order begins with, from an address. It names no person but by the hash that the employee's page has too. */
export interface OrderStart {
  /** Id of the service. */
  readonly service?: string | undefined
  /** Id of the clinic. */
  readonly clinic?: string | undefined
  readonly purchaseOrderNumber?: string | undefined
  /** `pidHash` of the employee. */
  readonly employee?: string | undefined
}

const WORDS = {
  service: 'tjanst',
  clinic: 'mottagning',
  purchaseOrderNumber: 'best',
  employee: 'medarbetare',
} as const satisfies Record<keyof OrderStart, string>
const PARTS = Object.keys(WORDS) as (keyof OrderStart)[]

const PAGES = { person: 'personOrder', group: 'groupOrder', counselling: 'counsellingOrder' } as const

/**
 * Where an order begins, with what is known of it; without a kind, the page where the kind is chosen.
 * @example orderAddress('person', { service: 'halsa' }) // '/bestallningar/bestall/person?tjanst=halsa'
 */
export function orderAddress(kind: OrderKind | null, start: OrderStart = {}): string {
  const words = PARTS.flatMap(part => (start[part] ? [[WORDS[part], start[part]]] : []))
  const query = new URLSearchParams(words)
  return portalPath(kind === null ? 'newOrder' : PAGES[kind]) + (query.size > 0 ? `?${query}` : '')
}

/** What an address says of the order that begins there. */
export function orderStartOf(address: URLSearchParams): OrderStart {
  return Object.fromEntries(PARTS.map(part => [part, address.get(WORDS[part]) ?? undefined]))
}
