import { type AttachmentState, isOpenable } from '../conversations/index.ts'
import type { IsoDate } from '../primitives/index.ts'
import { DOWNLOADABLE_FROM } from './downloadable-from.ts'

/** Whether the document of an entry can be downloaded, and if not, why. */
export const DOWNLOADABILITIES = [
  'downloadable',
  'issued-too-early',
  'no-document',
  'being-scanned',
  'infected',
] as const
export type Downloadability = (typeof DOWNLOADABILITIES)[number]

/** What the rule asks about an entry. */
interface IssuedDocument {
  /** Null for a monitoring and a manual entry. */
  readonly issued: IsoDate | null
  /** What the virus scan says of the document; null where there is none. */
  readonly document: AttachmentState | null
}

/**
 * A certificate that was issued on 2 February 2025 or later can be downloaded, unless the virus scan holds its document
 * back. One that was issued earlier cannot, whether it has a document or not.
 * @spec §9
 * @example downloadability({ issued: isoDate(2025, 2, 1), document: 'clean' }) // 'issued-too-early'
 */
export function downloadability({ issued, document }: IssuedDocument): Downloadability {
  if (issued !== null && issued < DOWNLOADABLE_FROM) return 'issued-too-early'
  if (document === null) return 'no-document'
  if (isOpenable(document)) return 'downloadable'
  return document === 'infected' ? 'infected' : 'being-scanned'
}
