import { portalPath } from '@salvia/core/portal-paths'
import { sampleNotesContract } from '@salvia/core/sample-notes'
import { useParams } from 'react-router'
import { useClientNumber } from '../../state/company-scope.tsx'
import { useEndpoint } from '../../state/endpoint.ts'
import { Facts } from '../../ui/facts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTexts } from './texts.ts'

/** One of the list, in every state that it can be in. */
export function SampleNoteScreen() {
  const t = useTexts()
  const { id = '' } = useParams()
  const clientNumber = useClientNumber()
  const params = clientNumber === null ? null : { clientNumber, id }
  const answer = useEndpoint(sampleNotesContract.get, params && { params })
  const found = answer.state === 'ready' ? answer.data : undefined
  return (
    <>
      <PageHeader
        title={found?.title ?? t('one')}
        back={{ to: portalPath('sampleNotes'), text: t('back') }}
      />
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {found && <Facts facts={[{ label: t('column.due'), value: found.dueOn }]} />}
      <p>{found?.text}</p>
    </>
  )
}
