import type { BookingDetails } from '@salvia/core/bookings'
import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

/** How the deadline was counted, for whoever unfolds it. The calendar of holidays comes after the page. */
export function HowCounted({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const [steps, setSteps] = useState<readonly string[]>([])
  useEffect(() => {
    let isWanted = true
    const count = async (): Promise<void> => {
      const { countedSteps } = await import('./counted-steps.ts')
      if (isWanted) setSteps(countedSteps(booking, locale))
    }
    // Without it the deadline stands there all the same.
    count().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [booking, locale])
  if (steps.length === 0) return null
  return (
    <details className={styles.counted}>
      <summary>{t('howCounted')}</summary>
      <ul>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </details>
  )
}
