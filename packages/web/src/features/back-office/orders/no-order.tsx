import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { useLocale } from '../../../i18n/i18n.ts'
import { MissingPage } from '../../../parts/missing-page.tsx'
import type { Answer } from '../../../state/endpoint.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../back-office.module.css'

/** Errors for an id that belongs to no order or is malformed. */
const MISSING: readonly ErrorCode[] = ['ORDER_NOT_FOUND', 'NOT_FOUND', 'INVALID_REQUEST']

interface NoOrderProps {
  readonly title: string
  readonly answer: Exclude<Answer<unknown>, { state: 'ready' }>
  readonly back: { readonly to: string; readonly text: string }
}

/** Shown while an order loads, and when it could not be fetched or does not exist. */
export function NoOrder({ title, answer, back }: NoOrderProps) {
  const locale = useLocale()
  if (answer.state === 'failed' && MISSING.includes(answer.failure.code)) {
    const missing = errorText('ORDER_NOT_FOUND', locale, {})
    return <MissingPage title={missing.title} text={missing.action} back={back} />
  }
  return (
    <div className={styles.page}>
      <PageHeader title={title} back={back} />
      {answer.state === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      )}
    </div>
  )
}
