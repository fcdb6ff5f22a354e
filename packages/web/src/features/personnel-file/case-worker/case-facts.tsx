import { contract } from '@salvia/core/api'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { formatBytes, formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { DownloadButton } from '../../../parts/download-button.tsx'
import { callEndpoint } from '../../../state/api.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Section } from '../../../ui/panel.tsx'
import { CaseLink } from '../parts/case-link.tsx'
import { UploadSourceText } from '../parts/upload-source.tsx'
import { useTexts } from './texts.ts'

/** Who sent the file and when, what it is, and a link to download it. */
export function CaseFacts({ details }: { readonly details: CaseDetails }) {
  const t = useTexts()
  const locale = useLocale()
  const by = details.uploadedByEmail
    ? `${details.uploadedBy} (${details.uploadedByEmail})`
    : (details.uploadedBy ?? '')
  return (
    <Section title={t('case.details')}>
      <Facts
        facts={[
          ...(details.answers
            ? [
                {
                  label: t('case.answers'),
                  value: (
                    <CaseLink to={portalPath('backOfficeCase', { id: details.answers.id })}>
                      {details.answers.number}
                    </CaseLink>
                  ),
                },
              ]
            : []),
          { label: t('case.by'), value: by },
          { label: t('case.uploaded'), value: <DateText moment={details.uploadedAt} as="time" /> },
          { label: t('case.file'), value: `${details.name}, ${formatBytes(details.bytes, locale)}` },
          { label: t('case.rows'), value: formatNumber(details.rows, locale) },
          { label: t('case.source'), value: <UploadSourceText source={details.source} /> },
          { label: t('case.comment'), value: details.comment ?? t('case.noComment') },
        ]}
      />
      {details.links.some(link => link.rel === 'original') && (
        <DownloadButton
          busy={t('case.downloading')}
          fetchFile={() => callEndpoint(contract.cases.download, { params: { id: details.id } })}
        >
          {t('case.download')}
        </DownloadButton>
      )}
    </Section>
  )
}
