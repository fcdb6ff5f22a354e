import type { Report, Template } from '@salvia/core/personnel-file'
import type { DemoUpload } from '@salvia/fixtures/demo-world'
import type { StoredFile } from '../adapters/files/file-store.ts'
import type { Db } from '../db/database.ts'
import {
  personnelFileCases,
  personnelFileChanges,
  personnelFileHistory,
} from '../db/schema/personnel-file.ts'

/** A finished upload with the result of its review and the key of its bytes. */
interface SeededUpload {
  readonly upload: DemoUpload
  readonly report: Report
  readonly template: Template
  readonly fileKey: string
  readonly stored: StoredFile
  readonly nameOf: (accountId: string) => string
}

/** Inserts an upload into an empty database as if it had been sent and imported. */
export async function insertUpload(tx: Db, seeded: SeededUpload): Promise<void> {
  const { upload, report, template, fileKey, stored, nameOf } = seeded
  const { id, clientNumber, source, status, comment, extensiveChanges, senderAccountId, joined } = upload
  const { format } = report.file
  if (!format) throw new Error('A demo upload cannot be read.')
  await tx.insert(personnelFileCases).values({
    ...{ id, clientNumber, source, status, comment, extensiveChanges, senderAccountId, fileKey },
    ...{ report, template, format, ...stored, ...upload.changes },
    name: upload.fileName,
    senderName: nameOf(senderAccountId),
    rows: report.rows,
    errors: report.counts.error,
    warnings: report.counts.warning,
    submittedAt: upload.submittedAt,
    finishedAt: upload.finishedAt,
    importedAt: upload.importedAt,
  })
  if (joined.length > 0) {
    await tx.insert(personnelFileChanges).values(
      joined.map(({ employeeId, row, unitPath }) => ({
        ...{ caseId: id, kind: 'joining' as const, row, employeeId },
        toPath: [...unitPath],
      })),
    )
  }
  await tx.insert(personnelFileHistory).values(
    upload.history.map(({ at, event, from, to, accountId, text }) => ({
      caseId: id,
      at,
      event,
      fromStatus: from,
      toStatus: to,
      byName: accountId === null ? null : nameOf(accountId),
      byCaseWorker: accountId !== null && accountId !== senderAccountId,
      text,
    })),
  )
}
