import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Contract } from '@salvia/core/api'
import { REVIEW_MAX_MEMORY_MB, REVIEW_MAX_SECONDS } from '@salvia/core/limits'
import { STANDARD_TEMPLATE, type Template, unreviewedReport } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import { databaseJson } from '../../db/database-json.ts'
import type { Context } from '../../http/handler.ts'
import { WrittenJson } from '../../http/written-json.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import { SharedRuns } from '../../turns/shared-runs.ts'
import { type DraftRow, findDraft, type KeptReview, keepReview, reportOfDraft } from './drafts.store.ts'
import { newIncidentId } from './incident.ts'
import type { ReadingReply } from './reading/reading-messages.ts'
import { type ReadingEnd, ReadingProcess } from './reading/reading-process.ts'

/** A call of the customer, or of a case worker on its behalf. */
type ReviewCall = Pick<
  Context<Contract['personnelFile']['review']>,
  'services' | 'company' | 'now' | 'params' | 'locale' | 'gone' | 'fail'
>

/** Each may take a gigabyte. More at once could leave the server without memory. */
const REVIEWS_AT_ONCE = 2
/** After a review that all callers have cancelled, how long the company's next review waits. */
const ABANDONED_PAUSE_MS = 1000
/** One company cannot take both turns, however long its file takes. */
const turns = new FairTurns({ most: REVIEWS_AT_ONCE, mostOfOne: 1 })
const reviews = new SharedRuns<string>()

/**
 * Reviews a draft on the server, whatever the client found, and stores the masked report. Calls for one draft at the
 * same time share one review. It stops when all of them are cancelled.
 */
export async function reviewDraft(call: ReviewCall): Promise<WrittenJson> {
  const { services, now, params, gone, locale } = call
  const draft = await findDraft(services.db, { ...params, now })
  if (!draft) throw call.fail('NOT_FOUND')
  // A submitted file keeps its report.
  const submitted = draft.caseId ? await reportOfDraft(services.db, draft.id) : undefined
  if (submitted !== undefined) return new WrittenJson(submitted)
  // The report is in the caller's language, so calls share a review only within one language.
  const report = await reviews.join(`${draft.id} ${locale}`, signal => review(call, draft, signal), gone)
  return new WrittenJson(report)
}

/** Returns the report as JSON. */
async function review(call: ReviewCall, draft: DraftRow, signal: AbortSignal): Promise<string> {
  const { services, company } = call
  const template = company.template ?? STANDARD_TEMPLATE
  services.faultPoint('review: before child')
  const end = await turns.take(
    company.clientNumber,
    () => reviewBytes(call, { draft, template, signal }),
    signal,
  )
  const kept = reviewOf(call, { draft, template, end })
  services.faultPoint('review: before storing')
  await keepReview(services.db, draft.id, kept)
  return kept.report
}

interface BytesToReview {
  readonly draft: DraftRow
  readonly template: Template
  readonly signal: AbortSignal
}

function reviewBytes(
  { services, now, locale }: ReviewCall,
  { draft, template, signal }: BytesToReview,
): Promise<ReadingReply | ReadingEnd> {
  return services.files.withPath(draft.fileKey, async path => {
    const reading = new ReadingProcess({
      maxSeconds: REVIEW_MAX_SECONDS,
      maxMemoryMb: REVIEW_MAX_MEMORY_MB,
      cacheFolder: join(services.settings.dataFolder, 'cache'),
    })
    try {
      const today = stockholmDate(now)
      const request = { kind: 'review', path, name: draft.name, template, today, locale } as const
      return await reading.ask(request, { signal, onStarted: () => services.faultPoint('review: in child') })
    } finally {
      const replaced = reading.release()
      // The company whose review was cancelled keeps its turn until the replacement processes have started.
      if (signal.aborted) await Promise.all([replaced, pause(ABANDONED_PAUSE_MS)])
    }
  })
}

interface ReviewedDraft {
  readonly draft: DraftRow
  readonly template: Template
  readonly end: ReadingReply | ReadingEnd
}

/** A breach of the limits is reported as a fault of the file, a crash as our error with an incident code. */
function reviewOf({ services, locale }: ReviewCall, { draft, template, end }: ReviewedDraft): KeptReview {
  if (end.kind === 'reviewed') {
    if (end.incident) services.log.error('personnel-file-review-failed', { ...end.incident })
    return { report: end.report, template, leftOut: end.leftOut }
  }
  const source = { name: draft.name, size: draft.bytes }
  const result = { facts: { format: null, encoding: null, delimiter: null }, sha256: draft.sha256 }
  const event =
    end.kind === 'breach'
      ? ({ code: 'PRE_PROCESSING_ERROR', reason: 'too-large', insideRows: false } as const)
      : ({ code: 'FILE_REVIEW_ERROR', incident: loggedIncident(services, end) } as const)
  const report = unreviewedReport({ source, template, locale, event, result })
  return { report: databaseJson(report), template, leftOut: 0 }
}

function loggedIncident({ log }: ReviewCall['services'], end: ReadingReply | ReadingEnd): string {
  const id = newIncidentId()
  log.error('personnel-file-review-failed', { id, trace: end.kind === 'crash' ? end.exit : end.kind })
  return id
}
