import { contract } from '@salvia/core/api'
import { PAGE_SIZE_MAX } from '@salvia/core/limits'
import { caseStatuses } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'
import { isCaseFound, maybeCaseNumber } from '../../../parts/personnel-file/case-number.ts'
import { callEndpoint } from '../../../state/api.ts'

/** The company's cases by number. What is searched for is not sent. */
export async function findUploads(q: string, { clientNumber, locale }: PaletteUser): Promise<PaletteHits> {
  if (!maybeCaseNumber(q) || clientNumber === null) return { hits: [], total: 0 }
  const { items } = await callEndpoint(contract.personnelFile.list, {
    params: { clientNumber },
    query: { pageSize: PAGE_SIZE_MAX },
  })
  const found = items.filter(({ number }) => isCaseFound(q, number))
  const hits = found.slice(0, MOST_HITS).map(({ id, number, status }) => ({
    key: id,
    label: number,
    detail: caseStatuses.table[status].text[locale],
    to: portalPath('personnelFileCase', { id }),
  }))
  return { hits, total: found.length }
}
