import { coworkersContract, coworkersList } from '@salvia/core/coworkers'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Employees by name or identity number. The search is in no address. */
export async function findCoworkers(q: string, { clientNumber }: PaletteUser): Promise<PaletteHits> {
  return listHits({
    list: coworkersList,
    calls: coworkersContract,
    words: { q },
    params: { clientNumber: clientNumber ?? '' },
    page: 'coworkers',
    hitOf: employee => ({
      key: employee.id,
      label: fullName(employee),
      detail: employee.unit.path.at(-1) ?? '',
      to: portalPath('coworker', { id: employee.pidHash }),
    }),
  })
}
