import { contract } from '@salvia/core/api'
import { certificatesList } from '@salvia/core/certificates'
import { CERTIFICATE_WARNING_DAYS } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { ListFigure } from '../../../parts/dashboard/list-figure.tsx'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { SOON } from './counted-queries.ts'
import { useTexts } from './texts.ts'

/** How many certificates and monitorings expire soon. The todo items ask the same, so that it is one call. */
export function CertificateFigure() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  return (
    <ListFigure
      list={certificatesList}
      calls={contract.certificates}
      query={SOON}
      params={clientNumber === null ? null : { clientNumber }}
      to={portalPath('certificates')}
      label={count => t('figure', { count, days: CERTIFICATE_WARNING_DAYS })}
    />
  )
}
