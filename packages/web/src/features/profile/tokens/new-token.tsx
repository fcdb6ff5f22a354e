import { SecretOnce } from '../../../parts/secret-once.tsx'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from './texts.ts'
import styles from './tokens.module.css'

interface NewTokenProps {
  readonly title: string
  readonly token: string
  readonly onKept: () => void
}

/** A new secret. It is shown until the user confirms having saved it, and never again. */
export function NewToken({ title, token, onKept }: NewTokenProps) {
  const t = useTexts()
  return (
    <div className={styles.form}>
      <div role="status">
        <SecretOnce
          title={title}
          text={t('once')}
          secret={token}
          copy={t('copy')}
          copied={t('copied')}
          notCopied={t('notCopied')}
        />
      </div>
      <div className={styles.buttons}>
        <Button onClick={onKept}>{t('done')}</Button>
      </div>
    </div>
  )
}
