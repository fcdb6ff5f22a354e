import type { SentOrder } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import type { FormEvent } from 'react'
import { Navigate } from 'react-router'
import { withTrace } from '../../../parts/with-trace.ts'
import { isUnsure } from '../../../state/is-unsure.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { WizardButtons } from '../../../ui/wizard/wizard-buttons.tsx'
import { detailsFaults } from './draft-faults.ts'
import { OrderSummary } from './order-summary.tsx'
import styles from './ordering.module.css'
import type { StepProps } from './step-props.ts'
import { useTexts } from './texts.ts'
import { useFaultFacts } from './use-fault-facts.ts'
import { useSendOrder } from './use-send-order.ts'

interface ConfirmStepProps extends StepProps {
  readonly onSent: (order: SentOrder) => void
}

/** All that has been answered, and the button that sends it. Details that are not right lead back to them. */
export function ConfirmStep({ onSent, ...step }: ConfirmStepProps) {
  const { draft, change, clinics, go, addressOf } = step
  const t = useTexts()
  const faults = detailsFaults(draft, useFaultFacts(clinics))
  const sending = useSendOrder()
  const send = async (): Promise<void> => {
    if (sending.isRunning) return
    const outcome = await sending.run(draft)
    if (outcome.ok) onSent(outcome.data)
    else change({ kind: 'refused', refusal: outcome.failure })
  }
  if (faults.length > 0 && !sending.isRunning) return <Navigate to={addressOf('details')} replace />
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <p className={styles.minor}>{t('confirm.intro')}</p>
      <OrderSummary {...step} />
      {draft.refusal && !sending.isRunning && <NotSent draft={draft} />}
      <WizardButtons
        act={t('confirm.send')}
        busy={sending.isRunning && t('confirm.sending')}
        onBack={() => go('details')}
      />
    </form>
  )
}

/** Why the order was not sent. The button that sends it again stands below. @spec §8 */
function NotSent({ draft: { kind, refusal } }: Pick<StepProps, 'draft'>) {
  const t = useTexts()
  if (!refusal) return null
  if (refusal.code === 'IDEMPOTENCY_KEY_REUSED') {
    return (
      <div role="alert">
        <InlineMessage tone="warning" title={t('already.title')}>
          <p>{t('already.text')}</p>
          <ButtonRow>
            <ButtonLink size="small" to={portalPath('orders')}>
              {t('toOrders')}
            </ButtonLink>
          </ButtonRow>
        </InlineMessage>
      </div>
    )
  }
  // Sending it again does not help, so the panel does not ask for it.
  if (refusal.code === 'COMPANY_CLOSED') {
    const { title, action, code } = refusal
    return <ErrorPanel title={title} action={action} code={code} />
  }
  const why = isUnsure(refusal) ? t('failed.unsure') : refusal.title
  return (
    <ErrorPanel
      title={t(kind === 'group' ? 'failed.group' : 'failed.order')}
      action={`${why} ${withTrace(refusal)}`}
      code={refusal.code}
      traceId={refusal.traceId}
    />
  )
}
