import { checkGuide, type Report } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'

interface ContinueDialogProps {
  readonly report: Report
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onContinue: () => void
  readonly onNewFile: () => void
}

/**
 * Asks before the user continues with a file that has findings. For errors it suggests a new file; for warnings it only
 * explains the consequences.
 * @spec §2
 */
export function ContinueDialog(props: ContinueDialogProps) {
  return props.report.outcome === 'errors' ? <ErrorsDialog {...props} /> : <WarningsDialog {...props} />
}

function ErrorsDialog({ report, isOpen, onClose, onContinue, onNewFile }: ContinueDialogProps) {
  const t = useTexts()
  return (
    <Dialog
      title={t('anyway.title', { count: report.counts.error })}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onNewFile}>{t('anyway.newFile')}</Button>
          <Button variant="secondary" onClick={onContinue}>
            {t('anyway.continue')}
          </Button>
        </>
      }
    >
      <p>{t('anyway.text')}</p>
    </Dialog>
  )
}

function WarningsDialog({ report, isOpen, onClose, onContinue, onNewFile }: ContinueDialogProps) {
  const t = useTexts()
  const locale = useLocale()
  const codes = [...new Set(report.findings.map(({ code }) => code))]
  return (
    <Dialog
      title={t('warnings.title', { count: report.counts.warning })}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onContinue}>{t('warnings.continue')}</Button>
          <Button variant="secondary" onClick={onNewFile}>
            {t('warnings.newFile')}
          </Button>
        </>
      }
    >
      <p>{t('warnings.text')}</p>
      <dl className={styles.warnings}>
        {codes.map(code => {
          const { heading, why } = checkGuide(code, locale)
          return (
            <div key={code}>
              <dt>
                {heading}{' '}
                <span className={styles.minor}>
                  {t('warnings.rows', { count: report.counts.byCode[code] ?? 0 })}
                </span>
              </dt>
              <dd>{why}</dd>
            </div>
          )
        })}
      </dl>
    </Dialog>
  )
}
