import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './parts.module.css'
import { useTexts } from './texts.ts'

interface NoDateDialogProps {
  readonly onClose: () => void
  readonly onAdd: () => void
}

/** Says that there is nothing to mail about without an end date, and how to set one. @spec §2 */
export function NoDateDialog({ onClose, onAdd }: NoDateDialogProps) {
  const t = useTexts()
  return (
    <Dialog title={t('noDate.title')} isOpen onClose={onClose}>
      <div className={styles.stack}>
        <p>{t('noDate.text')}</p>
        <ButtonRow>
          <Button onClick={onAdd}>{t('noDate.add')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('noDate.close')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
