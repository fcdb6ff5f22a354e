import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { fullName } from '@salvia/core/primitives'
import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import styles from './monitoring.module.css'
import { useTexts } from './texts.ts'

interface AddedProps {
  readonly certificate: Certificate
  /** Null where the dates of an entry have changed. */
  readonly onAnother: (() => void) | null
  readonly onDismiss: () => void
  /** Takes focus where nothing else can. */
  readonly line: RefObject<HTMLSpanElement | null>
}

/** Says in one line what is saved, and offers to add another with the same check and dates. */
export function Added({ certificate: { id, employee, check, end }, onAnother, onDismiss, line }: AddedProps) {
  const t = useTexts()
  const locale = useLocale()
  const said = { name: fullName(employee), check: MEDICAL_CHECKS[check].name[locale] }
  return (
    <span className={styles.added}>
      <span className={styles.said}>
        {/* An element of its own for each entry, so that the same words about the next one are read out, too. */}
        <span key={id} ref={line} tabIndex={-1} className={styles.line}>
          {end === null ? t('added.open', said) : t('added.until', { ...said, end })}
        </span>
        {onAnother && (
          <Button variant="tertiary" size="small" onClick={onAnother}>
            {t('added.another')}
          </Button>
        )}
      </span>
      <IconButton icon={X} label={t('added.dismiss')} onClick={onDismiss} />
    </span>
  )
}
