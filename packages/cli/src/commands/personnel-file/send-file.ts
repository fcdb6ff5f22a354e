import { randomUUID } from 'node:crypto'
import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import type { Upload } from '@salvia/core/personnel-file'
import { CliError } from '../../cli-error.ts'
import type { Context } from '../../context.ts'
import { reasonOf } from '../../files/file-reason.ts'
import type { OpenFile } from '../../files/open-file.ts'
import type { Session } from '../../session/session.ts'
import type { Progress } from '../../ui/activity.ts'

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
  /** Of the bytes that were checked. */
  readonly sha256: string
  readonly clientNumber: string
  readonly comment: string | undefined
  readonly continueAnyway: boolean
}

/** Attaches, reviews and submits; a file is submitted whole or not at all, and the user is told which. */
export async function sendFile(
  parcel: Parcel,
  session: Session,
  progress: Progress,
  ctx: Context,
): Promise<Upload & { existing: boolean }> {
  let outcome: Text = TEXTS.nothingSent
  try {
    const id = await attach(parcel, session, progress, ctx)
    progress.show({ kind: 'waiting', label: ctx.err.say(TEXTS.reviewing), since: ctx.now().getTime() })
    const { clientNumber, continueAnyway, comment, file } = parcel
    const params = { clientNumber, id }
    const report = await session.client.personnelFile.review({ params }, { signal: ctx.signal })
    if (report.outcome === 'rejected') throw new CliError('FILE_REJECTED', { path: file.path })
    if (report.outcome === 'errors' && !continueAnyway) {
      throw new CliError('FILE_HAS_ERRORS', { errors: report.counts.error })
    }
    progress.show({ kind: 'waiting', label: ctx.err.say(TEXTS.submitting), since: ctx.now().getTime() })
    outcome = TEXTS.unclear
    const body = { continueAnyway, ...(comment === undefined ? {} : { comment }) }
    const options = { signal: ctx.signal, idempotencyKey: randomUUID() }
    const sent = await session.client.personnelFile.submit({ params, body }, options)
    progress.show(null)
    return sent
  } catch (error) {
    progress.show(null)
    const isRefused = error instanceof AppError && error.traceId !== undefined
    const toldBySentence = error instanceof CliError || (isRefused && outcome === TEXTS.nothingSent)
    if (!toldBySentence) progress.step(ctx.err.say(isRefused ? TEXTS.nothingSent : outcome))
    throw error
  }
}

/** Sends the bytes, counting them; what arrived must be what was checked. */
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
  const upload = { params: { clientNumber }, body: { name: source.name, stream: counted() } }
  const options = { signal: ctx.signal, idempotencyKey: randomUUID() }
  const draft = await session.client.personnelFile.attach(upload, options).catch((cause: unknown) => {
    const isCut = cause instanceof AppError && cause.code === 'SERVICE_UNAVAILABLE'
    throw isCut ? new CliError('UPLOAD_CUT', { reason: cutReason(cause) }, { cause }) : cause
  })
  if (draft.sha256 !== sha256) throw new CliError('FILE_CHANGED', { path: file.path })
  return draft.id
}

function cutReason(error: AppError): string {
  const { cause } = error
  return cause instanceof CliError ? String(cause.values.reason) : reasonOf(cause ?? error)
}
