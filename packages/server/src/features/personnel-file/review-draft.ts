import { join } from 'node:path'
import type { Contract } from '@salvia/core/contract'
import { REVIEW_MAX_MEMORY_MB, REVIEW_MAX_SECONDS } from '@salvia/core/limits'
import { type Report, STANDARD_TEMPLATE, type Template, unreviewedReport } from '@salvia/core/personnel-file'
import { stockholmDate } from '@salvia/core/primitives'
import type { Context } from '../../http/handler.ts'
import { instantOf } from './case-rows.ts'
import { type DraftRow, findDraft, keepReport } from './drafts.store.ts'
import { newIncidentId } from './review/incident.ts'
import { type ReviewEnd, reviewInProcess } from './review/review-process.ts'
import { Turns } from './review/turns.ts'

/** Of the customer, or of a case worker for it. */
type ReviewCall = Pick<
  Context<Contract['personnelFile']['review']>,
  'services' | 'company' | 'now' | 'params' | 'locale' | 'fail'
>

/** Each may take a gigabyte: more at once would take the machine's memory from the server itself. */
const REVIEWS_AT_ONCE = 2
const turns = new Turns(REVIEWS_AT_ONCE)

/** Reviews a draft on the server, whatever the client found, and keeps the masked report. */
export async function reviewDraft(call: ReviewCall): Promise<Report> {
  const { services, company, now, params } = call
  const draft = await findDraft(services.db, { ...params, now })
  if (!draft) throw call.fail('NOT_FOUND')
  // What was submitted stays as it was judged then.
  if (draft.caseId && draft.report) return draft.report
  const template = company.template ?? STANDARD_TEMPLATE
  services.faultPoint('review: before child')
  const end = await turns.take(() => reviewBytes(call, draft, template))
  const report = end.kind === 'answer' ? end.report : unreviewed(call, { draft, template, end })
  if (end.kind === 'answer' && end.incident)
    services.log.error('personnel-file-review-failed', { ...end.incident })
  services.faultPoint('review: before storing')
  await keepReport(services.db, draft.id, { report, template })
  return report
}

function reviewBytes(
  { services, now, locale }: ReviewCall,
  draft: DraftRow,
  template: Template,
): Promise<ReviewEnd> {
  return services.files.withPath(draft.fileKey, path =>
    reviewInProcess(
      {
        path,
        name: draft.name,
        template,
        today: stockholmDate(instantOf(now)),
        locale,
      },
      {
        maxSeconds: REVIEW_MAX_SECONDS,
        maxMemoryMb: REVIEW_MAX_MEMORY_MB,
        cacheFolder: join(services.settings.dataFolder, 'cache'),
        onStarted: () => services.faultPoint('review: in child'),
      },
    ),
  )
}

/** A review that took too much tells of the file, one that crashed of us. */
function unreviewed(
  { services, locale }: ReviewCall,
  {
    draft,
    template,
    end,
  }: { draft: DraftRow; template: Template; end: Exclude<ReviewEnd, { kind: 'answer' }> },
): Report {
  const source = { name: draft.name, size: draft.bytes }
  const result = { facts: { format: null, encoding: null, delimiter: null }, sha256: draft.sha256 }
  if (end.kind === 'breach') {
    const event = { code: 'PRE_PROCESSING_ERROR', reason: 'too-large', insideRows: false } as const
    return unreviewedReport({ source, template, locale, event, result })
  }
  const incident = newIncidentId()
  services.log.error('personnel-file-review-failed', { id: incident, trace: end.exit })
  return unreviewedReport({
    source,
    template,
    locale,
    event: { code: 'FILE_REVIEW_ERROR', incident },
    result,
  })
}
