import { type AccessEmployee, mayOrderFor, type OrderAccess } from '../access/index.ts'

/** What decides who sees an order. */
export interface JudgedOrder {
  /** The account that made it. */
  readonly makerAccountId: string
  /**
   * The employee of an order for one person, null once that employee has left; or the units of a group or counselling
   * order. For a unit that has been closed stands the nearest open unit above it.
   */
  readonly about:
    | { readonly kind: 'person'; readonly employee: AccessEmployee | null }
    | { readonly kind: 'units'; readonly unitIds: readonly string[] }
}

/** What a user sees of an order. */
export type AccessToOrder =
  /** The user must not learn that the order exists. */
  | { readonly kind: 'hidden' }
  /** The user made it and has lost access since: number, date, service and the text as it was sent. */
  | { readonly kind: 'text' }
  /** The user's roles cover some of its units: number, date, status and the bookings that the user may see. */
  | { readonly kind: 'limited' }
  | {
      readonly kind: 'full'
      readonly isMaker: boolean
      /** The user may order for the employee, or for all of its units. */
      readonly mayOrder: boolean
    }

/**
 * What a user sees of an order. One for a person is seen by whoever may see the employee; one for units in full by who
 * orders for all of them. Its maker keeps the text.
 * @spec §6
 */
export function accessToOrder(access: OrderAccess, { makerAccountId, about }: JudgedOrder): AccessToOrder {
  const isMaker = makerAccountId === access.accountId
  const seen = about.kind === 'person' ? ofPerson(access, about.employee) : ofUnits(access, about.unitIds)
  if (seen === 'none') return isMaker ? { kind: 'text' } : { kind: 'hidden' }
  if (seen === 'some') return { kind: 'limited' }
  return { kind: 'full', isMaker, mayOrder: seen === 'all' }
}

/** Replying takes having made the order, or the right to order. @spec §6 */
export function mayReplyTo(seen: AccessToOrder): boolean {
  return seen.kind === 'full' && (seen.isMaker || seen.mayOrder)
}

/** `all`: the user may order as well; `read`: sees all of it without ordering. */
type Seen = 'none' | 'some' | 'read' | 'all'

function ofPerson(access: OrderAccess, employee: AccessEmployee | null): Seen {
  const verdict = employee === null ? 'out-of-reach' : mayOrderFor(access, employee).kind
  if (verdict === 'allowed') return 'all'
  return verdict === 'no-role' ? 'read' : 'none'
}

function ofUnits({ isPlaced, ordersFor }: OrderAccess, unitIds: readonly string[]): Seen {
  const covered = isPlaced ? unitIds.filter(id => ordersFor.has(id)).length : 0
  if (covered === 0) return 'none'
  return covered === unitIds.length ? 'all' : 'some'
}
