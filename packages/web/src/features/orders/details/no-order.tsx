import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { useLocale } from '../../../i18n/i18n.ts'
import { MissingPage } from '../../../parts/missing-page.tsx'
import type { Answer } from '../../../state/endpoint.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './order.module.css'
import { useTexts } from './texts.ts'
import { useBackToOrders } from './use-back-to-orders.ts'

/** Errors for an id that belongs to no order or is malformed. */
const MISSING: readonly ErrorCode[] = ['ORDER_NOT_FOUND', 'NOT_FOUND', 'INVALID_REQUEST']

interface NoOrderProps {
  readonly answer: Exclude<Answer<unknown>, { state: 'ready' }>
}

/** Shown while an order loads, when it could not be fetched, or when it does not exist. @spec §8 */
export function NoOrder({ answer }: NoOrderProps) {
  const t = useTexts()
  const locale = useLocale()
  const back = useBackToOrders()
  if (answer.state === 'failed' && MISSING.includes(answer.failure.code)) {
    return <MissingPage title={t('missing')} text={errorText('ORDER_NOT_FOUND', locale).action} back={back} />
  }
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} back={back} />
      {answer.state === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <ErrorPanel
          {...answer.failure}
          title={t('failed')}
          action={`${answer.failure.title} ${answer.failure.action}`}
          onRetry={answer.retry}
        />
      )}
    </div>
  )
}
