import { type Attachment, isOpenable } from '@salvia/core/conversations'
import { followLink } from '../../state/api.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DownloadButton } from '../download-button.tsx'
import { FileRow, ScanState } from './attached-file.tsx'
import styles from './attachments.module.css'
import { useTexts } from './texts.ts'

interface AttachmentListProps {
  /** What the files belong to, as the name of the list. */
  readonly label: string
  readonly files: readonly Attachment[]
}

/** Files that were sent. One that the virus scan has let through can be downloaded. */
export function AttachmentList({ label, files }: AttachmentListProps) {
  const t = useTexts()
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map(file => {
        const href = file.links.find(({ rel }) => rel === 'file')?.href
        return (
          <FileRow
            key={file.id}
            name={file.name}
            bytes={file.bytes}
            isRefused={file.state === 'infected'}
            said={<ScanState file={file} />}
            act={
              href !== undefined &&
              isOpenable(file.state) && (
                <DownloadButton variant="tertiary" busy={t('fetching')} fetchFile={() => followLink(href)}>
                  {t('download')} <VisuallyHidden>{file.name}</VisuallyHidden>
                </DownloadButton>
              )
            }
          />
        )
      })}
    </ul>
  )
}
