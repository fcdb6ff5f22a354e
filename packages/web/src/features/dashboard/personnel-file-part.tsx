import { contract } from '@salvia/core/contract'
import { isOpenCase, type Upload } from '@salvia/core/personnel-file'
import { href } from '../../parts/paths.ts'
import { CaseStatusTag } from '../../parts/personnel-file/case-status-tag.tsx'
import { CaseSteps } from '../../parts/personnel-file/case-steps.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/profile.state.ts'
import { DateText } from '../../ui/date-text.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { Link } from '../../ui/link.tsx'
import { Card, ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { useTexts } from './texts.ts'
import { Todo, type TodoItem } from './todo.tsx'

/** What the personnel file asks of the user, and the file that is under way. */
export function PersonnelFilePart() {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const uploads = useEndpoint(contract.personnelFile.list, clientNumber ? { params: { clientNumber } } : null)
  const todo = useTodo(uploads.state === 'ready' ? uploads.data : null)
  if (uploads.state === 'loading') {
    return (
      <Card title={t('todo.title')}>
        <Skeleton lines={2} />
      </Card>
    )
  }
  if (uploads.state === 'failed') {
    return (
      <Card title={t('todo.title')}>
        <ErrorPanel {...uploads.failure} onRetry={uploads.retry} />
      </Card>
    )
  }
  const { ongoing } = uploads.data
  return (
    <>
      <Todo items={todo} />
      {ongoing && isOpenCase(ongoing.status) && <Ongoing upload={ongoing} />}
    </>
  )
}

interface Uploads {
  readonly ongoing: Upload | null
  readonly items: readonly Upload[]
}

function useTodo(uploads: Uploads | null): TodoItem[] {
  const t = useTexts()
  const newest = uploads?.items[0]
  // A question stays to be answered when a newer file has been sent meanwhile.
  const asked = uploads?.items.filter(({ status }) => status === 'FEEDBACK_REQUESTED') ?? []
  if (asked.length > 0) {
    return asked.map(upload => ({
      key: upload.id,
      to: caseOf(upload),
      title: t('todo.feedback'),
      detail: (
        <>
          <IdText>{upload.number}</IdText>.{' '}
          {upload.feedbackDeadline && (
            <>
              {t('todo.deadline')} <DateText moment={upload.feedbackDeadline} />.{' '}
            </>
          )}
          {t('todo.feedbackText')}
        </>
      ),
    }))
  }
  if (newest?.status === 'REJECTED') {
    return [{ key: newest.id, to: caseOf(newest), title: t('todo.rejected'), detail: t('todo.rejectedText') }]
  }
  return []
}

const caseOf = (upload: Upload): string => href('personnelFileCase', { id: upload.id })

function Ongoing({ upload }: { readonly upload: Upload }) {
  const t = useTexts()
  return (
    <Card title={t('ongoing.title')} aside={<CaseStatusTag status={upload.status} />}>
      <CaseSteps status={upload.status} />
      <SummaryList
        rows={[
          { label: t('ongoing.file'), value: upload.name },
          { label: t('ongoing.case'), value: <IdText>{upload.number}</IdText> },
          { label: t('ongoing.sent'), value: <DateText moment={upload.uploadedAt} as="time" /> },
        ]}
      />
      <p>
        <Link to={caseOf(upload)}>{t('ongoing.show')}</Link>
      </p>
    </Card>
  )
}
