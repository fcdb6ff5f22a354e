import type { Report } from '@salvia/core/personnel-file'

/** Some cells around the first place of a check, masked as the report is. */
export interface Frame {
  readonly findingId: string
  /** Position of the found cell among `cells`. */
  readonly at: number
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

/** One file that was validated. */
export interface Review {
  /** As the user wrote it, identity numbers masked. */
  readonly path: string
  readonly report: Report
  /** For people only: empty where no result is rendered. */
  readonly frames: readonly Frame[]
  readonly milliseconds: number
  /** Places rendered for each check; 0 for all. */
  readonly placesPerCheck: number
}
