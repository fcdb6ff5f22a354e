import { contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { Send } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../../../i18n/i18n.ts'
import { REPLY } from '../../../../parts/matters/case-worker/reply-place.ts'
import { useMatterAct } from '../../../../parts/matters/case-worker/use-matter-act.ts'
import { usePageTitle } from '../../../../state/page-title.state.ts'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { FailureMessage } from '../../../../ui/failure-message.tsx'
import { spanText } from '../../../../ui/times/moments.ts'
import { useIsShown } from '../../../../ui/use-is-shown.ts'
import { Confirmation } from '../../../../ui/wizard/confirmation.tsx'
import { useTold } from '../order/use-told.ts'
import { useTexts } from './texts.ts'

export interface BookedProps {
  /** The order as it was before the booking. */
  readonly before: OrderCase
  /** The order as the booking left it. What somebody changed since then is not shown here. */
  readonly order: OrderCase
}

/** Shown after booking: the time, who knows of it and who does not, and what is next. */
export function Booked({ before, order }: BookedProps) {
  const t = useTexts()
  const locale = useLocale()
  const navigate = useNavigate()
  const told = useTold(order)
  const isShown = useIsShown()
  const { act, isRunning, failure, isOutdated } = useMatterAct({ calls: contract.orderCases, matter: order })
  usePageTitle(t('booked.title'))
  const at = portalPath('backOfficeOrder', { id: order.id })
  const handle = async (): Promise<void> => {
    if ((await act('handle')) && isShown()) void navigate(at)
  }
  const known = new Set(before.bookings.map(({ id }) => id))
  const booking = order.bookings.find(({ id }) => !known.has(id))
  const name = order.employee ? fullName(order.employee) : ''
  return (
    <Confirmation
      title={t('booked.title')}
      what={booking && t('booked.what', { service: booking.service, name, when: spanText(booking, locale) })}
      actions={
        <>
          <ButtonLink icon={Send} to={`${at}#${REPLY}`}>
            {t('reply')}
          </ButtonLink>
          {!isOutdated && (
            <Button variant="secondary" busy={isRunning && t('word.saving')} onClick={() => void handle()}>
              {t('handle')}
            </Button>
          )}
          <ButtonLink variant="tertiary" to={at}>
            {t('back')}
          </ButtonLink>
        </>
      }
    >
      <p>{t('told', { told, name: order.employee?.firstName ?? '' })}</p>
      <FailureMessage failure={failure} />
    </Confirmation>
  )
}
