import type { MatterKindFacts } from './matter-kinds.ts'
import type { MatterStatus } from './matter-status.ts'

/** What case workers and the maker do with a matter, from which states, and the state that follows. */
export const MATTER_EVENTS = {
  /** Assigns the matter to the case worker. Anyone may take over. */
  'take-on': { by: 'provider', from: ['sent', 'received'], to: 'received' },
  handle: { by: 'provider', from: ['sent', 'received'], to: 'handled' },
  close: { by: 'provider', from: ['sent', 'received', 'handled'], to: 'closed' },
  withdraw: { by: 'maker', from: ['sent'], to: 'closed' },
} as const satisfies Record<
  string,
  { by: 'provider' | 'maker'; from: readonly MatterStatus[]; to: MatterStatus }
>
export type MatterEvent = keyof typeof MATTER_EVENTS

/** The events of case workers, as calls name them. */
export const CASE_WORKER_EVENTS = ['take-on', 'handle', 'close'] as const satisfies readonly MatterEvent[]
export type CaseWorkerEvent = (typeof CASE_WORKER_EVENTS)[number]

/** Whether an event is possible in a stored state. A handled matter stays handled after its lock. */
export function isEventOpen(event: MatterEvent, state: MatterStatus): boolean {
  return (MATTER_EVENTS[event].from as readonly MatterStatus[]).includes(state)
}

/**
 * The stored state after a message. A provider that writes in a closed matter opens it again as handled; a kind whose
 * customers' messages ask for more work makes a handled one received again. @spec §4
 */
export function stateAfterMessage(
  { afterCustomersMessage }: Pick<MatterKindFacts, 'afterCustomersMessage'>,
  state: MatterStatus,
  party: 'customer' | 'provider',
): MatterStatus {
  if (party === 'provider') return state === 'closed' ? 'handled' : state
  return state === 'handled' && afterCustomersMessage === 'received-again' ? 'received' : state
}
