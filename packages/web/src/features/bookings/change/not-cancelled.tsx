import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import type { Failure } from '../../../state/failure.ts'
import { ErrorPanel } from '../../../ui/panel.tsx'
import styles from '../booking.module.css'
import { useTexts } from './texts.ts'

/** Cancelling failed temporarily: the error, and the support phone. @spec §8 */
export function NotCancelled({ failure }: { readonly failure: Failure }) {
  const t = useTexts()
  return (
    <div className={styles.stack}>
      <ErrorPanel
        {...failure}
        title={t('cancel.failed')}
        action={[t('cancel.failedText'), failure.title].join(' ')}
      />
      <PhoneUs />
    </div>
  )
}
