import { isOpenCase, type Upload } from '@salvia/core/personnel-file'
import { InlineMessage } from '../../ui/message.tsx'
import { useTexts } from './texts.ts'

/** Tells the sender that the service counted an extensive change, while the case can still be asked about. */
export function ExtensiveNotice({ upload }: { readonly upload: Upload }) {
  const t = useTexts()
  if (!upload.extensiveChanges || !isOpenCase(upload.status)) return null
  return (
    <InlineMessage tone="warning" title={t('extensive.title')}>
      {t('extensive.text')}
    </InlineMessage>
  )
}
