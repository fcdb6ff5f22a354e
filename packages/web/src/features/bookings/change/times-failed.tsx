import type { ErrorCode } from '@salvia/core/error-catalogue'
import { useEffect } from 'react'
import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import type { Answer } from '../../../state/endpoint.ts'
import { ErrorPanel } from '../../../ui/panel.tsx'
import styles from '../booking.module.css'
import { isFinal } from './refusal.ts'

interface TimesFailedProps extends Pick<Extract<Answer<unknown>, { state: 'failed' }>, 'failure' | 'retry'> {
  readonly onRefused: (code: ErrorCode) => void
}

/** Shown when free times could not be fetched. If trying again cannot help, the change ends. */
export function TimesFailed({ failure, retry, onRefused }: TimesFailedProps) {
  const isOver = isFinal(failure.code)
  useEffect(() => {
    if (isOver) onRefused(failure.code)
  }, [isOver, failure.code, onRefused])
  if (isOver) return null
  return (
    <div className={styles.stack}>
      <ErrorPanel {...failure} onRetry={retry} />
      {failure.code === 'BOOKING_SYSTEM_UNAVAILABLE' && <PhoneUs />}
    </div>
  )
}
