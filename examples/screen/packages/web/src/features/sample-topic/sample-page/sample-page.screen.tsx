import { profileContract } from '@salvia/core/profile'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Facts } from '../../../ui/facts.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useTexts } from './texts.ts'

/** What a call answers about the chosen company, in every state that the screen can be in. */
export function SamplePageScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const params = clientNumber === null ? null : { clientNumber }
  const answer = useEndpoint(profileContract.getForCompany, params && { params })
  return (
    <>
      <PageHeader title={t('title')} />
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && (
        <Facts facts={[{ label: t('unit'), value: answer.data.unit?.path.join(' / ') }]} />
      )}
    </>
  )
}
