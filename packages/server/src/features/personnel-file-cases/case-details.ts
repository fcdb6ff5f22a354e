import {
  type CaseSummary,
  isExtensiveChange,
  isOpenCase,
  mayImport,
  openActions,
} from '@salvia/core/personnel-file'
import type { Instant } from '@salvia/core/primitives'
import { companyNames } from '../../access/companies.store.ts'
import type { Db } from '../../db/database.ts'
import { changesOf, countsOf, isConfirmed } from '../personnel-file/case-changes.ts'
import { sendersOf } from '../personnel-file/case-mail/senders.store.ts'
import type { CaseFacts } from '../personnel-file/case-rows.ts'
import { countOlderOpen, stateOf } from '../personnel-file/cases.store.ts'
import { uploadSummary } from '../personnel-file/upload-summary.ts'

/** The case worker who views the case, and when. */
interface CaseViewer {
  readonly now: Instant
  readonly accountId: string
}

/**
 * A case as its case worker sees it: the changes compared with the staff of today, and the possible actions. The report
 * is a separate call.
 */
export async function caseSummary(
  db: Db,
  row: CaseFacts,
  { now, accountId }: CaseViewer,
): Promise<CaseSummary> {
  const summary = await uploadSummary(db, row, {
    viewer: 'caseWorker',
    address: `cases/${row.id}`,
    mayDownload: { original: true, attachments: true },
  })
  const names = await companyNames(db, [row.clientNumber])
  const counts = await countsOf(db, row)
  const isImporter = mayImport(row.senderAccountId, accountId)
  const actions = openActions(await stateOf(db, row), now)
  return {
    ...summary,
    ...(counts && { extensiveChanges: isExtensiveChange(counts) }),
    company: names.get(row.clientNumber) ?? row.clientNumber,
    uploadedByEmail: (await sendersOf(db, row))[0]?.email ?? null,
    olderOpen: isOpenCase(row.status) ? await countOlderOpen(db, row) : 0,
    isOwnUpload: !isImporter,
    actions: actions.filter(action => action !== 'import' || isImporter),
    changes: changesOf(row, counts),
    needsConfirmation: counts !== undefined && isExtensiveChange(counts) && !isConfirmed(row, counts),
  }
}
