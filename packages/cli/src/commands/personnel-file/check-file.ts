import { REPORT_FINDINGS_PER_CODE } from '@salvia/core/limits'
import { NODE_READING } from '@salvia/core/node-reading'
import { countLeftOut, type Template } from '@salvia/core/personnel-file'
import { instantFromMillis, maskFileName, stockholmDate } from '@salvia/core/primitives'
import type { Context } from '../../command/context.ts'
import type { OpenFile } from '../../files/open-file.ts'
import { reviewInput } from './review-input.ts'
import { PLACES_PER_CHECK } from './validate.ts'
import { framesOf } from './validate-output/frames.ts'
import type { Review } from './validate-output/review.ts'

const ROWS_AT_A_TIME = 1000

/** Reviews a file that is to be sent, masked, and counts the rows that an import would leave out. */
export async function checkFile(
  file: OpenFile,
  template: Template,
  ctx: Context,
): Promise<{ review: Review; leftOut: number | null }> {
  const start = performance.now()
  const query = { template, showValues: false, maxFindings: REPORT_FINDINGS_PER_CODE }
  const report = await reviewInput(file, query, ctx)
  const milliseconds = performance.now() - start
  const isRendered = ctx.targets.some(({ format }) => format === 'pretty')
  const review = {
    path: maskFileName(file.path),
    report,
    frames: isRendered ? await framesOf(file.source, report, template, ctx.signal) : [],
    milliseconds,
    showValues: false,
    placesPerCheck: PLACES_PER_CHECK,
  }
  if (report.outcome === 'rejected') return { review, leftOut: null }
  // Only a cell with an error excludes its row.
  if (report.outcome === 'passed') return { review, leftOut: 0 }
  const today = stockholmDate(instantFromMillis(ctx.now().getTime()))
  const leftOut = await countLeftOut(file.source, {
    ...NODE_READING,
    template,
    today,
    chunkRows: ROWS_AT_A_TIME,
  })
  return { review, leftOut }
}
