import type { HistoryEntry, Upload } from '@salvia/core/personnel-file'
import type { personnelFileCases, personnelFileHistory } from '../../db/schema/personnel-file.ts'
import { attachmentOf } from '../attachments/attachments.ts'
import type { CaseAttachmentRow } from './attachments.store.ts'

type CaseRow = typeof personnelFileCases.$inferSelect
export type HistoryRow = typeof personnelFileHistory.$inferSelect

/** A case without its report and template. The report may be large, and few callers need it. */
export type CaseFacts = Omit<CaseRow, 'report' | 'template'> & {
  /** The number of the earlier case whose question this file answers. */
  readonly answersNumber: number | null
}

/** The number of a case as people write it. */
export function caseNumber(row: Pick<CaseRow, 'number'>): string {
  return `P-${row.number}`
}

export type Viewer = 'customer' | 'caseWorker'

/** For whom a history is, and below which address its files are downloaded; absent for who may not. */
interface HistoryView {
  readonly viewer: Viewer
  readonly filesAt?: string | undefined
  readonly attachments: readonly CaseAttachmentRow[]
}

/** A case as the viewer may see it. Customers do not see which case worker sent a file for them. */
export function uploadOf(row: CaseFacts, viewer: Viewer): Upload {
  return {
    id: row.id,
    number: caseNumber(row),
    clientNumber: row.clientNumber,
    name: row.name,
    bytes: row.bytes,
    sha256: row.sha256,
    format: row.format,
    source: row.source,
    status: row.status,
    comment: row.comment,
    extensiveChanges: row.extensiveChanges,
    uploadedAt: row.submittedAt,
    uploadedBy: viewer === 'customer' && row.source === 'ADMIN' ? null : row.senderName,
    finishedAt: row.finishedAt,
    rows: row.rows,
    errors: row.errors,
    warnings: row.warnings,
    feedbackDeadline: row.feedbackDeadline,
    answers: answeredBy(row),
  }
}

function answeredBy({ answersCaseId: id, answersNumber: number }: CaseFacts): Upload['answers'] {
  return id === null || number === null ? null : { id, number: caseNumber({ number }) }
}

/** A history entry as the viewer may see it. Customers do not see which case worker did it. */
export function historyEntryOf(row: HistoryRow, { viewer, filesAt, attachments }: HistoryView): HistoryEntry {
  return {
    at: row.at,
    event: row.event,
    from: row.fromStatus,
    to: row.toStatus,
    by: row.byCaseWorker && viewer === 'customer' ? null : row.byName,
    text: row.text,
    attachments: attachments
      .filter(({ historyId }) => historyId === row.id)
      .map(attachment => attachmentOf(attachment, filesAt)),
  }
}
