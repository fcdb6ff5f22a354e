import type { SampleNoteCase, SampleNoteDetails } from '@salvia/core/sample-notes'
import { AttachmentList } from '../../parts/attachments/attachment-list.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { useTexts } from './texts.ts'

/** What was sent, the same for the customer and the case worker. */
export function SampleNoteContents({ found }: { readonly found: SampleNoteDetails | SampleNoteCase }) {
  const t = useTexts()
  const { text, promisedOn, attachments } = found
  return (
    <>
      <p>{text}</p>
      {promisedOn && (
        <Facts facts={[{ label: t('column.promised'), value: <DateText moment={promisedOn} /> }]} />
      )}
      <AttachmentList label={t('files')} files={attachments} />
    </>
  )
}
