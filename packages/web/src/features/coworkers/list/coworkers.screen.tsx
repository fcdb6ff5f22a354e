import { contract } from '@salvia/core/api'
import { coworkersList } from '@salvia/core/coworkers'
import { portalPath } from '@salvia/core/portal-paths'
import { CircleQuestionMark, Copy, Eye } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RulesHelp } from '../../../parts/coworkers/rules-help.tsx'
import { WhyNotHere, WhyNotHereButton } from '../../../parts/coworkers/why-not-here.tsx'
import { useHelp } from '../../../parts/help-parameter.ts'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom, isHrAtom, isPlacedAtom, profileAtom } from '../../../state/profile.state.ts'
import { EmptyState } from '../../../ui/panel.tsx'
import { useCoworkerColumns } from './coworkers-columns.tsx'
import { OrderFor } from './order-for.tsx'
import { useTexts } from './texts.ts'
import { useCopyEmails } from './use-copy-emails.ts'

/** The paragraphs of the help above the rules: what the list shows, what can be searched for, who may be ordered for. */
const HELP = ['reach', 'search', 'rules'] as const

/** The employees that the user is responsible for. @spec §2 */
export function CoworkersScreen() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const pid = useAtomValue(profileAtom)?.pidHash
  const isPlaced = useAtomValue(isPlacedAtom)
  const isHr = useAtomValue(isHrAtom)
  const isKnown = clientNumber !== null && typeof pid === 'string'
  const list = useList(coworkersList, contract.coworkers, isKnown ? { clientNumber, pid } : null)
  const emails = useCopyEmails(list.page)
  const { topic } = useHelp()
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const canOrder = isOpen('orders') && list.page?.items.some(({ mayOrder }) => mayOrder)
  const askWhy = (): void => setIsAsking(true)
  const toAccess = (): void => void navigate(portalPath('accessPreview'))
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={t}
      columns={useCoworkerColumns()}
      rowKey={row => row.id}
      rowActions={canOrder ? row => <OrderFor coworker={row} /> : undefined}
      menu={[
        { label: t('menu.why'), icon: CircleQuestionMark, onAct: askWhy },
        { label: t('menu.copy'), icon: Copy, onAct: emails.copy },
        ...(isHr ? [{ label: t('menu.access'), icon: Eye, onAct: toAccess }] : []),
      ]}
      notice={emails.notice}
      help={{
        title: t('help.title'),
        texts: HELP.map(text => t(`help.${text}`)),
        more: <RulesHelp topic={topic} />,
      }}
      nothing={!isPlaced && <Unplaced />}
      noMatchWay={<WhyNotHereButton variant="tertiary" onAsk={askWhy} />}
      dialogs={
        <WhyNotHere
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          context={list.query.filter}
          search={list.query.q}
        />
      }
    />
  )
}

function Unplaced() {
  const t = useTexts()
  return (
    <EmptyState title={t('unplaced')} illustrated>
      {t('unplacedText')}
    </EmptyState>
  )
}
