import type { Certificate } from '@salvia/core/certificates'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import styles from './mails.module.css'
import { useTexts } from './texts.ts'
import { wordsOf } from './words.ts'

interface NoEndDialogProps {
  readonly certificate: Certificate
  readonly onSetEnd: () => void
  readonly onClose: () => void
}

/** Says that mails need an end date, and offers to set one to whoever may. @spec §2 */
export function NoEndDialog({ certificate, onSetEnd, onClose }: NoEndDialogProps) {
  const t = useTexts()
  const words = wordsOf(certificate, useLocale())
  const { mayChange } = certificate
  return (
    <Dialog title={t('noEnd.title')} isOpen onClose={onClose}>
      <div className={styles.told}>
        <p>{t(mayChange ? 'noEnd.text' : 'noEnd.textOnly', words)}</p>
        <ButtonRow>
          {mayChange && <Button onClick={onSetEnd}>{t('noEnd.submit')}</Button>}
          <Button variant="secondary" onClick={onClose}>
            {t(mayChange ? 'cancel' : 'close')}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}
