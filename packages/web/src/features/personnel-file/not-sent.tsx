import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import type { SendFailure } from './send-file.ts'
import { useTexts } from './texts.ts'

interface NotSentProps {
  readonly failure: SendFailure
  readonly onNewFile: () => void
}

/** Shown when sending failed: why, that nothing is lost, and what to do. */
export function NotSent({ failure, onNewFile }: NotSentProps) {
  const t = useTexts()
  if (failure.kind === 'changed') {
    return (
      <InlineMessage tone="danger" title={t('send.changed')}>
        <p>{t('send.changedText')}</p>
        <div>
          <Button variant="secondary" size="small" onClick={onNewFile}>
            {t('choose.button')}
          </Button>
        </div>
      </InlineMessage>
    )
  }
  return (
    <InlineMessage tone="danger" title={t(`send.${failure.phase}Failed`)}>
      <p>
        {failure.title} {failure.action}
      </p>
      <p>{t('send.nothingLost')}</p>
    </InlineMessage>
  )
}
