import type { SentOrder } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { type Location, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { orderAddress } from '../../../parts/orders/order-address.ts'
import { sessionAtom } from '../../../state/session.state.ts'
import { currentStore } from '../../../state/store.ts'
import { Banner } from '../../../ui/message.tsx'
import { ExitGuard } from '../../../ui/wizard/exit-guard.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { EmployeeStep, nameOf } from './employee-step.tsx'
import type { OrderDraft } from './order-draft.ts'
import { OrderSent } from './order-sent.tsx'
import {
  DONE,
  nextStep,
  type OrderStep,
  possibleStep,
  STEP_PARAMETER,
  stepAddress,
  stepOf,
} from './order-steps.ts'
import { ServiceStep } from './service-step.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'
import { UnitsStep } from './units-step.tsx'
import { useDraft } from './use-draft.ts'
import type { Start } from './use-start.ts'

type Texts = ReturnType<typeof useTexts>

const isSignedIn = (): boolean => currentStore().get(sessionAtom) !== null

/** The steps of an order, from the service to the receipt. A step whose answers are missing leads to the one that asks. */
export function OrderWizard({ start }: { readonly start: Start }) {
  const t = useTexts()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { state: locationState } = useLocation()
  const [begun] = useState(start)
  const [isUploading, setIsUploading] = useState(false)
  const [sent, setSent] = useState<SentOrder | null>(null)
  const { draft, change } = useDraft(begun.draft, sent !== null)
  const { kind } = draft
  const addressOf = (step: OrderStep | typeof DONE): string => stepAddress(kind, step)

  const wanted = stepOf(kind, address)
  if (sent && wanted === DONE) return <OrderSent draft={draft} sent={sent} />
  if (sent) return <Navigate to={addressOf(DONE)} replace />
  if (wanted === DONE) return <Navigate to={portalPath('orders')} replace />
  const step = wanted === undefined ? nextStep(draft) : possibleStep(wanted, draft)

  const go = (next: OrderStep): void => void navigate(addressOf(next))
  const props: StepProps = {
    draft,
    change,
    clinics: begun.clinics,
    go,
    addressOf,
    onUploading: setIsUploading,
  }
  const isElsewhere = step !== wanted
  const isForgotten = isElsewhere
    ? wanted !== undefined && draft === begun.draft && !begun.isRestored
    : locationState?.isForgotten === true
  return (
    <>
      {isElsewhere && <Navigate to={addressOf(step)} replace state={{ isForgotten }} />}
      <StepFrame kind={kind} step={step} about={aboutDraft(t, draft, step)}>
        {begun.isRestored && draft === begun.draft && (
          <Banner tone="info" title={t('restored.title')}>
            {t('restored.text')}
          </Banner>
        )}
        {isForgotten && draft === begun.draft && (
          <Banner tone="warning" title={t('forgotten.title')}>
            {t('forgotten.text')}
          </Banner>
        )}
        {begun.notOrderable && draft.employee === null && (
          <Banner tone="warning" title={begun.notOrderable.title}>
            {begun.notOrderable.action}
          </Banner>
        )}
        {step === 'service' && <ServiceStep {...props} />}
        {step === 'employee' && <EmployeeStep {...props} />}
        {step === 'units' && <UnitsStep {...props} />}
        {step === 'details' && <DetailsStep {...props} />}
        {step === 'confirm' && (
          <ConfirmStep
            {...props}
            onSent={order => {
              setSent(order)
              void navigate(addressOf(DONE), { replace: true })
            }}
          />
        )}
      </StepFrame>
      <ExitGuard
        isActive={draft !== begun.draft || begun.isRestored || isUploading}
        // A signed-out user is never asked: the session ends before this screen renders again.
        isInside={next => isStep(orderAddress(kind), next) || !isSignedIn()}
        title={t('exit.title')}
        text={t('exit.text')}
        stay={t('exit.stay')}
        leave={t('exit.leave')}
      />
    </>
  )
}

const isStep = (path: string, { pathname, search }: Location): boolean =>
  pathname === path && new URLSearchParams(search).has(STEP_PARAMETER)

/** What has been chosen on the steps before: the service, and for whom. The last step lists all of it. */
function aboutDraft(t: Texts, { service, employee, units }: OrderDraft, step: OrderStep): string {
  if (step === 'service' || step === 'confirm') return ''
  const forWhom = employee ? nameOf(employee) : units.length > 0 && t('units.some', { count: units.length })
  return [service?.name, step === 'details' && forWhom].filter(Boolean).join(' · ')
}
