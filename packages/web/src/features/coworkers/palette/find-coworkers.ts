import { coworkersContract, coworkersList } from '@salvia/core/coworkers'
import { portalPath } from '@salvia/core/portal-paths'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/**
 * Employees by name or identity number. One of them is opened as the list searched by name, since an identity number
 * must not stand in an address.
 */
export async function findCoworkers(q: string, { clientNumber }: PaletteUser): Promise<PaletteHits> {
  return listHits({
    list: coworkersList,
    calls: coworkersContract,
    words: { q },
    params: { clientNumber: clientNumber ?? '' },
    page: 'coworkers',
    hitOf({ id, firstName, lastName, unit }) {
      const name = `${firstName} ${lastName}`
      return {
        key: id,
        label: name,
        detail: unit.path.at(-1) ?? '',
        to: `${portalPath('coworkers')}?${new URLSearchParams({ q: name })}`,
      }
    },
  })
}
