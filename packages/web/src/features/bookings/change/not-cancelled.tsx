import { PhoneUs } from '../../../parts/support/phone-us.tsx'
import type { Failure } from '../../../state/failure.ts'
import { isUnsure } from '../../../state/is-unsure.ts'
import { ErrorPanel } from '../../../ui/panel.tsx'
import styles from '../booking.module.css'
import { useTexts } from './texts.ts'
import { UnsureChange } from './unsure-change.tsx'

/** Cancelling failed temporarily, or nobody knows whether it did: the error, and the support phone. @spec §8 */
export function NotCancelled({ failure }: { readonly failure: Failure }) {
  const t = useTexts()
  return (
    <div className={styles.stack}>
      {isUnsure(failure) ? (
        <UnsureChange change="cancel" failure={failure} />
      ) : (
        <ErrorPanel
          {...failure}
          title={t('cancel.failed')}
          action={[t('cancel.failedText'), failure.title].join(' ')}
        />
      )}
      <PhoneUs />
    </div>
  )
}
