import { contract } from '@salvia/core/api'
import { customersList } from '@salvia/core/customers'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { EmptyState } from '../../../ui/panel.tsx'
import { useCustomerColumns } from './customers-columns.tsx'
import { useTexts } from './texts.ts'

const NO_PARAMS = {}

/** The provider's customers, for its case workers. */
export function CustomersScreen() {
  const t = useTexts()
  const list = useList(customersList, contract.customers, NO_PARAMS)
  const { filter, q } = list.query
  return (
    <ListScreen
      list={list}
      title={t('list.title')}
      texts={(key, values) => t(`list.${key}`, values)}
      columns={useCustomerColumns()}
      rowKey={row => row.clientNumber}
      nothing={
        filter === 'closed' &&
        q === '' && <EmptyState title={t('list.emptyClosed')}>{t('list.emptyClosedText')}</EmptyState>
      }
    />
  )
}
