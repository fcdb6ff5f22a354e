import type { CaseStatus } from './case-status.ts'

/** The uploads of a company that matter: the ongoing one, the last imported and the last rejected. */
export interface LatestUploads<T> {
  readonly ongoing: T | null
  readonly lastImport: T | null
  readonly lastRejected: T | null
  /** A case worker has taken up the ongoing upload. */
  readonly inProgress: boolean
}

const NOT_IN_PROGRESS: readonly CaseStatus[] = ['UPLOADED', 'FEEDBACK_REQUESTED', 'REVIEWING']

/**
 * Picks them from all uploads. The newest is ongoing unless it is rejected or imported; among the rest, the first
 * imported and the first rejected are picked.
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
