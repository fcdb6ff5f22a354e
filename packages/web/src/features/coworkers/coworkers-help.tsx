import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './coworkers.module.css'
import { useTexts } from './texts.ts'

const PARAGRAPHS = ['reach', 'rules', 'self', 'ordering', 'colleague'] as const

/** What one sees in the list and why some may not be ordered for. */
export function CoworkersHelp({
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
        {PARAGRAPHS.map(paragraph => (
          <p key={paragraph}>{t(`help.${paragraph}`)}</p>
        ))}
      </div>
    </Dialog>
  )
}
