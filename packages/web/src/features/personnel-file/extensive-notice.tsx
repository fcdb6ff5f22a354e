import { isOpenCase, type Upload } from '@salvia/core/personnel-file'
import { InlineMessage } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

/** Tells the sender that the server counted an extensive change, while the case worker can still ask about it. */
export function ExtensiveNotice({ upload }: { readonly upload: Upload }) {
  const t = useTexts()
  if (!upload.extensiveChanges || !isOpenCase(upload.status)) return null
  return (
    <InlineMessage tone="warning" title={t('extensive.title')}>
      {t('extensive.text')}
    </InlineMessage>
  )
}
