import { MATTER_KINDS, type MatterRow } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'

/** Where a case worker opens a matter; null for one of a kind without a page. */
export function matterAddress({ kind, id }: Pick<MatterRow, 'kind' | 'id'>): string | null {
  const { pages } = MATTER_KINDS[kind]
  return pages && portalPath(pages.caseWorker, { id })
}
