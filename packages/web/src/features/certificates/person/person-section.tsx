import { contract } from '@salvia/core/api'
import type { EmployeeSectionProps } from '../../../parts/timeline/timeline-source.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { ErrorPanel, Section } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PersonEntries } from './person-entries.tsx'
import { useTexts } from './texts.ts'

/** The medical check-ups of an employee, on the employee's page. They load and fail by themselves. */
export function PersonSection({ pidHash }: EmployeeSectionProps) {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const answer = useEndpoint(
    contract.certificates.person,
    clientNumber === null ? null : { params: { clientNumber, id: pidHash } },
  )
  return (
    <Section title={t('title')}>
      {answer.state === 'loading' && <Skeleton lines={4} />}
      {answer.state === 'failed' && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {answer.state === 'ready' && <PersonEntries person={answer.data} />}
    </Section>
  )
}
