import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { nameOf } from './draft.ts'
import { focused } from './focused.ts'
import styles from './monitoring.module.css'
import { useTexts } from './texts.ts'

interface AddedProps {
  readonly certificate: Certificate
  /** Null where the dates of an entry have changed. */
  readonly onAnother: (() => void) | null
  readonly onClose: () => void
}

/** Says in one line what is saved, and offers to add another with the same check and dates. */
export function Added({ certificate: { employee, check, end }, onAnother, onClose }: AddedProps) {
  const t = useTexts()
  const locale = useLocale()
  const said = { name: nameOf(employee), check: MEDICAL_CHECKS[check].name[locale] }
  return (
    <div className={styles.told}>
      <p ref={focused} tabIndex={-1} role="status" className={styles.told}>
        {end === null ? t('added.open', said) : t('added.until', { ...said, end })}
      </p>
      <ButtonRow>
        <Button onClick={onClose}>{t('added.close')}</Button>
        {onAnother && (
          <Button variant="secondary" onClick={onAnother}>
            {t('added.another')}
          </Button>
        )}
      </ButtonRow>
    </div>
  )
}
