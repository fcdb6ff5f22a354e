import type { MatterKind, MatterRow } from '@salvia/core/matters'
import { portalPath } from '@salvia/core/portal-paths'

/** The page of one matter for a case worker, by its kind. A kind that is left out has none. */
const PAGES: Readonly<Partial<Record<MatterKind, 'backOfficeOrder'>>> = { order: 'backOfficeOrder' }

/** Where a case worker opens a matter; null for one of a kind without a page. */
export function matterAddress({ kind, id }: Pick<MatterRow, 'kind' | 'id'>): string | null {
  const page = PAGES[kind]
  return page ? portalPath(page, { id }) : null
}
