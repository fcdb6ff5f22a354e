import { contract } from '@salvia/core/api'
import { orderCasesList } from '@salvia/core/order-cases'
import { portalPath } from '@salvia/core/portal-paths'
import { MessageSquareText } from 'lucide-react'
import { useNavigate } from 'react-router'
import { ListScreen } from '../../../../parts/list/list-screen.tsx'
import { useList } from '../../../../parts/list/use-list.ts'
import { EmptyState } from '../../../../ui/panel.tsx'
import { useOrderQueueColumns } from './order-queue-columns.tsx'
import { useTexts } from './texts.ts'

const NO_PARAMS = {}
const ASK_AGAIN = { againAfterSeconds: 30 }

/** The queue of orders over all customers, for the provider's case workers. */
export function OrderQueueScreen() {
  const t = useTexts()
  const navigate = useNavigate()
  const list = useList(orderCasesList, contract.orderCases, NO_PARAMS, ASK_AGAIN)
  const { filter, q, asked } = list.query
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={(key, values) => t(`list.${key}`, values)}
      columns={useOrderQueueColumns(filter)}
      rowKey={row => row.id}
      menu={[
        {
          label: t('templates'),
          icon: MessageSquareText,
          onAct: () => void navigate(portalPath('backOfficeReplyTemplates')),
        },
      ]}
      nothing={
        filter !== 'open' &&
        q === '' &&
        asked.unanswered !== true && (
          <EmptyState title={t(`none.${filter}.title`)}>{t(`none.${filter}.text`)}</EmptyState>
        )
      }
    />
  )
}
