import { join } from 'node:path'
import { isAppError } from '@salvia/core/error-catalogue'
import { LEFT_OUT_ROWS_LISTED, REVIEW_MAX_MEMORY_MB, REVIEW_MAX_SECONDS } from '@salvia/core/limits'
import { isOpenCase, NOTE_TOO_HEAVY } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import { transaction } from '../../../db/transaction.ts'
import { asAppError } from '../../../http/problem.ts'
import { type Incident, incidentOf, newIncidentId } from '../../../reading/incident.ts'
import type { RowsRead, StageRequest } from '../../../reading/reading-messages.ts'
import { type ReadingEnd, ReadingProcess } from '../../../reading/reading-process.ts'
import type { Services } from '../../../services.ts'
import { moveCase } from '../case-event.store.ts'
import type { CaseFacts } from '../case-rows.ts'
import { findCase, lockCase, templateOf } from '../cases.store.ts'
import {
  beginStaging,
  finishStaging,
  markStagingFailed,
  type StagedCounts,
  stageChunk,
} from './staging.store.ts'

/** Small enough to be written and committed in a moment, because other calls wait meanwhile. */
const CHUNK_ROWS = 250

/** The result of reading a file. */
type Staging =
  | { readonly kind: 'staged'; readonly counts: StagedCounts }
  | { readonly kind: 'failed'; readonly incident: Incident }
  | ReadingEnd

/**
 * Stages the rows of a case that is open and not staged yet. Another process reads them, with the limits of a review.
 * Starts anew after an interrupted run. If the file cannot be read, the case gets a note for a case worker: a sentence
 * if the file takes too much time or memory, else a code that stands in the log.
 */
export async function stageCase(services: Services, caseId: string): Promise<void> {
  const row = await findCase(services.db, { id: caseId })
  if (!row || !isOpenCase(row.status) || row.stagedAt) return
  try {
    const staging = await stageRows(services, row)
    if (staging.kind === 'staged') {
      const { counts } = staging
      await finishStaging(services.db, row, { counts, at: services.clock.now() })
    } else await investigate(services, caseId, noteOf(services, caseId, staging))
  } catch (error) {
    // A database that is unreachable comes back: the queue tries again.
    if (isAppError(asAppError(error), 'SERVICE_UNAVAILABLE')) throw error
    await investigate(services, caseId, loggedIncident(services, caseId, error))
  }
}

/** Called after the last try of the queue: a case whose rows are still needed gets a note for a case worker. */
export async function abandonStaging(services: Services, caseId: string): Promise<void> {
  const error = new Error('The rows were read for the last time.')
  await investigate(services, caseId, loggedIncident(services, caseId, error))
}

async function stageRows(services: Services, row: CaseFacts): Promise<Staging> {
  const { db, files, settings } = services
  const template = await templateOf(db, row.id)
  await beginStaging(db, row.id)
  return files.withPath(row.fileKey, async path => {
    const reading = new ReadingProcess({
      maxSeconds: REVIEW_MAX_SECONDS,
      maxMemoryMb: REVIEW_MAX_MEMORY_MB,
      cacheFolder: join(settings.dataFolder, 'cache'),
    })
    try {
      return await keepRows(services, row, reading, {
        kind: 'stage',
        path,
        name: row.name,
        template,
        // Reads the file with the date of its submission, as the review did, because the century of an identity number
        // depends on it.
        today: stockholmDate(row.submittedAt),
        chunkRows: CHUNK_ROWS,
      })
    } finally {
      await reading.release()
    }
  })
}

/** Stores the rows as they are read, no faster than the database accepts them. */
async function keepRows(
  { db, faultPoint }: Services,
  { id }: CaseFacts,
  reading: ReadingProcess,
  request: StageRequest,
): Promise<Staging> {
  let counts: StagedCounts = { employees: 0, leftOut: 0, listed: 0 }
  for (let answer = await reading.ask(request); ; answer = await reading.ask({ kind: 'next' })) {
    if (answer.kind === 'end') return { kind: 'staged', counts }
    if (answer.kind !== 'rows') return answer
    const chunk = { ...answer, leftOut: answer.leftOut.slice(0, LEFT_OUT_ROWS_LISTED - counts.listed) }
    await stageChunk(db, id, chunk)
    counts = added(counts, answer, chunk.leftOut.length)
    faultPoint('import: after a staged chunk')
  }
}

function added(counts: StagedCounts, { employees, leftOut }: RowsRead, listed: number): StagedCounts {
  return {
    employees: counts.employees + employees,
    leftOut: counts.leftOut + leftOut.length,
    listed: counts.listed + listed,
  }
}

/** The note for the case: a sentence, or the code of an incident. */
function noteOf(services: Services, caseId: string, staging: Exclude<Staging, { kind: 'staged' }>): string {
  const facts = { caseId, reason: staging.kind }
  if (staging.kind === 'breach') {
    services.log.error('personnel-file-not-staged', facts)
    return NOTE_TOO_HEAVY
  }
  const { id, trace } =
    staging.kind === 'failed' ? staging.incident : { id: newIncidentId(), trace: staging.exit }
  services.log.error('personnel-file-not-staged', { ...facts, incident: id, trace })
  return id
}

function loggedIncident({ log }: Services, caseId: string, error: unknown): string {
  const { id } = incidentOf(error, newIncidentId())
  log.error('personnel-file-not-staged', { incident: id, caseId, error })
  return id
}

async function investigate({ db, clock }: Services, caseId: string, note: string): Promise<void> {
  await transaction(db, async tx => {
    const row = await lockCase(tx, caseId)
    if (!row || row.stagedAt) return
    const at = clock.now()
    await markStagingFailed(tx, caseId, at)
    await moveCase(tx, row, { event: 'investigate', at, by: null, text: note })
  })
}
