import { contract } from '@salvia/core/api'
import { PAGE_SIZE_MAX } from '@salvia/core/limits'
import { caseStatuses } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'
import { isCaseFound, maybeCaseNumber } from '../../../parts/personnel-file/case-number.ts'
import { callEndpoint } from '../../../state/api.ts'

/** Cases by number, open ones first. What is searched for is not sent. */
export async function findCases(q: string, { locale }: PaletteUser): Promise<PaletteHits> {
  if (!maybeCaseNumber(q)) return { hits: [], total: 0 }
  const pages = await Promise.all(
    (['open', 'finished'] as const).map(status =>
      callEndpoint(contract.cases.list, { query: { status, pageSize: PAGE_SIZE_MAX } }),
    ),
  )
  const found = pages.flatMap(({ items }) => items).filter(({ number }) => isCaseFound(q, number))
  const hits = found.slice(0, MOST_HITS).map(({ id, number, company, status }) => ({
    key: id,
    label: number,
    detail: `${company} · ${caseStatuses.table[status].text[locale]}`,
    to: portalPath('backOfficeCase', { id }),
  }))
  return { hits, total: found.length }
}
