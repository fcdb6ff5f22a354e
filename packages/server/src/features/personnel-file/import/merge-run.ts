import type { Instant } from '@salvia/core/primitives'

/** An import while its transaction runs. It merges the staged rows of a case into the employees of a client number. */
export interface MergeRun {
  readonly caseId: string
  readonly clientNumber: string
  readonly now: Instant
}
