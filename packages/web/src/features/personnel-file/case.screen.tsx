import { contract } from '@salvia/core/api'
import { type HistoryEntry, isOpenCase, type UploadDetails } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { SteadyDetailsScreen } from '../../parts/details-screen/steady-details-screen.tsx'
import { callEndpoint } from '../../state/api.ts'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { Column, Columns } from '../../ui/columns.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { Section } from '../../ui/panel.tsx'
import { CaseFacts } from './case-facts.tsx'
import { CaseProgress } from './case-progress.tsx'
import { CaseHistory } from './parts/case-history.tsx'
import { CaseStatusTag } from './parts/case-status-tag.tsx'
import { useChangesAddress } from './parts/changes-address.ts'
import { ChangesByName } from './parts/changes-by-name.tsx'
import { leftOutPageAt, useLeftOutPage } from './parts/left-out-page.ts'
import { LeftOutRows, tellsLeftOut } from './parts/left-out-rows.tsx'
import { ReportView } from './parts/report-view.tsx'
import { useChanges } from './parts/use-changes.ts'
import { WithheldCells } from './parts/withheld-cells.tsx'
import styles from './personnel-file.module.css'
import { QuestionReply } from './question-reply.tsx'
import { useTexts } from './texts.ts'

const ASK_AGAIN_SECONDS = 5

/** One uploaded file: its status, its history and its findings. */
export function CaseScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    contract.personnelFile.get,
    clientNumber === null ? null : { params: { clientNumber, id } },
    { againAfterSeconds: ASK_AGAIN_SECONDS },
  )
  return (
    <SteadyDetailsScreen
      answer={answer}
      title={t('case.title', { number: id })}
      back={{ to: portalPath('personnelFile'), text: t('case.back') }}
      missing={{ code: 'NOT_FOUND', title: t('case.notFound'), text: t('case.notFoundText') }}
      head={({ number, status }) => ({
        title: t('case.title', { number }),
        tag: <CaseStatusTag status={status} />,
      })}
      lines={6}
      className={styles.page}
    >
      {upload => <CaseParts upload={upload} />}
    </SteadyDetailsScreen>
  )
}

function CaseParts({ upload }: { readonly upload: UploadDetails }) {
  const t = useTexts()
  const { clientNumber, id } = upload
  const [isReplied, setIsReplied] = useState(false)
  const told = useRef<HTMLDivElement>(null)
  // The form is gone once the reply is sent, so focus moves to the result.
  useEffect(() => {
    if (isReplied) told.current?.focus()
  }, [isReplied])
  return (
    <>
      <div role="status" ref={told} tabIndex={-1} className={styles.told}>
        {isReplied && (
          <InlineMessage tone="success" title={t('reply.sent')}>
            {t('reply.sentText')}
          </InlineMessage>
        )}
      </div>
      <QuestionReply
        upload={upload}
        onSent={() => setIsReplied(true)}
        onDropped={() => told.current?.focus()}
      />
      <Columns>
        <Column>
          <CaseProgress upload={upload} />
          <Section title={t('case.history')}>
            <CaseHistory
              entries={historyBelow(upload)}
              unnamed={t('case.worker')}
              fetchAttachment={attachment =>
                callEndpoint(contract.personnelFile.downloadAttachment, {
                  params: { clientNumber, id, attachment },
                })
              }
            />
          </Section>
        </Column>
        <CaseFacts upload={upload} />
      </Columns>
      <Changes upload={upload} />
      {tellsLeftOut(upload) && <LeftOut upload={upload} />}
      <WithheldCells cells={upload.withheld} />
      <section className={styles.section} aria-labelledby="report">
        <h2 id="report">{t('case.report')}</h2>
        <ReportView report={upload.report} headingLevel={3} />
      </section>
    </>
  )
}

/** The history without the text that leads the page: the question that waits for its answer, or the reason of a rejection. */
function historyBelow({ status, history }: UploadDetails): readonly HistoryEntry[] {
  if (status !== 'FEEDBACK_REQUESTED' && status !== 'REJECTED') return history
  const last = history.at(-1)
  return last ? history.with(-1, { ...last, text: null }) : history
}

function Changes({ upload }: { readonly upload: UploadDetails }) {
  const { clientNumber, id, status } = upload
  const address = useChangesAddress()
  const isShown = isOpenCase(status) || status === 'IMPORTED'
  const answer = useChanges(
    contract.personnelFile.changes,
    isShown ? { params: { clientNumber, id }, query: address.query } : null,
  )
  return isShown && <ChangesByName answer={answer} address={address} isImported={status === 'IMPORTED'} />
}

function LeftOut({ upload }: { readonly upload: UploadDetails }) {
  const { clientNumber, id, leftOut, status } = upload
  const page = useLeftOutPage()
  const answer = useEndpoint(contract.personnelFile.leftOut, {
    params: { clientNumber, id },
    query: { page },
  })
  return <LeftOutRows count={leftOut} answer={answer} to={leftOutPageAt} status={status} />
}
