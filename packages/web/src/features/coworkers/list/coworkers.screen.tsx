import { contract } from '@salvia/core/api'
import { coworkersList } from '@salvia/core/coworkers'
import { ListScreen } from '../../parts/list/list-screen.tsx'
import { useList } from '../../parts/list/use-list.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom, isPlacedAtom, profileAtom } from '../../state/profile.state.ts'
import { EmptyState } from '../../ui/panel.tsx'
import { useCoworkerColumns } from './coworkers-columns.tsx'
import { useTexts } from './texts.ts'

/** The paragraphs of the help: what the list shows, what can be searched for, and why some employees may not be ordered for. */
const HELP = ['reach', 'search', 'rules', 'self', 'ordering', 'colleague'] as const

/** The employees that the user is responsible for. @spec §2 */
export function CoworkersScreen() {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const pid = useAtomValue(profileAtom)?.pidHash
  const isPlaced = useAtomValue(isPlacedAtom)
  const isKnown = clientNumber !== null && typeof pid === 'string'
  const list = useList(coworkersList, contract.coworkers, isKnown ? { clientNumber, pid } : null)
  return (
    <ListScreen
      list={list}
      title={t('title')}
      texts={t}
      columns={useCoworkerColumns()}
      rowKey={row => row.id}
      help={{ title: t('help.title'), texts: HELP.map(text => t(`help.${text}`)) }}
      nothing={!isPlaced && <Unplaced />}
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
