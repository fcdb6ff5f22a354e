import { isOpenCase, type Upload } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { stockholmDate } from '@salvia/core/primitives'
import { StatusLine } from '../../../parts/dashboard/status-line.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { RelativeDate } from '../../../ui/text/relative-date.tsx'
import { CaseLink } from '../parts/case-link.tsx'
import { CaseStatusTag } from '../parts/case-status-tag.tsx'
import { useTexts } from './texts.ts'
import { uploadsAtom } from './uploads.state.ts'

const MINUTE_MS = 60_000

/**
 * The state of the company's personnel file: the case in progress, else the last import. Renders nothing when it could
 * not be fetched, because the list of what waits then says so.
 */
export function StateLine() {
  const t = useTexts()
  const { data, error } = useAtomValue(uploadsAtom)
  if (error && !data) return null
  return (
    <StatusLine about={t('line.about')}>
      {data ? <State ongoing={data.ongoing} lastImport={data.lastImport} /> : <Skeleton lines={1} />}
    </StatusLine>
  )
}

interface StateProps {
  readonly ongoing: Upload | null
  readonly lastImport: Upload | null
}

function State({ ongoing, lastImport }: StateProps) {
  const t = useTexts()
  const today = stockholmDate(useServerTime(MINUTE_MS))
  if (ongoing && isOpenCase(ongoing.status))
    return (
      <>
        <CaseLink to={addressOf(ongoing)}>{ongoing.number}</CaseLink>
        <CaseStatusTag status={ongoing.status} />
        <span>
          {t('line.sent')} <DateText moment={ongoing.uploadedAt} />
        </span>
      </>
    )
  if (!lastImport) return <Link to={portalPath('personnelFile')}>{t('line.none')}</Link>
  const importedAt = lastImport.finishedAt ?? lastImport.uploadedAt
  return (
    <>
      <span>
        {t('line.imported')} <DateText moment={importedAt} />,{' '}
        <RelativeDate date={stockholmDate(importedAt)} today={today} /> ·{' '}
        {t('line.rows', { count: lastImport.rows })}
      </span>
      <CaseLink to={addressOf(lastImport)}>{lastImport.number}</CaseLink>
    </>
  )
}

const addressOf = ({ id }: Upload): string => portalPath('personnelFileCase', { id })
