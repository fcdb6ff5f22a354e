import { randomUUID } from 'node:crypto'
import { isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import { maskFileName } from '@salvia/core/primitives'
import type { Context } from '../../command/context.ts'
import { CliError, errorOf } from '../../errors/cli-error.ts'
import { filesErrors } from '../../files/files.errors.ts'
import type { OpenFile } from '../../files/open-file.ts'
import { isPassing } from '../../session/patience.ts'
import type { Session } from '../../session/session.ts'
import type { Progress } from '../../ui/activity.ts'
import type { Delivery } from './delivery.ts'
import { maskUpload } from './mask-upload.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'
import type { Review } from './validate-output/review.ts'

const TEXTS = {
  sending: { sv: 'Skickar', en: 'Sending' },
  reviewing: { sv: 'Tjänsten granskar filen …', en: 'The service is reviewing the file …' },
  submitting: { sv: 'Skickar in …', en: 'Submitting …' },
} as const satisfies Record<string, Text>

interface Parcel {
  readonly file: OpenFile
  /** The review of the bytes here. */
  readonly review: Review
  readonly clientNumber: string
  readonly comment: string | undefined
  readonly continueAnyway: boolean
}

/** Attaches, reviews and submits a file, and records in `delivery` how far it came. */
export async function sendFile(
  parcel: Parcel,
  delivery: Delivery,
  session: Session,
  progress: Progress,
  ctx: Context,
): Promise<void> {
  const { personnelFile } = session.client
  const waiting = (label: Text) =>
    progress.show({ kind: 'waiting', label: ctx.err.say(label), since: ctx.now().getTime() })
  const { clientNumber, continueAnyway, comment, file, review } = parcel
  const id = await attach(parcel, session, progress, ctx)
  const params = { clientNumber, id }
  waiting(TEXTS.reviewing)
  const report = await personnelFile.review({ params }, { signal: ctx.signal })
  if (report.outcome !== review.report.outcome) delivery.review = { ...review, report, frames: [] }
  if (report.outcome === 'rejected') throw errorOf(personnelFileErrors.FILE_REJECTED, { path: file.path })
  if (report.outcome === 'errors' && !continueAnyway) {
    const facts = { errors: report.counts.error, flags: '--continue-anyway' }
    throw errorOf(personnelFileErrors.FILE_HAS_ERRORS, facts)
  }
  waiting(TEXTS.submitting)
  delivery.sent = null
  const body = { continueAnyway, ...(comment === undefined ? {} : { comment }) }
  const options = { signal: ctx.signal, idempotencyKey: randomUUID() }
  const { existing, ...upload } = await personnelFile
    .submit({ params, body }, options)
    .catch((error: unknown) => {
      if (isRefused(error)) delivery.sent = false
      throw error
    })
  Object.assign(delivery, { sent: true, upload: maskUpload(upload), existing } satisfies Partial<Delivery>)
}

/** Whether the service itself answered that it did not do what it was asked. */
function isRefused(error: unknown): boolean {
  return error instanceof AppError && error.traceId !== undefined && error.status < 500
}

/** Uploads the bytes with progress. Fails when the bytes that arrived are not the bytes that were reviewed. */
async function attach(parcel: Parcel, session: Session, progress: Progress, ctx: Context): Promise<string> {
  const { file, clientNumber, review } = parcel
  const { source } = file
  const label = ctx.err.say(TEXTS.sending)
  // Read anew for each try of the call.
  const stream = {
    async *[Symbol.asyncIterator]() {
      let sent = 0
      for await (const chunk of source.stream()) {
        yield chunk
        sent += chunk.length
        progress.show({ kind: 'sending', label, sent, total: source.size })
      }
    },
  }
  const upload = { params: { clientNumber }, body: { name: maskFileName(source.name), stream } }
  const options = { signal: ctx.signal, idempotencyKey: randomUUID() }
  const draft = await session.client.personnelFile.attach(upload, options).catch((error: unknown) => {
    const cause = isAppError(error, 'SERVICE_UNAVAILABLE') ? error.cause : null
    if (!(cause instanceof CliError) || !isPassing(cause)) throw error
    throw errorOf(personnelFileErrors.UPLOAD_CUT, { reason: String(cause.values.reason) }, { cause })
  })
  if (draft.sha256 !== review.report.file.sha256) throw errorOf(filesErrors.FILE_CHANGED, { path: file.path })
  return draft.id
}
