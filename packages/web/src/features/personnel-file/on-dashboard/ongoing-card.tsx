import { isOpenCase } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { CaseStatusTag } from '../../../parts/personnel-file/case-status-tag.tsx'
import { CaseSteps } from '../../../parts/personnel-file/case-steps.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { DateText } from '../../../ui/date-text.tsx'
import { IdText } from '../../../ui/id-text.tsx'
import { Link } from '../../../ui/link.tsx'
import { Card } from '../../../ui/panel.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { useTexts } from './texts.ts'
import { uploadsAtom } from './uploads.state.ts'

/** The file in progress; renders nothing when there is none or the list could not be fetched. */
export function OngoingCard() {
  const t = useTexts()
  const ongoing = useAtomValue(uploadsAtom).data?.ongoing
  if (!ongoing || !isOpenCase(ongoing.status)) return null
  return (
    <Card title={t('ongoing.title')} aside={<CaseStatusTag status={ongoing.status} />}>
      <CaseSteps status={ongoing.status} />
      <SummaryList
        rows={[
          { label: t('ongoing.file'), value: ongoing.name },
          { label: t('ongoing.case'), value: <IdText>{ongoing.number}</IdText> },
          { label: t('ongoing.sent'), value: <DateText moment={ongoing.uploadedAt} as="time" /> },
        ]}
      />
      <p>
        <Link to={portalPath('personnelFileCase', { id: ongoing.id })}>{t('ongoing.show')}</Link>
      </p>
    </Card>
  )
}
