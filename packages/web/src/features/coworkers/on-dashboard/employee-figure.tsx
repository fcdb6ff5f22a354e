import { coworkersContract, coworkersList } from '@salvia/core/coworkers'
import { readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { ListFigure } from '../../../parts/dashboard/list-figure.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { profileAtom } from '../../../state/profile.state.ts'
import { useTexts } from './texts.ts'

/** How many employees the company has. */
export function EmployeeFigure() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const pid = useAtomValue(profileAtom)?.pidHash
  return (
    <ListFigure
      list={coworkersList}
      calls={coworkersContract}
      query={readListQuery(coworkersList, {})}
      params={clientNumber !== null && typeof pid === 'string' ? { clientNumber, pid } : null}
      to={portalPath('coworkers')}
      label={count => t('employees', { count })}
    />
  )
}
