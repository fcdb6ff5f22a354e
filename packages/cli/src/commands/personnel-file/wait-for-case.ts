import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import {
  CASE_STEPS,
  type CaseStatus,
  caseStatuses,
  caseStep,
  feedbackDeadline,
  type HistoryEntry,
  isOpenCase,
  type UploadDetails,
} from '@salvia/core/personnel-file'
import type { Context } from '../../command/context.ts'
import { CliError, errorOf } from '../../errors/cli-error.ts'
import { date, duration, time } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { pad } from '../../output/wrap.ts'
import type { Session } from '../../session/session.ts'
import type { Progress } from '../../ui/activity.ts'
import { withProgress } from '../../ui/progress.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000
const PAUSE_GROWTH = 1.3
/** A restart of the service must not end a wait of hours. */
const SILENCE_ALLOWED_MS = 5 * 60_000

const TEXTS = {
  waiting: { sv: 'Väntar på {status} …', en: 'Waiting for {status} …' },
  step: { sv: 'steg {step} av {of}', en: 'step {step} of {of}' },
  case: { sv: 'ärende {number}', en: 'case {number}' },
  questions: {
    sv: 'Vi har frågor. Svara på mejlet senast {date}, annars avvisas filen.',
    en: 'We have questions. Answer the e-mail by {date}, or the file is rejected.',
  },
} as const satisfies Record<string, Text>

/** How long a wait lasts by default. */
export const WAIT_MS = 4 * 3_600_000

interface WaitOptions {
  readonly clientNumber: string
  /** UUID or case number. */
  readonly id: string
  readonly wanted: CaseStatus
  readonly timeout: number
  /** The `--org` option for printed commands. */
  readonly org: string
}

/** The outcome of a wait: the case, and whether it reached the wanted status. */
interface Waited {
  readonly upload: UploadDetails
  readonly reached: boolean
}

/** Waits for a case and shows how long the wait has lasted. */
export function waitOnScreen(session: Session, options: WaitOptions, ctx: Context): Promise<Waited> {
  return withProgress(ctx, 'status', progress => waitForCase(session, options, progress, ctx))
}

/** Waits until a case reaches a status or its end, and reports each change. Gives up after the timeout. */
async function waitForCase(
  session: Session,
  options: WaitOptions,
  progress: Progress,
  ctx: Context,
): Promise<Waited> {
  const since = ctx.now().getTime()
  let told = 0
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    const upload = await lookPatiently(session, options, ctx)
    for (const entry of upload.history.slice(told)) tellChange(entry, upload, progress, ctx.err)
    told = upload.history.length
    const reached = upload.status === options.wanted || upload.history.some(({ to }) => to === options.wanted)
    if (reached || !isOpenCase(upload.status)) return { upload, reached }
    const left = since + options.timeout - ctx.now().getTime()
    if (left <= 0) throw gaveUp(upload, options, ctx)
    const status = ctx.err.say(caseStatuses.table[options.wanted].text)
    progress.show({ kind: 'waiting', label: ctx.err.say(TEXTS.waiting, { status }), since })
    await pause(Math.min(wait, left), undefined, { signal: ctx.signal })
  }
}

function gaveUp(
  { number, status }: UploadDetails,
  { timeout, wanted, org }: WaitOptions,
  { err }: Context,
): CliError {
  const words = err.say(caseStatuses.table[status].text)
  return errorOf(personnelFileErrors.GAVE_UP_WAITING, {
    time: duration(timeout),
    number,
    status: words,
    wanted,
    org,
  })
}

/** Fetches the case. If the service does not answer, tries again for some minutes. */
async function lookPatiently(session: Session, options: WaitOptions, ctx: Context): Promise<UploadDetails> {
  const { clientNumber, id } = options
  const giveUpAt = ctx.now().getTime() + Math.min(SILENCE_ALLOWED_MS, options.timeout)
  for (;;) {
    try {
      await session.renew()
      return await session.client.personnelFile.get({ params: { clientNumber, id } })
    } catch (error) {
      if (!isPassing(error) || ctx.now().getTime() >= giveUpAt) throw error
      await pause(LONGEST_PAUSE_MS, undefined, { signal: ctx.signal })
    }
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof CliError
    ? error.code === 'SERVER_UNREACHABLE'
    : error instanceof AppError && error.status >= 500
}

/** A status as people read it. Different statuses can have the same text. */
function reads(status: CaseStatus, { say }: Screen): string {
  return `${caseStep(status)} ${say(caseStatuses.table[status].text)}`
}

function tellChange(entry: HistoryEntry, upload: UploadDetails, progress: Progress, screen: Screen): void {
  const { paint, marks, say } = screen
  if (entry.from !== null && reads(entry.from, screen) === reads(entry.to, screen)) return
  const at = paint.dim(time(entry.at))
  if (entry.to === 'FEEDBACK_REQUESTED') {
    const text = say(TEXTS.questions, { date: date(feedbackDeadline(entry.at)) })
    progress.step(`${paint.warning(`${marks.warning} ${text}`)}  ${at}`)
    return
  }
  const step = caseStep(entry.to)
  const words = [
    pad(say(caseStatuses.table[entry.to].text), 18),
    ...(entry.from === null ? [say(TEXTS.case, { number: upload.number })] : []),
    ...(step === null ? [] : [say(TEXTS.step, { step, of: CASE_STEPS.length })]),
  ]
  const isEnd = step === null
  const mark = isEnd ? paint.error(marks.error) : paint.ok(marks.ok)
  progress.step(`${mark} ${words.join('  ')}  ${at}`)
}
