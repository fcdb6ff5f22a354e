import {
  type CaseDetails,
  type Changes,
  isExtensiveChange,
  isOpenCase,
  openActions,
} from '@salvia/core/personnel-file'
import type { Db } from '../../db/database.ts'
import { type CaseRow, instantOf } from '../personnel-file/case-rows.ts'
import { stateOf } from '../personnel-file/cases.store.ts'
import { type ChangeCounts, countChanges } from '../personnel-file/import/changes.store.ts'
import { uploadDetails } from '../personnel-file/upload-details.ts'
import { companyNames } from './queue.store.ts'
import { recipientsOf } from './senders.store.ts'

/** A case as its case worker sees it: what would change against today, and what can be done now. */
export async function caseDetails(db: Db, row: CaseRow, now: Date): Promise<CaseDetails> {
  const details = await uploadDetails(db, row, {
    viewer: 'caseWorker',
    originalAt: `cases/${row.id}/original`,
  })
  const names = await companyNames(db, [row.clientNumber])
  const counts = await countsOf(db, row)
  return {
    ...details,
    ...(counts && { extensiveChanges: isExtensiveChange(counts) }),
    company: names.get(row.clientNumber) ?? row.clientNumber,
    uploadedByEmail: (await recipientsOf(db, row))[0]?.email ?? null,
    actions: openActions(await stateOf(db, row), instantOf(now)),
    changes: changesOf(row, counts, details.leftOut.length),
  }
}

/** Against today while the case is open; as it was when it ended. Undefined where the rows are not staged. */
export async function countsOf(db: Db, row: CaseRow): Promise<ChangeCounts | undefined> {
  if (isOpenCase(row.status)) return row.stagedAt ? countChanges(db, row.id, row.clientNumber) : undefined
  const { before, joining, leaving, moving } = row
  if (before === null || joining === null || leaving === null || moving === null) return undefined
  return { before, joining, leaving, moving }
}

/** Whether the rows of a case are being staged, or wait for their turn. */
export function isBeingStaged({ status, stagedAt, stagingFailedAt }: CaseRow): boolean {
  return isOpenCase(status) && !stagedAt && !stagingFailedAt
}

function changesOf(row: CaseRow, counts: ChangeCounts | undefined, leftOut: number): Changes {
  if (!counts) return { state: isBeingStaged(row) ? 'counting' : 'not-counted' }
  return {
    state: 'counted',
    ...counts,
    after: counts.before + counts.joining - counts.leaving,
    leftOut,
    extensive: isExtensiveChange(counts),
  }
}
