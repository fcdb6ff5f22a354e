import { contract } from '@salvia/core/api'
import { isNarrowed } from '@salvia/core/lists'
import { MATTER_KINDS, mattersList } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'
import { MessageSquareText } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { offeredChoices } from '../../../parts/list/list-choices.ts'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom, readProfileAgain } from '../../../state/profile.state.ts'
import { Link } from '../../../ui/link.tsx'
import type { MenuAction } from '../../../ui/overlay/action-menu.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { useMatterQueueColumns } from './matter-queue-columns.tsx'
import { useTexts } from './texts.ts'

const NO_PARAMS = {}
const ASK_AGAIN = { againAfterSeconds: 30 }

/** The queue of matters of all kinds over all customers, for the provider's case workers. */
export function MatterQueueScreen() {
  const t = useTexts()
  const menu = useMenu()
  const list = useList(mattersList, contract.matters, NO_PARAMS, ASK_AGAIN)
  const { filter, asked } = list.query
  const kinds = list.page?.kinds ?? []
  // A function was taken: the server tells nothing of its kind any more.
  const hasNone = list.page?.kinds.length === 0
  useEffect(() => {
    if (hasNone) readProfileAgain()
  }, [hasNone])
  const hasSeveral = kinds.length > 1
  // A kind that the address asks for can be taken back by everybody, or the queue would be narrowed unseen.
  const offered = hasSeveral || !asked.kind ? kinds : [asked.kind]
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={(key, values) => t(`list.${key}`, values)}
      columns={useMatterQueueColumns(filter, hasSeveral)}
      rowKey={row => row.id}
      {...((hasSeveral || asked.kind) && { choices: { kind: offeredChoices(MATTER_KINDS, offered) } })}
      menu={menu}
      remark={filter !== 'handled' && <HandledUnanswered count={list.page?.handledUnanswered ?? 0} />}
      nothing={
        filter !== 'open' &&
        !isNarrowed(list.query) && (
          <EmptyState title={t(`none.${filter}.title`)}>{t(`none.${filter}.text`)}</EmptyState>
        )
      }
    />
  )
}

/** A customer's message does not open a handled matter again, so it is told where the open ones stand. */
function HandledUnanswered({ count }: { readonly count: number }) {
  const t = useTexts()
  if (count === 0) return null
  return (
    <>
      {t('handledUnanswered', { count })}{' '}
      <Link to={`${portalPath('backOfficeMatters')}?status=handled&unanswered=true`}>{t('show')}</Link>
    </>
  )
}

/** The reply templates, for those who answer orders. */
function useMenu(): readonly MenuAction[] {
  const t = useTexts()
  const navigate = useNavigate()
  const isLacking = useAtomValue(profileAtom)?.functions.includes('orders') === false
  if (isLacking) return []
  const onAct = () => void navigate(portalPath('backOfficeReplyTemplates'))
  return [{ label: t('templates'), icon: MessageSquareText, onAct }]
}
