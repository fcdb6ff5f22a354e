import { CERTIFICATES_DOWNLOADABLE_FROM } from '../limits/index.ts'
import type { IsoDate } from '../primitives/index.ts'

/** Whether the document of a certificate can be downloaded, and if not, why. */
export const DOWNLOADABILITIES = ['downloadable', 'issued-too-early', 'no-document'] as const
export type Downloadability = (typeof DOWNLOADABILITIES)[number]

/**
 * Certificates that were issued on 2 February 2025 or later can be downloaded, where the journal has given the document.
 * @spec §9
 */
export function downloadability({
  issued,
  hasDocument,
}: {
  /** Null for a monitoring and a manual entry. */
  readonly issued: IsoDate | null
  readonly hasDocument: boolean
}): Downloadability {
  if (issued !== null && issued < CERTIFICATES_DOWNLOADABLE_FROM) return 'issued-too-early'
  return hasDocument ? 'downloadable' : 'no-document'
}
