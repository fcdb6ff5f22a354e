import { AppError } from '../../errors/index.ts'
import type { Locale } from '../../i18n/index.ts'
import { REPORT_FINDINGS_PER_CODE } from '../../limits/index.ts'
import type { IsoDate } from '../../primitives/iso-date.ts'
import { readTable } from '../read/read-table.ts'
import type { FileSource, ReadOptions, TableResult } from '../read/table.ts'
import type { Report } from '../report/report.ts'
import type { Template } from '../template/template.ts'
import { makeReport } from './make-report.ts'
import { RestartableReview } from './restartable-review.ts'
import { unreviewedReport } from './unreviewed-report.ts'

export interface ReviewOptions extends Omit<ReadOptions, 'headers'> {
  readonly source: FileSource
  readonly template: Template
  /** Today's date in Stockholm. */
  readonly today: IsoDate
  readonly locale: Locale
  /** Shows values as they are in the file. Contact details of people with a protected identity are masked anyway. */
  readonly showValues?: boolean
  /** How many findings of each code the report holds; 0 for all. Counts are exact either way. */
  readonly maxFindings?: number
  /** Makes the code with which support finds an unforeseen error in the log. */
  readonly incidentId: () => string
  /** Called with an unforeseen error, to log it. */
  readonly onIncident?: (error: unknown, incident: string) => void
}

/**
 * Reviews a personnel file, CSV or xlsx, alike in portal, terminal and server. Whatever the file holds, the answer is
 * a report; an unforeseen error becomes a fatal finding with a code. Throws only when the reading is aborted
 * (AbortError) or the file changes while it is read (FILE_CHANGED). @spec personnel-file §1
 */
export async function reviewFile(options: ReviewOptions): Promise<Report> {
  const { source, template, today, locale, showValues = false } = options
  const maxFindings = options.maxFindings ?? REPORT_FINDINGS_PER_CODE
  const review = new RestartableReview({ template, today, maxFindings })
  let result: TableResult | undefined
  try {
    const headers = template.columns.map(column => column.header)
    result = await readTable(source, review, { ...options, headers })
    const file = { name: source.name, size: source.size, ...result }
    return makeReport(file, review.finish(result), { template, locale, showValues, maxFindings })
  } catch (error) {
    if (isForTheCaller(error)) throw error
    const incident = options.incidentId()
    options.onIncident?.(error, incident)
    const code = result ? 'UNKNOWN_ERROR' : 'FILE_REVIEW_ERROR'
    return unreviewedReport({
      source,
      template,
      locale,
      event: { code, incident },
      ...(result && { result }),
    })
  }
}

/** Whether the caller must get the error: the reading was aborted, or the file has changed. */
function isForTheCaller(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'FILE_CHANGED'
  return error instanceof Error && error.name === 'AbortError'
}
