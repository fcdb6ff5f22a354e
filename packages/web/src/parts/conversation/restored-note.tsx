import { InlineMessage } from '../../ui/message.tsx'
import type { Unsent } from './kept-reply.ts'
import { useTexts } from './texts.ts'

/** Says that what was written when the page was left is back, and what did not come back with it. */
export function RestoredNote({ isTakenOut, lostFiles }: Pick<Unsent, 'isTakenOut' | 'lostFiles'>) {
  const t = useTexts()
  return (
    <InlineMessage tone={isTakenOut || lostFiles > 0 ? 'warning' : 'info'} title={t('restored.title')}>
      {isTakenOut && <p>{t('restored.takenOut')}</p>}
      {lostFiles > 0 && <p>{t('restored.files', { count: lostFiles })}</p>}
    </InlineMessage>
  )
}
