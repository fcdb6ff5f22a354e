import type { OrderStart } from '../../../parts/orders/order-address.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { nameOf } from './employee-step.tsx'
import type { KeptOrder } from './kept-order.ts'
import { nextStep } from './order-steps.ts'
import { STEP_LINES, StepFrame } from './step-frame.tsx'
import { useTexts } from './texts.ts'
import { type Start, useStart } from './use-start.ts'

interface WhichOrderProps {
  /** What the order that was pressed begins with. */
  readonly start: OrderStart
  readonly kept: KeptOrder
  readonly onKept: () => void
  readonly onNew: () => void
}

/** Asks which order to go on with, when one is kept and another has been pressed. Both are named. */
export function WhichOrder({ start, kept, onKept, onNew }: WhichOrderProps) {
  const t = useTexts()
  const { kind } = kept
  const answers = [useStart(kind, start, kept), useStart(kind, start, null)]
  const isLoading = answers.some(({ state }) => state === 'loading')
  const [begun, pressed] = answers.map(answer => (answer.state === 'ready' ? aboutStart(t, answer.data) : ''))
  return (
    <StepFrame kind={kind} step={nextStep({ ...kept, service: start.service ?? null })}>
      {isLoading ? (
        <Skeleton lines={STEP_LINES} />
      ) : (
        <InlineMessage tone="info" title={t('which.title')}>
          <p>{t('which.begun', { about: begun || t('which.unnamed') })}</p>
          <p>{t('which.new', { about: pressed || t('which.unnamed') })}</p>
          <p>{t('which.text')}</p>
          <ButtonRow>
            <Button size="small" onClick={onKept}>
              {t('which.goOn')}
            </Button>
            <Button size="small" variant="secondary" onClick={onNew}>
              {t('which.beginNew')}
            </Button>
          </ButtonRow>
        </InlineMessage>
      )}
    </StepFrame>
  )
}

/** What an order is about: the service or the subject, and for whom. */
function aboutStart(t: ReturnType<typeof useTexts>, { draft }: Start): string {
  const { service, employee, units, missed, fields } = draft
  const forWhom = employee ? nameOf(employee) : missed === 'new' ? t('which.newEmployee') : ''
  const toUnits = units.length > 0 ? t('units.some', { count: units.length }) : ''
  return [service?.name, fields.subject, forWhom, toUnits].filter(Boolean).join(' · ')
}
