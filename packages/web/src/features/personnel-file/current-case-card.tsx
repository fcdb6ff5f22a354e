import type { Upload, UploadPage } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { CaseLink } from '../../parts/personnel-file/case-link.tsx'
import { CaseStatusTag } from '../../parts/personnel-file/case-status-tag.tsx'
import { CaseSteps } from '../../parts/personnel-file/case-steps.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { longDate } from '../../ui/long-date.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { useTexts } from './texts.ts'

/** The current case and what the customer has to do, and earlier cases that still matter. */
export function CurrentCaseCard({ list }: { readonly list: UploadPage }) {
  const t = useTexts()
  const { lastImport, lastRejected, inProgress, waiting } = list
  // A case that waits for a reply stands above, once.
  const ongoing = waiting.some(({ id }) => id === list.ongoing?.id) ? null : list.ongoing
  return (
    <Card title={t('landing.ongoing')} aside={ongoing && <CaseStatusTag status={ongoing.status} />}>
      {waiting.map(upload => (
        <WaitingCase key={upload.id} upload={upload} />
      ))}
      {ongoing ? (
        <>
          <CaseLine upload={ongoing} />
          <CaseSteps status={ongoing.status} />
          {inProgress && <p>{t('landing.inProgress')}</p>}
        </>
      ) : (
        waiting.length === 0 && <p>{t('landing.noOngoing')}</p>
      )}
      <Facts
        facts={[
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

function WaitingCase({ upload }: { readonly upload: Upload }) {
  const t = useTexts()
  const locale = useLocale()
  const { number, feedbackDeadline } = upload
  return (
    <InlineMessage tone="warning" title={t('landing.waiting', { number })}>
      {feedbackDeadline && <p>{t('reply.by', { date: longDate(feedbackDeadline, locale) })}</p>}
      <div>
        <ButtonLink to={portalPath('personnelFileCase', { id: number })}>{t('landing.reply')}</ButtonLink>
      </div>
    </InlineMessage>
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
