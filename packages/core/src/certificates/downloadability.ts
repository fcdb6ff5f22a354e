import type { IsoDate } from '../primitives/index.ts'
import { DOWNLOADABLE_FROM } from './downloadable-from.ts'

/** Whether the document of an entry can be downloaded, and if not, why. */
export const DOWNLOADABILITIES = ['downloadable', 'issued-too-early', 'no-document'] as const
export type Downloadability = (typeof DOWNLOADABILITIES)[number]

/** What the rule asks about an entry. */
interface IssuedDocument {
  /** Null for a monitoring and a manual entry. */
  readonly issued: IsoDate | null
  readonly hasDocument: boolean
}

/**
 * A certificate that was issued on 2 February 2025 or later can be downloaded. One that was issued earlier cannot,
 * whether it has a document or not.
 * @spec §9
 * @example downloadability({ issued: isoDate(2025, 2, 1), hasDocument: true }) // 'issued-too-early'
 */
export function downloadability({ issued, hasDocument }: IssuedDocument): Downloadability {
  if (issued !== null && issued < DOWNLOADABLE_FROM) return 'issued-too-early'
  return hasDocument ? 'downloadable' : 'no-document'
}
