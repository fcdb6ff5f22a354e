import type { BookingDetails } from '@salvia/core/bookings'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

function NotCounted() {
  const t = useTexts()
  return <p>{t('notCounted')}</p>
}

/** Loaded on demand, because it includes the holiday calendar. If it fails to load, the deadline is still shown. */
const CountedSteps = lazy(async () => {
  const loaded = await import('./counted-steps.tsx').catch(() => undefined)
  return { default: loaded?.CountedSteps ?? NotCounted }
})

/** A foldable explanation of how the deadline was calculated. */
export function HowCounted({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.counted} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>{t('howCounted')}</summary>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <CountedSteps booking={booking} />
        </Suspense>
      )}
    </details>
  )
}
