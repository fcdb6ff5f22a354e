import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import { useEndpoint } from '../../../state/endpoint.ts'
import { usePageTitle } from '../../../state/page-title.state.ts'
import { Column, Columns } from '../../../ui/columns.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ErrorPanel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../back-office.module.css'
import { ClosingCard } from './closing-card.tsx'
import { CustomerFacts } from './customer-facts.tsx'
import { CustomerFile } from './customer-file.tsx'
import { CustomerStateTag } from './customer-state-tag.tsx'
import { CustomerTemplateCard } from './customer-template.tsx'
import { CustomerTokens } from './customer-tokens.tsx'
import { useTexts } from './texts.ts'
import { UsersSection } from './users-section.tsx'

/**
 * One customer, with a section for each task of a case worker. The long list is last, so that nobody must scroll past
 * it.
 */
export function CustomerScreen() {
  const t = useTexts()
  const { clientNumber = '' } = useParams()
  const answer = useEndpoint(contract.customers.get, { params: { clientNumber } })
  const customer = answer.state === 'ready' ? answer.data : undefined
  const isMissing = answer.state === 'failed' && answer.failure.code === 'NOT_FOUND'
  const title = isMissing ? t('customer.notFound') : (customer?.name ?? t('customer.untitled'))
  usePageTitle(title)
  // The same heading in all states, because focus was moved to it at navigation.
  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        back={{ to: portalPath('backOfficeCustomers'), text: t('customer.back') }}
        tag={customer && <CustomerStateTag state={customer.state} />}
      />
      {answer.state === 'loading' && <Skeleton lines={6} />}
      {isMissing && <p>{t('customer.notFoundText')}</p>}
      {answer.state === 'failed' && !isMissing && <ErrorPanel {...answer.failure} onRetry={answer.retry} />}
      {customer && (
        <>
          <CustomerFacts customer={customer} />
          <Columns>
            <Column>
              <CustomerFile customer={customer} />
              <CustomerTemplateCard clientNumber={customer.clientNumber} />
            </Column>
            <Column>
              <CustomerTokens clientNumber={customer.clientNumber} />
              <ClosingCard customer={customer} />
            </Column>
          </Columns>
          <UsersSection customer={customer} />
        </>
      )}
    </div>
  )
}
