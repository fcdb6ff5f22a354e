import { setTimeout as pause } from 'node:timers/promises'
import type { Text } from '@salvia/core/i18n'
import {
  CASE_STEPS,
  type CaseStatus,
  caseStatuses,
  caseStep,
  feedbackDeadline,
  type HistoryEntry,
  historyText,
  isOpenCase,
  type UploadDetails,
} from '@salvia/core/personnel-file'
import type { Context } from '../../command/context.ts'
import { type CliError, errorOf, isCliError } from '../../errors/cli-error.ts'
import { visible } from '../../output/escape.ts'
import { date, momentSince } from '../../output/quantities.ts'
import type { Screen } from '../../output/screen.ts'
import { widthOf } from '../../output/width.ts'
import { pad, wrap } from '../../output/wrap.ts'
import { tryAgain } from '../../session/patience.ts'
import type { Session } from '../../session/session.ts'
import type { Progress } from '../../ui/activity.ts'
import { withProgress } from '../../ui/progress.ts'
import { maskUploadHistory } from './mask-upload.ts'
import { personnelFileErrors } from './personnel-file.errors.ts'

const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 15_000
const PAUSE_GROWTH = 1.3
/** A restart of the service must not end a wait of hours. */
const SILENCE_ALLOWED_MS = 5 * 60_000

const TEXTS = {
  step: { sv: 'steg {step} av {of}', en: 'step {step} of {of}' },
  case: { sv: 'ärende {number}', en: 'case {number}' },
  questions: {
    sv: 'Vi har frågor. Svara i portalen senast {date}, annars avvisas filen.',
    en: 'We have questions. Reply in the portal by {date}, or the file is rejected.',
  },
} as const satisfies Record<string, Text>

/** What a wait for each status is a wait for. */
const WAITING = {
  UPLOADED: { sv: 'Väntar på att filen kommer fram …', en: 'Waiting for the file to arrive …' },
  ACKNOWLEDGED: {
    sv: 'Väntar på att en handläggare tar emot filen …',
    en: 'Waiting for a case worker to take the file on …',
  },
  READY_FOR_IMPORT: {
    sv: 'Väntar på att filen blir klar för inläsning …',
    en: 'Waiting for the file to be ready for import …',
  },
  PROCESSING: { sv: 'Väntar på att inläsningen börjar …', en: 'Waiting for the import to begin …' },
  REVIEWING: { sv: 'Väntar på att filen utreds …', en: 'Waiting for the file to be investigated …' },
  FEEDBACK_REQUESTED: {
    sv: 'Väntar på en fråga från handläggaren …',
    en: 'Waiting for a question from the case worker …',
  },
  FEEDBACK_RECEIVED: {
    sv: 'Väntar på att frågan besvaras …',
    en: 'Waiting for the question to be answered …',
  },
  IMPORTED: { sv: 'Väntar på att filen läses in …', en: 'Waiting for the file to be imported …' },
  IMPORTED_NEW_FILE: { sv: 'Väntar på en nyare fil …', en: 'Waiting for a newer file …' },
  NEW_FILE: { sv: 'Väntar på en nyare fil …', en: 'Waiting for a newer file …' },
  REJECTED: { sv: 'Väntar på att filen avvisas …', en: 'Waiting for the file to be rejected …' },
} as const satisfies Record<CaseStatus, Text>

interface WaitOptions {
  readonly clientNumber: string
  /** UUID or case number. */
  readonly id: string
  readonly wanted: CaseStatus
  /** The `--org` option for printed commands. */
  readonly org: string
  /** The case tells who sent it and did what. */
  readonly showValues: boolean
}

/** The outcome of a wait: the case, and whether it reached the wanted status. */
interface Waited {
  readonly upload: UploadDetails
  readonly reached: boolean
}

/** Waits for a case and shows how long the wait has lasted. `onSeen` gets the case each time it is fetched. */
export async function waitOnScreen(
  session: Session,
  options: WaitOptions,
  ctx: Context,
  onSeen: (upload: UploadDetails) => void = () => undefined,
): Promise<Waited> {
  let last: UploadDetails | undefined
  const see = (upload: UploadDetails) => {
    last = upload
    onSeen(upload)
  }
  try {
    return await withProgress(ctx, 'status', progress =>
      waitForCase(session, options, { progress, see }, ctx),
    )
  } catch (error) {
    throw last ? whyNotWaited(error, last, options, ctx) : error
  }
}

