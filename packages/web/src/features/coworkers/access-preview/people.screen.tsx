import { previewPeopleList } from '@salvia/core/access-preview'
import { contract } from '@salvia/core/api'
import { portalPath } from '@salvia/core/portal-paths'
import { ListScreen } from '../../../parts/list/list-screen.tsx'
import { useListAddress } from '../../../parts/list/opened-row.tsx'
import { useList } from '../../../parts/list/use-list.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { isHrAtom } from '../../../state/profile.state.ts'
import { HrOnly } from './hr-only.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { useTexts } from './texts.ts'

/** Who has an account at the company, for HR: each leads to what that person sees. */
export function PeopleScreen() {
  return useAtomValue(isHrAtom) ? <People /> : <HrOnly />
}

function People() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const list = useList(
    previewPeopleList,
    contract.accessPreview,
    clientNumber === null ? null : { clientNumber },
  )
  const back = { to: useListAddress(portalPath('coworkers')), text: t('back') }
  return (
    <ListScreen
      list={list}
      title={t('people.title')}
      back={back}
      texts={(key, values) => t(`people.${key}`, values)}
      columns={usePeopleColumns()}
      rowKey={row => row.id}
      help={{ title: t('people.help'), texts: [t('people.reach'), t('people.choose')] }}
    />
  )
}
