import { InlineMessage } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

/** Says that what was written when the session ended is back. */
export function RestoredNote() {
  const t = useTexts()
  return (
    <InlineMessage tone="info" title={t('restored.title')}>
      {t('restored.text')}
    </InlineMessage>
  )
}