/** What to throw when the wait for a known case broke off. If the time is up, it says how to go on waiting. */
export function whyNotWaited(
  error: unknown,
  upload: Pick<UploadDetails, 'number' | 'status'>,
  options: WaitOptions,
  ctx: Context,
): unknown {
  const isTimeUp = ctx.signal.aborted && isCliError(ctx.signal.reason, 'TIME_IS_UP')
  return isTimeUp ? gaveUp(upload, options, ctx) : error
}

/** Waits until a case reaches a status or its end, and reports each change. */
async function waitForCase(
  session: Session,
  options: WaitOptions,
  { progress, see }: { progress: Progress; see: (upload: UploadDetails) => void },
  ctx: Context,
): Promise<Waited> {
  const since = ctx.now().getTime()
  let told = 0
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * PAUSE_GROWTH, LONGEST_PAUSE_MS)) {
    const upload = await lookPatiently(session, options, ctx)
    see(upload)
    for (const entry of upload.history.slice(told)) tellChange(entry, upload, progress, ctx)
    told = upload.history.length
    const reached = upload.status === options.wanted || upload.history.some(({ to }) => to === options.wanted)
    if (reached || !isOpenCase(upload.status)) return { upload, reached }
    progress.show({ kind: 'waiting', label: ctx.err.say(WAITING[options.wanted]), since })
    await pause(wait, undefined, { signal: ctx.signal })
  }
}

function gaveUp(
  { number, status }: Pick<UploadDetails, 'number' | 'status'>,
  { wanted, org }: WaitOptions,
  { err }: Context,
): CliError {
  const words = err.say(caseStatuses.table[status].text)
  return errorOf(personnelFileErrors.GAVE_UP_WAITING, {
    number,
    status: words,
    wanted,
    org,
  })
}

/** Fetches the case. If the service does not answer, tries again for some minutes. */
function lookPatiently(session: Session, options: WaitOptions, ctx: Context): Promise<UploadDetails> {
  const { clientNumber, id, showValues } = options
  const look = async () => {
    await session.renew()
    const upload = await session.client.personnelFile.get({ params: { clientNumber, id } })
    return showValues ? upload : maskUploadHistory(upload)
  }
  // With --retry-for each call already waits as long as the user wants.
  return ctx.retryFor === undefined ? tryAgain(look, { ...ctx, retryFor: SILENCE_ALLOWED_MS }) : look()
}

/** A status as people read it. Different statuses can have the same text. */
function reads(status: CaseStatus, { say }: Screen): string {
  return `${caseStep(status)} ${say(caseStatuses.table[status].text)}`
}

function tellChange(
  entry: HistoryEntry,
  upload: UploadDetails,
  progress: Progress,
  { err: screen, now }: Context,
): void {
  const { paint, marks, say, locale, width } = screen
  const at = paint.dim(momentSince(entry.at, now().toISOString(), locale))
  const isQuestion = entry.to === 'FEEDBACK_REQUESTED'
  const isEnd = caseStep(entry.to) === null
  const isToldAlready = entry.from !== null && reads(entry.from, screen) === reads(entry.to, screen)
  if (isQuestion) {
    const text = say(TEXTS.questions, { date: date(feedbackDeadline(entry.at)) })
    const line = paint.warning(`${marks.warning} ${text}`)
    const isWide = widthOf(line) + 2 + widthOf(at) > width
    for (const part of isWide ? [line, `  ${at}`] : [`${line}  ${at}`]) progress.step(part)
  } else if (!isToldAlready) {
    const mark = isEnd ? paint.error(marks.error) : paint.ok(marks.ok)
    progress.step(`${mark} ${changeText(entry, upload, screen)}  ${at}`)
  }
  // What the case worker wrote: the question, or why the file is rejected.
  if ((isQuestion || isEnd) && entry.text)
    for (const line of wrap(visible(historyText(entry.text, locale)), width - 2)) progress.step(`  ${line}`)
}

function changeText({ from, to }: HistoryEntry, { number }: UploadDetails, { say }: Screen): string {
  const step = caseStep(to)
  return [
    pad(say(caseStatuses.table[to].text), 18),
    ...(from === null ? [say(TEXTS.case, { number })] : []),
    ...(step === null ? [] : [say(TEXTS.step, { step, of: CASE_STEPS.length })]),
  ].join('  ')
}
