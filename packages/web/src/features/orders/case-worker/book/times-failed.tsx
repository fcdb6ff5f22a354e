import type { OrderCase } from '@salvia/core/order-cases'
import { useEffect } from 'react'
import type { Answer } from '../../../../state/endpoint.ts'
import { EmptyState, ErrorPanel } from '../../../../ui/panel.tsx'
import { ReplyLink } from './reply-link.tsx'
import { useTexts } from './texts.ts'

interface TimesFailedProps extends Pick<Extract<Answer<unknown>, { state: 'failed' }>, 'failure' | 'retry'> {
  readonly order: OrderCase
  readonly onRefused: () => void
}

/** Why there are no free times to choose among, and what the case worker can do instead. */
export function TimesFailed({ failure, retry, order, onRefused }: TimesFailedProps) {
  const t = useTexts()
  const isRefused = failure.code === 'ORDER_NOT_BOOKABLE'
  useEffect(() => {
    if (isRefused) onRefused()
  }, [isRefused, onRefused])
  if (isRefused) return null
  if (failure.code === 'BOOKING_SYSTEM_NOT_CONNECTED') {
    return (
      <EmptyState title={failure.title} action={<ReplyLink order={order} />}>
        {t('notConnected')}
      </EmptyState>
    )
  }
  const isAway = failure.code === 'BOOKING_SYSTEM_UNAVAILABLE'
  return <ErrorPanel {...failure} action={isAway ? t('away') : failure.action} onRetry={retry} />
}
