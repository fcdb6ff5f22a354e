import { stat } from 'node:fs/promises'
import { importRows, isOpenCase } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import { transaction } from '../../../db/transaction.ts'
import { asAppError } from '../../../http/problem.ts'
import type { Services } from '../../../services.ts'
import { moveCase } from '../case-event.store.ts'
import { type CaseRow, instantOf } from '../case-rows.ts'
import { findCase, lockCase } from '../cases.store.ts'
import { fileOnDisk } from '../file-on-disk.ts'
import { NODE_READING } from '../node-reading.ts'
import { incidentOf, newIncidentId } from '../review/incident.ts'
import { beginStaging, finishStaging, markStagingFailed, stageChunk } from './staging.store.ts'

const CHUNK_ROWS = 1000

/**
 * Stages the rows of a case that is open and not staged yet. A run that was cut off is begun anew. When the file
 * can't be read, the case goes to someone who looks into it, with a code for the log.
 */
export async function stageCase(services: Services, caseId: string): Promise<void> {
  const row = await findCase(services.db, { id: caseId })
  if (!row || !isOpenCase(row.status) || row.stagedAt) return
  try {
    const staged = await stageRows(services, row)
    await finishStaging(services.db, row, { staged, at: services.clock.now() })
  } catch (error) {
    // A database that is away comes back: the queue tries again.
    if (asAppError(error).code === 'SERVICE_UNAVAILABLE') throw error
    await investigate(services, caseId, error)
  }
}

/** The queue has tried for the last time: a case whose rows are still wanted goes to someone who looks into it. */
export async function abandonStaging(services: Services, caseId: string): Promise<void> {
  await investigate(services, caseId, new Error('The rows were read for the last time.'))
}

/** Answers how many rows there were, left out or not. */
async function stageRows({ db, files, faultPoint }: Services, row: CaseRow): Promise<number> {
  // The file is taken as it was reviewed: identity numbers get their century by the day on which it was sent.
  const today = stockholmDate(instantOf(row.submittedAt))
  await beginStaging(db, row.id)
  return files.withPath(row.fileKey, async path => {
    let staged = 0
    const source = fileOnDisk({ path, name: row.name, size: (await stat(path)).size })
    const options = { ...NODE_READING, template: row.template, today, chunkRows: CHUNK_ROWS }
    for await (const chunk of importRows(source, options)) {
      await stageChunk(db, row.id, chunk)
      staged += chunk.length
      faultPoint('import: after a staged chunk')
    }
    return staged
  })
}

async function investigate(services: Services, caseId: string, error: unknown): Promise<void> {
  const incident = incidentOf(error, newIncidentId())
  services.log.error('personnel-file-not-staged', { incident: incident.id, caseId, error })
  await transaction(services.db, async tx => {
    const row = await lockCase(tx, caseId)
    if (!row || row.stagedAt) return
    const at = services.clock.now()
    await markStagingFailed(tx, caseId, at)
    await moveCase(tx, row, { event: 'investigate', at, by: null, text: incident.id })
  })
}
