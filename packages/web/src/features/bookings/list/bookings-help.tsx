import { BOOKINGS_PERIOD_DAYS } from '@salvia/core/limits'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './bookings.module.css'
import { useTexts } from './texts.ts'

/** What one sees in the list, what one does not see and why, and how to search. @spec §2 */
export function BookingsHelp({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const t = useTexts()
  return (
    <Dialog
      title={t('help.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('help.close')}</Button>}
    >
      <div className={styles.help}>
        <p>{t('help.reach')}</p>
        <p>{t('help.rules')}</p>
        <p>{t('help.change')}</p>
        <p>{t('help.period', { days: BOOKINGS_PERIOD_DAYS })}</p>
        <p>{t('help.search')}</p>
      </div>
    </Dialog>
  )
}
