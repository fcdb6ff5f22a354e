import { contract } from '@salvia/core/api'
import type { UploadDetails } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { formatBytes, formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import { callEndpoint } from '../../state/api.ts'
import { DateText } from '../../ui/date-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Section } from '../../ui/panel.tsx'
import { CaseLink } from './parts/case-link.tsx'
import { UploadSourceText } from './parts/upload-source.tsx'
import { useTexts } from './texts.ts'

/** What was sent, by whom and when, and the file itself while it is stored. */
export function CaseFacts({ upload }: { readonly upload: UploadDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const { clientNumber, id } = upload
  return (
    <Section title={t('case.details')}>
      <Facts
        facts={[
          ...(upload.answers
            ? [
                {
                  label: t('reply.answers'),
                  value: (
                    <CaseLink to={portalPath('personnelFileCase', { id: upload.answers.number })}>
                      {upload.answers.number}
                    </CaseLink>
                  ),
                },
              ]
            : []),
          { label: t('uploads.column.file'), value: upload.name },
          { label: t('case.rows'), value: formatNumber(upload.rows, locale) },
          { label: t('landing.size'), value: formatBytes(upload.bytes, locale) },
          { label: t('landing.source'), value: <UploadSourceText source={upload.source} /> },
          { label: t('case.by'), value: upload.uploadedBy ?? t('case.worker') },
          { label: t('uploads.column.uploaded'), value: <DateText moment={upload.uploadedAt} as="time" /> },
          { label: t('uploads.column.comment'), value: upload.comment ?? t('uploads.noComment') },
        ]}
      />
      {upload.links.some(link => link.rel === 'original') && (
        <DownloadButton
          busy={t('case.downloading')}
          fetchFile={() => callEndpoint(contract.personnelFile.download, { params: { clientNumber, id } })}
        >
          {t('case.download')}
        </DownloadButton>
      )}
    </Section>
  )
}
