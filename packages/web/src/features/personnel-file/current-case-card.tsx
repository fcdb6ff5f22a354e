import type { Upload, UploadPage } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Facts } from '../../ui/facts.tsx'
import { longDate } from '../../ui/long-date.ts'
import { InlineMessage } from '../../ui/message.tsx'
import { Card } from '../../ui/panel.tsx'
import { CaseLink } from './parts/case-link.tsx'
import { CaseStatusTag } from './parts/case-status-tag.tsx'
import { CaseSteps } from './parts/case-steps.tsx'
import { useTexts } from './texts.ts'

/** The current case and what the customer has to do, and earlier cases that still matter. */
export function CurrentCaseCard({ list }: { readonly list: UploadPage }) {
  const t = useTexts()
  const { lastImport, lastRejected, inProgress, waiting } = list
  // A case that waits for a reply stands above, once.
  const ongoing = waiting.some(({ id }) => id === list.ongoing?.id) ? null : list.ongoing
  const isOngoing = ongoing !== null || waiting.length > 0
  return (
    <Card
      title={t(isOngoing ? 'landing.ongoing' : 'landing.noOngoing')}
      aside={ongoing && <CaseStatusTag status={ongoing.status} />}
    >
      {waiting.map(upload => (
        <WaitingCase key={upload.id} upload={upload} />
      ))}
      {ongoing && (
        <>
          <CaseLine upload={ongoing} name={ongoing.name} />
          <CaseSteps status={ongoing.status} />
          {inProgress && <p>{t('landing.inProgress')}</p>}
        </>
      )}
      <Facts
        facts={[
          {
            label: t('landing.lastImport'),
            value: lastImport ? <CaseLine upload={lastImport} /> : t('landing.never'),
          },
          ...(lastRejected
            ? [{ label: t('landing.lastRejected'), value: <CaseLine upload={lastRejected} /> }]
            : []),
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

function CaseLine({ upload, name }: { readonly upload: Upload; readonly name?: string }) {
  return (
    <p>
      <CaseLink to={portalPath('personnelFileCase', { id: upload.number })}>{upload.number}</CaseLink> ·{' '}
      <DateText moment={upload.finishedAt ?? upload.uploadedAt} />
      {name && ` · ${name}`}
    </p>
  )
}
