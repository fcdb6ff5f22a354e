import { contract } from '@salvia/core/api'
import type { OrderCase, OrderSlot } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import type { FormEvent } from 'react'
import { useLocale } from '../../../../i18n/i18n.ts'
import { useChosenSlot } from '../../../../parts/choose-time/use-chosen-slot.ts'
import { caregiverText, visitFact } from '../../../../parts/choose-time/visit-words.ts'
import { useAction } from '../../../../state/action.ts'
import { useEndpoint } from '../../../../state/endpoint.ts'
import { useSending } from '../../../../state/sendings.ts'
import { useServerTime } from '../../../../state/server-time.ts'
import { Facts } from '../../../../ui/facts.tsx'
import { FailureMessage } from '../../../../ui/failure-message.tsx'
import { InlineMessage } from '../../../../ui/message.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { momentText, spanText } from '../../../../ui/times/moments.ts'
import { WizardButtons } from '../../../../ui/wizard/wizard-buttons.tsx'
import { useTold } from '../order/use-told.ts'
import styles from './book-order.module.css'
import { useTexts } from './texts.ts'
import { TimesFailed } from './times-failed.tsx'

const MINUTE_MS = 60_000

interface ConfirmTimeProps {
  /** The order as the case worker has seen it. */
  readonly order: OrderCase
  readonly week: string
  readonly slotId: string
  readonly onBack: () => void
  /** Somebody else has booked the time. */
  readonly onTaken: () => void
  /** The order has been changed elsewhere. */
  readonly onChanged: () => void
  /** The order cannot be booked any more. */
  readonly onRefused: () => void
  readonly onBooked: (order: OrderCase) => void
}

/** Asks the case worker to confirm the chosen time. A time that is no longer free is treated as taken. */
export function ConfirmTime(props: ConfirmTimeProps) {
  const { order, week, slotId, onTaken, onRefused } = props
  const answer = useEndpoint(contract.orderCases.slots, { params: { id: order.id }, query: { week } })
  const slot = useChosenSlot(answer, slotId, onTaken)
  if (slot) return <ConfirmForm {...props} slot={slot} />
  if (answer.state === 'failed') return <TimesFailed {...answer} order={order} onRefused={onRefused} />
  return <Skeleton lines={5} />
}

function ConfirmForm({ order, slot, ...on }: ConfirmTimeProps & { readonly slot: OrderSlot }) {
  const t = useTexts()
  const locale = useLocale()
  const told = useTold(order)
  const moment = momentText(slot.latestCancellation, locale)
  const isFree = slot.latestCancellation > useServerTime(MINUTE_MS)
  const book = useSending(
    {
      name: `booking for ${order.id}`,
      text: t('underWay'),
      missed: {
        text: language => useTexts.in(language)('notBooked', { number: order.number }),
        unsure: language => useTexts.in(language)('unsureBooked', { number: order.number }),
        to: portalPath('backOfficeOrder', { id: order.id }),
        link: language => useTexts.in(language)('toOrder'),
      },
    },
    useAction(contract.orderCases.book),
  )
  const confirm = async (): Promise<void> => {
    if (book.isRunning) return
    const { id, version } = order
    const outcome = await book.run({ params: { id }, body: { slotId: slot.id, version } })
    if (outcome.ok) return on.onBooked(outcome.data)
    const { code } = outcome.failure
    if (code === 'ORDER_NOT_BOOKABLE') on.onRefused()
    if (code === 'SLOT_TAKEN') on.onTaken()
    if (code === 'ORDER_CHANGED') on.onChanged()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void confirm()
  }
  return (
    <form className={styles.step} onSubmit={submit} noValidate>
      <Facts
        facts={[
          {
            label: t('time'),
            value: <strong className={styles.sentence}>{spanText(slot, locale)}</strong>,
          },
          visitFact(slot, locale),
          { label: t('caregiver'), value: caregiverText(slot) },
          { label: t('free.label'), value: t(isFree ? 'free.until' : 'free.passed', { moment }) },
        ]}
      />
      {slot.otherVisit && (
        <InlineMessage
          tone="warning"
          title={t('otherVisit.title', { name: order.employee?.firstName ?? '' })}
        >
          <p>
            {t('otherVisit.text', {
              service: slot.otherVisit.service,
              when: spanText(slot.otherVisit, locale),
            })}
          </p>
        </InlineMessage>
      )}
      <p>{t('told', { told, name: order.employee?.firstName ?? '' })}</p>
      <FailureMessage failure={book.failure} />
      <WizardButtons act={t('act')} busy={book.isRunning && t('busy')} onBack={on.onBack} />
    </form>
  )
}
