import type { Instant } from '@salvia/core/primitives'

/** One import while its transaction runs: the staged rows of a case become the employees of a client number. */
export interface MergeRun {
  readonly caseId: string
  readonly clientNumber: string
  readonly now: Instant
}
