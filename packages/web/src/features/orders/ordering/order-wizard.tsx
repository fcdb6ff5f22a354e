import type { SentOrder } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Banner } from '../../../ui/message.tsx'
import { useIsShown } from '../../../ui/use-is-shown.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { EmployeeStep, nameOf } from './employee-step.tsx'
import { Forgotten } from './forgotten.tsx'
import { stepOfGap } from './gaps.ts'
import { isFilledIn, type OrderDraft } from './order-draft.ts'
import { OrderExit } from './order-exit.tsx'
import { OrderSent } from './order-sent.tsx'
import {
  DONE,
  isLater,
  nextStep,
  type OrderingStep,
  possibleStep,
  stepAddress,
  stepOf,
} from './order-steps.ts'
import { useSentBefore } from './sent-before.ts'
import { ServiceStep } from './service-step.tsx'
import { StepFrame } from './step-frame.tsx'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'
import { UnitsStep } from './units-step.tsx'
import { useDraft } from './use-draft.ts'
import type { Start } from './use-start.ts'

type Texts = ReturnType<typeof useTexts>

/** The steps of an order, from the service to the receipt. A step whose answers are missing leads to the one that asks. */
export function OrderWizard({ start }: { readonly start: Start }) {
  const t = useTexts()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { state: locationState } = useLocation()
  const [begun] = useState(start)
  const [isUploading, setIsUploading] = useState(false)
  const [sent, setSent] = useState<SentOrder | null>(null)
  const [gaps, setGaps] = useState(begun.gaps)
  const { draft, change } = useDraft(begun, { isSent: sent !== null, isUploading, gaps })
  const isShown = useIsShown()
  const [before, setBefore] = useSentBefore(begun.draft.kind)
  const { kind } = draft
  const addressOf = (step: OrderingStep | typeof DONE): string => stepAddress(kind, step)

  const wanted = stepOf(kind, address)
  if (sent && wanted === DONE) return <OrderSent draft={draft} sent={sent} />
  if (sent) return <Navigate to={addressOf(DONE)} replace />
  if (wanted === DONE) {
    return <Navigate to={before ? portalPath('order', { id: before.id }) : portalPath('orders')} replace />
  }
  const step = possibleStep(wanted ?? nextStep(draft), draft, gaps)

  const isBegun = begun.isRestored || isFilledIn(draft, begun.draft)
  const go = (next: OrderingStep): void => {
    // What is missing on this step has been seen.
    if (isLater(kind, next, step)) setGaps(gaps.filter(gap => stepOfGap(gap) !== step))
    void navigate(addressOf(next))
  }
  const props: StepProps = {
    draft,
    change,
    clinics: begun.clinics,
    gaps,
    go,
    addressOf,
    onUploading: setIsUploading,
  }
  const isElsewhere = step !== wanted
  const isForgotten = isElsewhere ? wanted !== undefined && !isBegun : locationState?.isForgotten === true
  return (
    <>
      {isElsewhere && <Navigate to={addressOf(step)} replace state={{ isForgotten }} />}
      <StepFrame kind={kind} step={step} about={aboutDraft(t, draft, step)}>
        {begun.isRestored && !isFilledIn(draft, begun.draft) && (
          <Banner tone="info" title={t('restored.title')}>
            {[
              t(step === 'employee' && draft.missed === 'new' ? 'restored.employee' : 'restored.text'),
              begun.lostFiles > 0 && t('restored.files', { count: begun.lostFiles }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Banner>
        )}
        {isForgotten && draft === begun.draft && <Forgotten kind={kind} before={before} />}
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
              if (!isShown()) return
              setSent(order)
              setBefore(order)
            }}
          />
        )}
      </StepFrame>
      <OrderExit kind={kind} isBegun={isBegun} isUploading={isUploading} />
    </>
  )
}

/** What has been chosen on the steps before: the service, and for whom. The last step lists all of it. */
function aboutDraft(t: Texts, { service, employee, units }: OrderDraft, step: OrderingStep): string {
  if (step === 'service' || step === 'confirm') return ''
  const forWhom = employee ? nameOf(employee) : units.length > 0 && t('units.some', { count: units.length })
  return [service?.name, step === 'details' && forWhom].filter(Boolean).join(' · ')
}
