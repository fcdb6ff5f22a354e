import { contract } from '@salvia/core/contract'
import { useParams } from 'react-router'
import { href } from '../../../parts/paths.ts'
import { useEndpoint } from '../../../state/endpoint.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../back-office.module.css'
import { ClosingCard } from './closing-card.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerStateTag } from './customer-state-tag.tsx'
import { useTexts } from './texts.ts'
import { UsersSection } from './users-section.tsx'

/** One customer: a section for each thing that a case worker does for it. */
export function CustomerScreen() {
  const t = useTexts()
  const { clientNumber = '' } = useParams()
  const answer = useEndpoint(contract.customers.get, { params: { clientNumber } })
  const customer = answer.state === 'ready' ? answer.data : undefined
  const isMissing = answer.state === 'failed' && answer.failure.code === 'NOT_FOUND'
  const title = isMissing ? t('customer.notFound') : (customer?.name ?? t('customer.untitled'))
  usePageTitle(title)
  // One heading through all states: focus came to it when the page was navigated to.
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{ to: href('backOfficeCustomers'), text: t('customer.back') }}
        tag={customer && <CustomerStateTag state={customer.state} />}
        meta={customer && t('customer.number', { number: customer.clientNumber })}
      />
      {answer.state === 'loading' && <Skeleton lines={6} />}
      {isMissing && <p>{t('customer.notFoundText')}</p>}
      {answer.state === 'failed' && !isMissing && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {customer && (
        <>
          <CustomerFacts customer={customer} />
          <UsersSection customer={customer} />
          <ClosingCard customer={customer} />
        </>
      )}
    </div>
  )
}
