import { contract } from '@salvia/core/api'
import { type CaseDetails, isOpenCase } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { SteadyDetailsScreen } from '../../../parts/details-screen/steady-details-screen.tsx'
import { callEndpoint } from '../../../state/api.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Column, Columns } from '../../../ui/columns.tsx'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/panel.tsx'
import { CaseHistory } from '../parts/case-history.tsx'
import { CaseStatusTag } from '../parts/case-status-tag.tsx'
import { useChangesAddress } from '../parts/changes-address.ts'
import { ChangesByName } from '../parts/changes-by-name.tsx'
import { leftOutPageAt, useLeftOutPage } from '../parts/left-out-page.ts'
import { LeftOutRows, tellsLeftOut } from '../parts/left-out-rows.tsx'
import { ReportView } from '../parts/report-view.tsx'
import { useChanges } from '../parts/use-changes.ts'
import { WithheldCells } from '../parts/withheld-cells.tsx'
import { CaseActions } from './case-actions.tsx'
import { CaseFacts } from './case-facts.tsx'
import { useTexts } from './texts.ts'

/** How often the case is fetched again, since an import or another case worker may change it. */
const ASK_AGAIN_SECONDS = 3

/** One case, with everything that the case worker needs to decide about it. */
export function BackOfficeCaseScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const answer = useEndpoint(contract.cases.get, { params: { id } }, { againAfterSeconds: ASK_AGAIN_SECONDS })
  return (
    <SteadyDetailsScreen
      answer={answer}
      title={t('case.untitled')}
      back={{ to: portalPath('backOffice'), text: t('case.back') }}
      missing={{ code: 'NOT_FOUND', title: t('case.notFound'), text: t('case.notFoundText') }}
      head={details => ({
        title: t('case.title', { number: details.number }),
        tag: <CaseStatusTag status={details.status} />,
        meta: <Customer details={details} />,
      })}
      lines={6}
      className={styles.page}
    >
      {details => <CaseParts details={details} />}
    </SteadyDetailsScreen>
  )
}

/** Whose file it is; the customer has a page of its own. */
function Customer({ details: { company, clientNumber } }: { readonly details: CaseDetails }) {
  return (
    <>
      <Link to={portalPath('backOfficeCustomer', { clientNumber })}>{company}</Link>
      <span>{clientNumber}</span>
    </>
  )
}

/** Whether to show what an import changes: not for a case that ended without one. */
function showsChanges({ status, changes }: CaseDetails): boolean {
  return isOpenCase(status) || (status === 'IMPORTED' && changes.state === 'counted')
}

/** The acts lead, and what they change stands below them; facts and history are beside. */
function CaseParts({ details }: { readonly details: CaseDetails }) {
  const t = useTexts()
  const hasChanges = showsChanges(details)
  const history = <History details={details} />
  return (
    <>
      <Columns>
        <Column>
          <CaseActions key={details.id} details={details} />
          {hasChanges ? <Changes details={details} /> : history}
        </Column>
        <Column>
          <CaseFacts details={details} />
          {hasChanges && history}
        </Column>
      </Columns>
      {tellsLeftOut(details) && <LeftOut details={details} />}
      <WithheldCells cells={details.withheld} />
      <section className={styles.section} aria-labelledby="report">
        <h2 id="report">{t('case.report')}</h2>
        <ReportView report={details.report} headingLevel={3} />
      </section>
    </>
  )
}

function History({ details }: { readonly details: CaseDetails }) {
  const t = useTexts()
  return (
    <Section title={t('case.history')}>
      <CaseHistory
        entries={details.history}
        unnamed={t('case.system')}
        fetchAttachment={attachment =>
          callEndpoint(contract.cases.downloadAttachment, { params: { id: details.id, attachment } })
        }
      />
    </Section>
  )
}

function Changes({ details }: { readonly details: CaseDetails }) {
  const { id, status } = details
  const address = useChangesAddress()
  const answer = useChanges(contract.cases.changes, { params: { id }, query: address.query })
  return <ChangesByName answer={answer} address={address} isImported={status === 'IMPORTED'} />
}

function LeftOut({ details }: { readonly details: CaseDetails }) {
  const { id, leftOut, status } = details
  const page = useLeftOutPage()
  const answer = useEndpoint(contract.cases.leftOut, { params: { id }, query: { page } })
  return <LeftOutRows count={leftOut} answer={answer} to={leftOutPageAt} status={status} />
}
