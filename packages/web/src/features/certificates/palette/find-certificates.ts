import { contract } from '@salvia/core/api'
import { certificateStatuses, certificatesList, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Certificates and monitorings by the name or number of the employee. */
export async function findCertificates(
  q: string,
  { clientNumber, locale }: PaletteUser,
): Promise<PaletteHits> {
  return listHits({
    list: certificatesList,
    calls: contract.certificates,
    words: { q },
    params: { clientNumber: clientNumber ?? '' },
    page: 'certificates',
    hitOf: ({ id, employee, check, status }) => ({
      key: id,
      label: `${employee.firstName} ${employee.lastName}`,
      detail: `${MEDICAL_CHECKS[check].name[locale]} · ${certificateStatuses.table[status].text[locale]}`,
      to: portalPath('certificatesPerson', { id: employee.id }),
    }),
  })
}
