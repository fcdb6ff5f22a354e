import type { Instant } from '@salvia/core/primitives'
import { Hourglass } from 'lucide-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './booking.module.css'
import { minutesSaid, timeLeft } from './deadline.ts'
import { useTexts } from './texts.ts'

/** The time left in which a change is free. Updated each second, but read out only at a few moments. */
export function Countdown({ until, now }: { readonly until: Instant; readonly now: Instant }) {
  const t = useTexts()
  const { hours, minutes, seconds } = timeLeft(until, now)
  const said = minutesSaid(until, now)
  const left = [
    hours > 0 && t('left.hours', { hours }),
    (hours > 0 || minutes > 0) && t('left.minutes', { minutes }),
    t('left.seconds', { seconds }),
  ].filter(part => part !== false)
  return (
    <p className={styles.countdown}>
      <Hourglass aria-hidden />
      <span role="timer" aria-label={t('left.label')}>
        {t('left.text', { left: left.join(' ') })}
      </span>
      <VisuallyHidden>
        <span role="status">{said !== null && t('left.said', { count: said })}</span>
      </VisuallyHidden>
    </p>
  )
}
