import { z } from 'zod'

/** The kinds of order, each with the call that makes it. A group or counselling order takes units, one for a person an employee. */
const ORDER_CALLS = {
  person: 'orders/{clientNumber}/person',
  group: 'orders/{clientNumber}/group',
  counselling: 'orders/{clientNumber}/counselling',
} as const

type OrderKind = keyof typeof ORDER_CALLS
const ORDER_KINDS = Object.keys(ORDER_CALLS) as readonly OrderKind[]

/** A call that the user may make next, relative to the base address. */
export const orderLinkSchema = z.object({ rel: z.enum(ORDER_KINDS), href: z.string() })
type OrderLink = z.infer<typeof orderLinkSchema>

/**
 * The order calls that a user may make at a company. Each takes an orderer role for a unit of it; which units and
 * employees, the call itself decides.
 * @param paths the paths of the calls that there are
 */
export function orderLinks(
  user: { readonly clientNumber: string; readonly isOrderer: boolean },
  paths: ReadonlySet<string>,
): OrderLink[] {
  if (!user.isOrderer) return []
  return ORDER_KINDS.filter(rel => paths.has(ORDER_CALLS[rel])).map(rel => ({
    rel,
    href: ORDER_CALLS[rel].replace('{clientNumber}', user.clientNumber),
  }))
}
