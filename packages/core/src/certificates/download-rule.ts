import { CERTIFICATES_DOWNLOADABLE_FROM } from '../limits/index.ts'
import type { IsoDate } from '../primitives/index.ts'

/** Whether the document of a certificate can be downloaded, and if not, why. @spec §9 */
export type Downloadability =
  | { readonly kind: 'downloadable' }
  | { readonly kind: 'not'; readonly why: 'issued-too-early' | 'no-document' }

/** Certificates from 2 February 2025 on can be downloaded. */
export function downloadability(certificate: {
  /** Null for a monitoring and a manual entry. */
  readonly issued: IsoDate | null
  readonly hasDocument: boolean
}): Downloadability {
  const { issued, hasDocument } = certificate
  if (issued !== null && issued < CERTIFICATES_DOWNLOADABLE_FROM)
    return { kind: 'not', why: 'issued-too-early' }
  return hasDocument ? { kind: 'downloadable' } : { kind: 'not', why: 'no-document' }
}
