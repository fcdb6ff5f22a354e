import type { CaseStatus } from './case-status.ts'

/** What matters among the uploads of a company. */
export interface LatestUploads<T> {
  readonly ongoing: T | null
  readonly lastImport: T | null
  readonly lastRejected: T | null
  /** A case worker has taken up the ongoing upload. */
  readonly inProgress: boolean
}

const NOT_IN_PROGRESS: readonly CaseStatus[] = ['UPLOADED', 'FEEDBACK_REQUESTED', 'REVIEWING']

/**
 * The newest upload is ongoing unless it is rejected or imported; of the rest the first imported and the first
 * rejected are kept.
 * @param newestFirst all uploads of one company
 * @spec §4
 */
export function latestUploads<T extends { readonly status: CaseStatus }>(
  newestFirst: readonly T[],
): LatestUploads<T> {
  const newest = newestFirst[0]
  const ongoing = newest && newest.status !== 'REJECTED' && newest.status !== 'IMPORTED' ? newest : null
  return {
    ongoing,
    lastImport: newestFirst.find(({ status }) => status === 'IMPORTED') ?? null,
    lastRejected: newestFirst.find(({ status }) => status === 'REJECTED') ?? null,
    inProgress: ongoing !== null && !NOT_IN_PROGRESS.includes(ongoing.status),
  }
}
