import type { OrderKind } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { type OrderStart, orderStartOf } from '../../../parts/orders/order-address.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type KeptOrder, keptOrder } from './kept-order.ts'
import { MayNotOrder } from './may-not-order.tsx'
import { DONE, nextStep, type OrderingStep, possibleStep, stepOf } from './order-steps.ts'
import { OrderWizard } from './order-wizard.tsx'
import { STEP_LINES, StepFrame } from './step-frame.tsx'
import { useStart } from './use-start.ts'
import { WhichOrder } from './which-order.tsx'

/** Orders a service for one employee. @spec §2 */
export function PersonOrderScreen() {
  return <OrderScreen kind="person" />
}

/** Orders a service for a group or for whole units. @spec §2 */
export function GroupOrderScreen() {
  return <OrderScreen kind="group" />
}

/** Asks for advice on what to order. @spec §2 */
export function CounsellingOrderScreen() {
  return <OrderScreen kind="counselling" />
}

/** An address without a step begins a new order, also when another one is under way. */
function OrderScreen({ kind }: { readonly kind: OrderKind }) {
  const [address] = useSearchParams()
  const { key } = useLocation()
  const begun = (): { key: string; start: OrderStart } => ({ key, start: orderStartOf(address) })
  const [run, setRun] = useState(begun)
  if (stepOf(kind, address) === undefined && run.key !== key) setRun(begun())
  // Signing out clears everything. The wizard then renders nothing, so that it does not block the way to the sign-in.
  if (useAtomValue(sessionAtom) === null) return null
  return <BegunOrder key={run.key} kind={kind} start={run.start} />
}

interface BegunOrderProps {
  readonly kind: OrderKind
  readonly start: OrderStart
}

/** A kept order never decides over what was pressed: an address that begins another one asks which to go on with. */
function BegunOrder({ kind, start }: BegunOrderProps) {
  const [address] = useSearchParams()
  const clientNumber = useClientNumber() ?? ''
  const [kept] = useState(() => keptOrder(clientNumber, kind))
  const [isPressed] = useState(stepOf(kind, address) === undefined)
  const [wanted, setWanted] = useState<'kept' | 'new' | null>(isPressed ? null : 'kept')
  if (kept && wanted === null) {
    return (
      <WhichOrder start={start} kept={kept} onKept={() => setWanted('kept')} onNew={() => setWanted('new')} />
    )
  }
  return <OneOrder kind={kind} start={start} kept={wanted === 'new' ? null : kept} />
}

function OneOrder({ kind, start, kept }: BegunOrderProps & { readonly kept: KeptOrder | null }) {
  const [address] = useSearchParams()
  const answer = useStart(kind, start, kept)
  if (answer.state === 'ready') {
    const { catalogue, otherService } = answer.data
    if (!catalogue.links.some(({ rel }) => rel === kind)) return <MayNotOrder />
    if (otherService !== null) return <Navigate to={portalPath('service', { id: otherService })} replace />
    return <OrderWizard start={answer.data} />
  }
  return (
    <StepFrame kind={kind} step={expectedStep(kind, start, kept, stepOf(kind, address))}>
      {answer.state === 'loading' && <Skeleton lines={STEP_LINES} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
    </StepFrame>
  )
}

/** The step that an order will most likely begin with, so that nothing moves once it is known. */
function expectedStep(
  kind: OrderKind,
  { service, employee }: OrderStart,
  kept: KeptOrder | null,
  wanted: ReturnType<typeof stepOf>,
): OrderingStep {
  const answered = { kind, service: service ?? null, employee: employee ?? null, units: [], ...kept }
  return wanted === undefined || wanted === DONE
    ? nextStep(answered)
    : possibleStep(wanted, answered, kept?.gaps)
}
