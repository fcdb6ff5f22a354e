import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { useParams } from 'react-router'
import styles from '../../../parts/case-worker/case-worker.module.css'
import { SteadyDetailsScreen } from '../../../parts/details-screen/steady-details-screen.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import { Column, Columns } from '../../../ui/columns.tsx'
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
  return (
    <SteadyDetailsScreen
      answer={answer}
      title={t('customer.untitled')}
      back={{ to: portalPath('backOfficeCustomers'), text: t('customer.back') }}
      missing={{
        code: 'NOT_FOUND',
        hasFreeId: true,
        title: t('customer.notFound'),
        text: t('customer.notFoundText'),
      }}
      head={({ name, state }) => ({ title: name, tag: <CustomerStateTag state={state} /> })}
      lines={6}
      className={styles.page}
    >
      {customer => (
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
    </SteadyDetailsScreen>
  )
}
