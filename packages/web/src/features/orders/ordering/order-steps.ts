import type { OrderKind } from '@salvia/core/orders'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { type Gap, stepOfGap } from './gaps.ts'

/** The steps of each kind of order. Each step has its own address, so that the browser's back button works. */
export const ORDERING_STEPS = {
  person: ['service', 'employee', 'details', 'confirm'],
  group: ['service', 'units', 'details', 'confirm'],
  counselling: ['details', 'confirm'],
} as const satisfies Record<OrderKind, readonly string[]>

export type OrderingStep = (typeof ORDERING_STEPS)[OrderKind][number]

/** The query parameter that holds the step: `?steg=employee`. An address without it begins a new order. */
export const STEP_PARAMETER = 'steg'
/** The step after the last one: the receipt. */
export const DONE = 'done'

/** The step in an address, or the receipt; undefined when it has none. */
export function stepOf(kind: OrderKind, address: URLSearchParams): OrderingStep | typeof DONE | undefined {
  const wanted = address.get(STEP_PARAMETER)
  const steps: readonly OrderingStep[] = ORDERING_STEPS[kind]
  return wanted === DONE ? DONE : steps.find(step => step === wanted)
}

export function stepAddress(kind: OrderKind, step: OrderingStep | typeof DONE): string {
  return `${orderAddress(kind)}?${STEP_PARAMETER}=${step}`
}

/** What an order has answered of the steps before its details; null and empty for what it has not. */
interface Answered {
  readonly kind: OrderKind
  readonly service: object | string | null
  readonly employee: object | string | null
  readonly units: readonly unknown[]
}

/** The first step whose answer is missing; the details are looked at when the user goes on from them. */
export function nextStep({ kind, service, employee, units }: Answered): OrderingStep {
  if (kind !== 'counselling' && service === null) return 'service'
  if (kind === 'person' && employee === null) return 'employee'
  if (kind === 'group' && units.length === 0) return 'units'
  return 'details'
}

/**
 * The step that can be shown for a wanted one: an earlier one when its answers are missing, or when a field of it did
 * not come back with a kept order, until the user has gone on from there.
 */
export function possibleStep(wanted: OrderingStep, draft: Answered, gaps: readonly Gap[] = []): OrderingStep {
  const steps: readonly OrderingStep[] = ORDERING_STEPS[draft.kind]
  const next = nextStep(draft)
  const missing = next === 'details' ? [] : [next]
  const order = (step: OrderingStep): number => steps.indexOf(step)
  const [first] = [...missing, ...gaps.map(stepOfGap)].sort((one, other) => order(one) - order(other))
  return first === undefined || order(wanted) <= order(first) ? wanted : first
}

/** Whether a step comes after another one. */
export function isLater(kind: OrderKind, step: OrderingStep, than: OrderingStep): boolean {
  const steps: readonly OrderingStep[] = ORDERING_STEPS[kind]
  return steps.indexOf(step) > steps.indexOf(than)
}
