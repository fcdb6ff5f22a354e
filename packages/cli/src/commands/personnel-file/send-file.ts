import { randomUUID } from 'node:crypto'
import { isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import type { Upload } from '@salvia/core/personnel-file'
import { maskFileName } from '@salvia/core/primitives'
import type { Context } from '../../command/context.ts'
import { CliError, errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { filesErrors } from '../../files/files.errors.ts'
import type { OpenFile } from '../../files/open-file.ts'
import type { Session } from '../../session/session.ts'
import type { Progress } from '../../ui/activity.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'

const TEXTS = {
  sending: { sv: 'Skickar', en: 'Sending' },
  reviewing: { sv: 'Tjänsten granskar filen …', en: 'The service reviews the file …' },
  submitting: { sv: 'Skickar in …', en: 'Submitting …' },
  nothingSent: { sv: 'Inget är inskickat.', en: 'Nothing was submitted.' },
  unclear: {
    sv: 'Det är oklart om filen hann skickas in. Kör kommandot igen: samma fil ger aldrig två ärenden.',
    en: 'It is unclear whether the file was submitted. Run the command again: the same file never gives two cases.',
  },
} as const satisfies Record<string, Text>

interface Parcel {
  readonly file: OpenFile
  /** Hash of the bytes that were reviewed here. */
  readonly sha256: string
  readonly clientNumber: string
  readonly comment: string | undefined
  readonly continueAnyway: boolean
}

/** How far sending has come. A file is submitted as a whole or not at all. */
export interface Delivery {
  stage: 'checking' | 'sending' | 'submitting'
}

/** Attaches, reviews and submits a file, and records its progress in `delivery`. */
export async function sendFile(
  parcel: Parcel,
  delivery: Delivery,
  session: Session,
  progress: Progress,
  ctx: Context,
): Promise<Upload & { existing: boolean }> {
  const waiting = (label: Text) =>
    progress.show({ kind: 'waiting', label: ctx.err.say(label), since: ctx.now().getTime() })
  const { clientNumber, continueAnyway, comment, file } = parcel
  delivery.stage = 'sending'
  const id = await attach(parcel, session, progress, ctx)
  const params = { clientNumber, id }
  waiting(TEXTS.reviewing)
  const report = await session.client.personnelFile.review({ params }, { signal: ctx.signal })
  if (report.outcome === 'rejected') throw errorOf(personnelFileErrors.FILE_REJECTED, { path: file.path })
  if (report.outcome === 'errors' && !continueAnyway) {
    throw errorOf(personnelFileErrors.FILE_HAS_ERRORS, {
      errors: report.counts.error,
      flags: '--continue-anyway',
    })
  }
  waiting(TEXTS.submitting)
  delivery.stage = 'submitting'
  const body = { continueAnyway, ...(comment === undefined ? {} : { comment }) }
  const options = { signal: ctx.signal, idempotencyKey: randomUUID() }
  return session.client.personnelFile.submit({ params, body }, options)
}

/** Says on standard error whether the file was submitted, when the error itself does not. */
export function tellDelivery(error: unknown, { stage }: Delivery, ctx: Context): void {
  const isRefused = error instanceof AppError && error.traceId !== undefined && error.status < 500
  if (stage === 'submitting' && !isRefused && !(error instanceof CliError))
    ctx.tell(ctx.err.say(TEXTS.unclear))
  else if (ctx.signal.aborted || (stage !== 'checking' && !(error instanceof CliError))) {
    ctx.tell(ctx.err.say(TEXTS.nothingSent))
  }
}

/** Uploads the bytes with progress. Fails when the bytes that arrived are not the bytes that were reviewed. */
async function attach(parcel: Parcel, session: Session, progress: Progress, ctx: Context): Promise<string> {
  const { file, clientNumber, sha256 } = parcel
  const { source } = file
  const label = ctx.err.say(TEXTS.sending)
  async function* counted() {
    let sent = 0
    for await (const chunk of source.stream()) {
      yield chunk
      sent += chunk.length
      progress.show({ kind: 'sending', label, sent, total: source.size })
    }
  }
  const upload = { params: { clientNumber }, body: { name: maskFileName(source.name), stream: counted() } }
  const options = { signal: ctx.signal, idempotencyKey: randomUUID() }
  const draft = await session.client.personnelFile.attach(upload, options).catch((cause: unknown) => {
    const isCut = isAppError(cause, 'SERVICE_UNAVAILABLE')
    throw isCut ? errorOf(personnelFileErrors.UPLOAD_CUT, { reason: cutReason(cause) }, { cause }) : cause
  })
  if (draft.sha256 !== sha256) throw errorOf(filesErrors.FILE_CHANGED, { path: file.path })
  return draft.id
}

function cutReason(error: AppError): string {
  const { cause } = error
  return cause instanceof CliError ? String(cause.values.reason) : reasonOf(cause ?? error)
}
