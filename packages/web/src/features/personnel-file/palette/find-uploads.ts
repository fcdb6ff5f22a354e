import { contract } from '@salvia/core/api'
import { caseStatuses, uploadsList } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** The company's cases by number or by the name of the file, the newest first. */
export async function findUploads(q: string, { clientNumber, locale }: PaletteUser): Promise<PaletteHits> {
  return listHits({
    list: uploadsList,
    calls: contract.personnelFile,
    words: { q },
    params: { clientNumber: clientNumber ?? '' },
    page: 'personnelFile',
    hitOf: ({ id, number, name, status }) => ({
      key: id,
      label: number,
      detail: `${name} · ${caseStatuses.table[status].text[locale]}`,
      to: portalPath('personnelFileCase', { id }),
    }),
  })
}
