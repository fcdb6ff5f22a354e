import { randomUUID } from 'node:crypto'
import { isAppError } from '@salvia/core/error-catalogue'
import { NODE_READING } from '@salvia/core/node-reading'
import { type Report, reviewFile, type Template } from '@salvia/core/personnel-file'
import { instantFromMillis, stockholmDate } from '@salvia/core/primitives'
import type { Context } from '../../command/context.ts'
import { CliError, errorOf } from '../../errors/cli-error.ts'
import { writeCrashReport } from '../../failures/failure.ts'
import { filesErrors } from '../../files/files.errors.ts'
import type { OpenFile } from '../../files/open-file.ts'

/** How a file is to be reviewed. */
export interface ReviewOptions {
  readonly template: Template
  readonly showValues: boolean
  /** How many findings to keep for each code; 0 for all. */
  readonly maxFindings: number
}

/** Reviews a file with the same function as the portal and the service. */
export async function reviewInput(file: OpenFile, options: ReviewOptions, ctx: Context): Promise<Report> {
  const { source, path } = file
  let ours: unknown
  const report = await reviewFile({
    ...NODE_READING,
    ...options,
    source,
    today: stockholmDate(instantFromMillis(ctx.now().getTime())),
    locale: ctx.settings.locale,
    signal: ctx.signal,
    incidentId: () => randomUUID().slice(0, 8),
    onIncident: error => {
      ours = error
    },
  }).catch((error: unknown) => {
    if (isAppError(error, 'FILE_CHANGED')) throw errorOf(filesErrors.FILE_CHANGED, { path })
    throw error
  })
  ctx.signal.throwIfAborted()
  // An error while reading the file is reported as such, not as a fault of the review.
  if (ours instanceof CliError) throw ours
  if (ours !== undefined) writeCrashReport(ours)
  await file.unchanged()
  return report
}
