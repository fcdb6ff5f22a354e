import type { BookingDetails } from '@salvia/core/bookings'
import { lazy, Suspense, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

function NotCounted() {
  const t = useTexts()
  return <p>{t('notCounted')}</p>
}

/** With the calendar of holidays, which comes only when it is asked for; without it the deadline holds all the same. */
const CountedSteps = lazy(async () => {
  const loaded = await import('./counted-steps.tsx').catch(() => undefined)
  return { default: loaded?.CountedSteps ?? NotCounted }
})

/** How the deadline was counted, for whoever unfolds it. */
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
