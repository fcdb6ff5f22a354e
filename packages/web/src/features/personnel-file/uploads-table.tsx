import type { Upload, UploadList } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { CaseLink } from '../../parts/personnel-file/case-link.tsx'
import { CaseStatusTag } from '../../parts/personnel-file/case-status-tag.tsx'
import { UploadSourceText } from '../../parts/personnel-file/upload-source.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/panel.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'

/** All files that the company has sent, the latest first. */
export function UploadsTable({ list }: { readonly list: UploadList }) {
  const t = useTexts()
  const locale = useLocale()
  const columns: [Column<Upload>, ...Column<Upload>[]] = [
    {
      key: 'number',
      header: t('landing.number'),
      cell: upload => (
        <CaseLink to={portalPath('personnelFileCase', { id: upload.number })}>{upload.number}</CaseLink>
      ),
    },
    {
      key: 'date',
      header: t('landing.date'),
      cell: upload => <DateText moment={upload.uploadedAt} as="time" />,
    },
    {
      key: 'file',
      header: t('landing.file'),
      cell: upload => (
        <span className={styles.file}>
          {upload.name}
          <span className={styles.minor}>
            <UploadSourceText source={upload.source} />, {formatBytes(upload.bytes, locale)}
          </span>
        </span>
      ),
    },
    { key: 'status', header: t('landing.status'), cell: upload => <CaseStatusTag status={upload.status} /> },
    {
      key: 'comment',
      header: t('landing.comment'),
      cell: upload => upload.comment ?? t('landing.noComment'),
    },
  ]
  return (
    <section className={styles.section} aria-labelledby="uploads">
      <h2 id="uploads">{t('landing.uploads')}</h2>
      {list.total === 0 ? (
        <EmptyState title={t('landing.noUploads')} illustrated>
          {t('landing.noUploadsText')}
        </EmptyState>
      ) : (
        <>
          <DataTable
            caption={t('landing.uploadsCaption')}
            columns={columns}
            rows={list.items}
            rowKey={upload => upload.id}
          />
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={list.total}
            to={page => `?page=${page}`}
          />
        </>
      )}
    </section>
  )
}
