import {
  certificateStatuses,
  certificatesContract,
  certificatesList,
  MEDICAL_CHECKS,
} from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Certificates and monitorings by the employee's name or identity number. Each leads to the list, searched for the name. */
export async function findCertificates(
  q: string,
  { clientNumber, locale }: PaletteUser,
): Promise<PaletteHits> {
  return listHits({
    list: certificatesList,
    calls: certificatesContract,
    words: { q },
    params: { clientNumber: clientNumber ?? '' },
    page: 'certificates',
    hitOf: ({ id, employee, check, status }) => {
      const name = fullName(employee)
      return {
        key: id,
        label: name,
        detail: `${MEDICAL_CHECKS[check].name[locale]} · ${certificateStatuses.table[status].text[locale]}`,
        to: `${portalPath('certificates')}?${new URLSearchParams({ q: name })}`,
      }
    },
  })
}
