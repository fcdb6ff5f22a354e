import type { Contract } from '@salvia/core/api'
import { STANDARD_TEMPLATE, type Template, unreviewedReport } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import { databaseJson } from '../../db/database-json.ts'
import type { Context } from '../../http/handler.ts'
import { WrittenJson } from '../../http/written-json.ts'
import { newIncidentId } from '../../reading/incident.ts'
import type { Reviewed } from '../../reading/reading-messages.ts'
import type { ReadingEnd } from '../../reading/reading-process.ts'
import { SharedRuns } from '../../turns/shared-runs.ts'
import { type DraftRow, findDraft, type KeptReview, keepReview, reportOfDraft } from './drafts.store.ts'
import { readInTurn } from './reading-turns.ts'

/** A call of the customer, or of a case worker on its behalf. */
type ReviewCall = Pick<
  Context<Contract['personnelFile']['review']>,
  'services' | 'company' | 'now' | 'params' | 'locale' | 'gone' | 'fail'
>

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
  const end = await reviewBytes(call, { draft, template, signal })
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
): Promise<Reviewed | ReadingEnd> {
  return readInTurn(services, draft, {
    signal,
    read(reading, path) {
      const today = stockholmDate(now)
      const request = { kind: 'review', path, name: draft.name, template, today, locale } as const
      return reading.ask(request, { signal, onStarted: () => services.faultPoint('review: in child') })
    },
  })
}

interface ReviewedDraft {
  readonly draft: DraftRow
  readonly template: Template
  readonly end: Reviewed | ReadingEnd
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

function loggedIncident({ log }: ReviewCall['services'], end: Reviewed | ReadingEnd): string {
  const id = newIncidentId()
  log.error('personnel-file-review-failed', { id, trace: end.kind === 'crash' ? end.exit : end.kind })
  return id
}
