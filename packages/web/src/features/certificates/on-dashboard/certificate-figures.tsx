import { contract } from '@salvia/core/api'
import { certificatesList } from '@salvia/core/certificates'
import { readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { ListFigure } from '../../../parts/dashboard/list-figure.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { useTexts } from './texts.ts'

/** How many certificates and monitorings are expired, and how many expire soon. */
export function CertificateFigures() {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const common = {
    list: certificatesList,
    calls: contract.certificates,
    params: clientNumber === null ? null : { clientNumber },
    to: portalPath('certificates'),
  }
  return (
    <>
      <ListFigure
        {...common}
        query={readListQuery(certificatesList, { status: 'expired' })}
        label={count => t('figure.expired', { count })}
      />
      <ListFigure
        {...common}
        query={readListQuery(certificatesList, { status: 'expires-soon' })}
        label={count => t('figure.soon', { count })}
      />
    </>
  )
}
