import type { OrderStatus } from './order-status.ts'

/** What case workers and the maker do with an order, from which states, and the state that follows. */
export const ORDER_EVENTS = {
  /** Assigns the order to the case worker. Anyone may take over. */
  'take-on': { by: 'provider', from: ['sent', 'received'], to: 'received' },
  handle: { by: 'provider', from: ['sent', 'received'], to: 'handled' },
  close: { by: 'provider', from: ['sent', 'received', 'handled'], to: 'closed' },
  withdraw: { by: 'maker', from: ['sent'], to: 'closed' },
} as const satisfies Record<
  string,
  { by: 'provider' | 'maker'; from: readonly OrderStatus[]; to: OrderStatus }
>
export type OrderEvent = keyof typeof ORDER_EVENTS

/** The events of case workers, as calls name them. */
export const CASE_WORKER_EVENTS = ['take-on', 'handle', 'close'] as const satisfies readonly OrderEvent[]
export type CaseWorkerEvent = (typeof CASE_WORKER_EVENTS)[number]

/** Whether an event is possible in a stored state. A handled order stays handled after its lock. */
export function isEventOpen(event: OrderEvent, state: OrderStatus): boolean {
  return (ORDER_EVENTS[event].from as readonly OrderStatus[]).includes(state)
}

/** The stored state after a message. A provider that writes to a closed order opens it again as handled. @spec §4 */
export function stateAfterMessage(state: OrderStatus, party: 'customer' | 'provider'): OrderStatus {
  return state === 'closed' && party === 'provider' ? 'handled' : state
}
