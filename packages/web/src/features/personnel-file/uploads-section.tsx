import type { uploadsList } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useMemo } from 'react'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { type ListColumns, ListView } from '../../parts/list/list-view.tsx'
import type { ListState } from '../../parts/list/use-list.ts'
import { DateText } from '../../ui/date-text.tsx'
import { CaseLink } from './parts/case-link.tsx'
import { CaseStatusTag } from './parts/case-status-tag.tsx'
import { UploadSourceText } from './parts/upload-source.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'

type Uploads = typeof uploadsList.declaration

/** All files that the company has sent, newest first. */
export function UploadsSection({ list }: { readonly list: ListState<Uploads> }) {
  const t = useTexts()
  return (
    <section className={styles.section} aria-labelledby="uploads">
      <h2 id="uploads">{t('uploads.title')}</h2>
      <ListView
        list={list}
        texts={(key, values) => t(`uploads.${key}`, values)}
        columns={useUploadColumns()}
        rowKey={upload => upload.id}
      />
    </section>
  )
}

function useUploadColumns(): ListColumns<Uploads> {
  const t = useTexts()
  const locale = useLocale()
  return useMemo(
    () => [
      {
        key: 'number',
        header: t('uploads.column.number'),
        cell: upload => (
          <CaseLink to={portalPath('personnelFileCase', { id: upload.number })}>{upload.number}</CaseLink>
        ),
      },
      {
        key: 'date',
        header: t('uploads.column.uploaded'),
        cell: upload => <DateText moment={upload.uploadedAt} as="time" />,
      },
      {
        key: 'file',
        header: t('uploads.column.file'),
        cell: upload => (
          <span className={styles.file}>
            {upload.name}
            <span className={styles.minor}>
              <UploadSourceText source={upload.source} />, {formatBytes(upload.bytes, locale)}
            </span>
          </span>
        ),
      },
      {
        key: 'status',
        header: t('word.status'),
        isStatus: true,
        cell: upload => <CaseStatusTag status={upload.status} />,
      },
      {
        key: 'comment',
        header: t('uploads.column.comment'),
        cell: upload => upload.comment ?? <span className={styles.minor}>{t('uploads.noComment')}</span>,
      },
    ],
    [t, locale],
  )
}
