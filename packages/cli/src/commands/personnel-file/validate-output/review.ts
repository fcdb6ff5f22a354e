import type { Report } from '@salvia/core/personnel-file'

/** The sign between the cells of a CSV file. */
export type Delimiter = NonNullable<Report['file']['delimiter']>

/** Some cells around the first place of a check, masked like the report. */
export interface Frame {
  readonly findingId: string
  /** Index of the found cell in `cells`. */
  readonly at: number
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

/** One validated file with its report. */
export interface Review {
  /** The path as the user typed it, with identity numbers masked. */
  readonly path: string
  readonly report: Report
  /** Only for the pretty format; else empty. */
  readonly frames: readonly Frame[]
  readonly milliseconds: number
  /** The user asked for values as they stand in the file. */
  readonly showValues: boolean
  /** Places shown for each check; 0 for all. */
  readonly placesPerCheck: number
}
