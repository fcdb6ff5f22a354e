import type { Upload, UploadPage } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { CaseLink } from '../../parts/personnel-file/case-link.tsx'
import { CaseStatusTag } from '../../parts/personnel-file/case-status-tag.tsx'
import { CaseSteps } from '../../parts/personnel-file/case-steps.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { longDate } from '../../ui/long-date.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { useTexts } from './texts.ts'

/** The current case and what the customer has to do, and earlier cases that still matter. */
export function CurrentCaseCard({ list }: { readonly list: UploadPage }) {
  const t = useTexts()
  const locale = useLocale()
  const { ongoing, lastImport, lastRejected, inProgress } = list
  return (
    <Card title={t('landing.ongoing')} aside={ongoing && <CaseStatusTag status={ongoing.status} />}>
      {ongoing ? (
        <>
          <CaseLine upload={ongoing} />
          <CaseSteps status={ongoing.status} />
          {ongoing.feedbackDeadline && (
            <InlineMessage tone="warning">
              {t('landing.answerBy', { date: longDate(ongoing.feedbackDeadline, locale) })}
            </InlineMessage>
          )}
          {inProgress && <p>{t('landing.inProgress')}</p>}
        </>
      ) : (
        <p>{t('landing.noOngoing')}</p>
      )}
      <SummaryList
        rows={[
          {
            label: t('landing.lastImport'),
            value: lastImport ? <CaseLine upload={lastImport} /> : t('landing.never'),
          },
          {
            label: t('landing.lastRejected'),
            value: lastRejected ? <CaseLine upload={lastRejected} /> : t('landing.never'),
          },
        ]}
      />
    </Card>
  )
}

function CaseLine({ upload }: { readonly upload: Upload }) {
  return (
    <p>
      <CaseLink to={portalPath('personnelFileCase', { id: upload.number })}>{upload.number}</CaseLink> ·{' '}
      {upload.name} · <DateText moment={upload.finishedAt ?? upload.uploadedAt} />
    </p>
  )
}
