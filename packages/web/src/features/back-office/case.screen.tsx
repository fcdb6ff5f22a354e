import { contract } from '@salvia/core/contract'
import type { CaseDetails } from '@salvia/core/personnel-file'
import { useParams } from 'react-router'
import { href } from '../../parts/paths.ts'
import { CaseHistory } from '../../parts/personnel-file/case-history.tsx'
import { CaseStatusTag } from '../../parts/personnel-file/case-status-tag.tsx'
import { LeftOutRows } from '../../parts/personnel-file/left-out-rows.tsx'
import { ReportView } from '../../parts/personnel-file/report-view.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { usePageTitle } from '../../state/page-title.state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Card, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './back-office.module.css'
import { CaseActions } from './case-actions.tsx'
import { CaseFacts } from './case-facts.tsx'
import { ChangesCard } from './changes-card.tsx'
import { useTexts } from './texts.ts'

/** While a case moves by itself it is asked often; else another case worker may have moved it. */
const ASK_AGAIN_SECONDS = 3

/** One case with all that the case worker needs to decide about it. */
export function BackOfficeCaseScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(contract.cases.get, { params: { id } }, { againAfterSeconds: ASK_AGAIN_SECONDS })
  const back = { to: href('backOffice'), text: t('case.back') }
  usePageTitle(answer.state === 'ready' ? t('case.title', { number: answer.data.number }) : null)
  if (answer.state === 'ready') return <CasePage details={answer.data} />
  if (answer.state === 'loading') {
    return (
      <div className={styles.page}>
        <PageHeader title={t('queue.title')} back={back} />
        <Skeleton lines={6} />
      </div>
    )
  }
  const isMissing = answer.failure.code === 'NOT_FOUND' || answer.failure.code === 'INVALID_REQUEST'
  return (
    <div className={styles.page}>
      <PageHeader title={isMissing ? t('case.notFound') : t('queue.title')} back={back} />
      {isMissing ? (
        <p>{t('case.notFoundText')}</p>
      ) : (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      )}
    </div>
  )
}

function CasePage({ details }: { readonly details: CaseDetails }) {
  const t = useTexts()
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('case.title', { number: details.number })}
        back={{ to: href('backOffice'), text: t('case.back') }}
        tag={<CaseStatusTag status={details.status} />}
        meta={`${details.company} · ${details.name}`}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CaseActions details={details} />
          <ChangesCard changes={details.changes} />
        </div>
        <div className={styles.column}>
          <CaseFacts details={details} />
          <Card title={t('case.history')}>
            <CaseHistory entries={details.history} unnamed={t('case.system')} />
          </Card>
        </div>
      </div>
      <LeftOutRows rows={details.leftOut} isImported={details.status === 'IMPORTED'} />
      <section className={styles.section} aria-labelledby="report">
        <h2 id="report">{t('case.report')}</h2>
        <ReportView report={details.report} headingLevel={3} />
      </section>
    </div>
  )
}
