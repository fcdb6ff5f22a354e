import type { Readable } from 'node:stream'

/** What a virus scan found. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  | { readonly kind: 'infected'; readonly signature: string }
  /** Nothing is known of the file, because the scanner did not answer, or did not look at all of it. */
  | { readonly kind: 'not-scanned'; readonly reason: string }

/** Looks for viruses. */
export interface Scanner {
  /** Never throws: a scanner that fails has not scanned. */
  scan(content: Readable): Promise<ScanVerdict>
}
