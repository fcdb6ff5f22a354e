import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { useTexts } from './texts.ts'
import type { DocumentDownload } from './use-document.ts'

/** Says that a document could not be fetched, wherever in the list its row is, and fetches it again. */
export function DocumentDialog({ hasFailed, failure, isRunning, again, leave }: DocumentDownload) {
  const t = useTexts()
  if (!hasFailed) return null
  return (
    <Dialog title={t('documentFailed.title')} isOpen onClose={isRunning ? undefined : leave}>
      <FailureMessage failure={failure} />
      <ButtonRow>
        <Button busy={isRunning && t('documentFailed.fetching')} onClick={again}>
          {t('word.retry')}
        </Button>
        {!isRunning && (
          <Button variant="secondary" onClick={leave}>
            {t('word.close')}
          </Button>
        )}
      </ButtonRow>
    </Dialog>
  )
}
