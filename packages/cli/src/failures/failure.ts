import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, type ErrorCode, errorText, isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { fillText, type Locale, type Text, type TextValues } from '@salvia/core/i18n'
import { maskFileName } from '@salvia/core/primitives'
import { CliError, errorOf, Interrupted } from '../errors/cli-error.ts'
import { EXIT_CODES, type ExitName } from '../errors/exit-codes.ts'
import { reasonWords } from '../errors/reason-words.ts'
import { visible } from '../output/escape.ts'
import type { Screen } from '../output/screen.ts'
import { valuePhrase } from '../output/value-names.ts'
import { wrap, wrapWithCommand } from '../output/wrap.ts'
import { sessionErrors } from '../session/session.errors.ts'
import { VERSION } from '../version.ts'

const TEXTS = {
  bug: { sv: 'Det blev fel i salvia.', en: 'Something went wrong in salvia.' },
  trace: { sv: 'Supportkod: {trace}', en: 'Support code: {trace}' },
  bugReport: {
    sv: 'En rapport utan personuppgifter finns i {path}. Skicka den till supporten.',
    en: 'A report without personal data is in {path}. Send it to support.',
  },
} as const satisfies Record<string, Text>

/** The code of whatever was not expected. */
const BUG = 'BUG'

/** The exit status of a failure, and the text about it. */
interface Failure {
  readonly exit: ExitName
  readonly code: string
  readonly title: string
  readonly action: string
  /** Finds the call in the log of the service. */
  readonly trace?: string | undefined
}

/** Codes of the service whose exit status does not follow from the HTTP status. */
const EXIT_OF_CODE: Readonly<Partial<Record<ErrorCode, ExitName>>> = {
  DRAFT_REJECTED: 'rejected',
  DRAFT_HAS_ERRORS: 'errors',
  TOO_FEW_ROWS_LEFT: 'rejected',
  TOO_MANY_DRAFTS: 'service',
  PAYLOAD_TOO_LARGE: 'rejected',
  ATTACH_FAILED: 'service',
  UPLOAD_INCOMPLETE: 'service',
  FEED_REFUSED: 'errors',
  FEED_INCOMPLETE: 'service',
  COMPANY_CLOSED: 'signedOut',
}

/** Codes that also stand for the answer of a proxy, or for no answer. */
const TRANSPORT_CODES: readonly ErrorCode[] = ['SERVICE_UNAVAILABLE', 'PAYLOAD_TOO_LARGE']

/** Writes to standard error what went wrong and what the user can do. Returns the exit status. */
export function reportFailure(error: unknown, screen: Screen, write: (text: string) => void): ExitName {
  if (isInterruption(error)) return 'interrupted'
  const { exit, title, action, trace } = failureOf(error, screen)
  const { paint, marks, width } = screen
  const [first = '', ...rest] = wrap(`${marks.error} ${visible(title)}`, width, '')
  write(`${paint.error(first)}\n`)
  for (const line of rest) write(`  ${paint.error(line)}\n`)
  for (const line of wrapWithCommand(visible(action), width - 2)) write(`  ${line}\n`)
  if (trace) write(`  ${screen.say(TEXTS.trace, { trace })}\n`)
  return exit
}

/** Why a command failed, for a result: a code for programs, and a sentence. */
export function failureReason(error: unknown, screen: Screen): { code: string; text: string } {
  if (isInterruption(error)) return { code: 'INTERRUPTED', text: screen.say(EXIT_CODES.interrupted.text) }
  const expected = expectedFailure(error, screen)
  return expected ? { code: expected.code, text: expected.title } : { code: BUG, text: screen.say(TEXTS.bug) }
}

function isInterruption(error: unknown): boolean {
  return error instanceof Interrupted || (error instanceof Error && isInterruption(error.cause))
}

function failureOf(error: unknown, screen: Screen): Failure {
  const expected = expectedFailure(error, screen)
  if (expected) return expected
  const path = writeCrashReport(error)
  return {
    exit: 'bug',
    code: BUG,
    title: screen.say(TEXTS.bug),
    action: screen.say(TEXTS.bugReport, { path }),
  }
}

/** The text and exit status of a declared error; null for anything else, which is a bug. */
export function expectedFailure(error: unknown, { locale }: Screen): Failure | null {
  const own = ownError(error)
  if (own) {
    const { exit, title, action } = own.declared
    const values = toldValues(own.values, locale)
    return {
      exit,
      code: own.code,
      title: fillText(title, locale, values),
      action: fillText(action, locale, values),
    }
  }
  if (!(error instanceof AppError)) return null
  const trace = error.status >= 500 ? error.traceId : undefined
  return {
    exit: exitOfService(error),
    code: error.code,
    ...errorText(codeOf(error), locale, error.data),
    trace,
  }
}

/**
 * The values as the text shows them: identity numbers in paths are masked, and system reasons and names of arguments
 * are put into the user's language.
 */
function toldValues(values: TextValues, locale: Locale): TextValues {
  const { reason, argument, arguments: several, path } = values
  return {
    ...values,
    ...(reason !== undefined && { reason: reasonWords(String(reason), locale) }),
    ...(path !== undefined && { path: maskFileName(String(path)) }),
    ...(argument !== undefined && { argument: valuePhrase(String(argument), locale) }),
    ...(several !== undefined && { arguments: valuePhrase(String(several), locale) }),
  }
}

/** The terminal's own error for a failed call, if it has one: the cause of the failure, or a session that has ended. */
function ownError(error: unknown): CliError | null {
  if (error instanceof CliError) return error
  // What a pause or a call throws when the time of the command is over.
  if (error instanceof Error && error.name === 'AbortError') return ownError(error.cause)
  if (!(error instanceof AppError)) return null
  if (error.cause instanceof CliError) return error.cause
  // Every error answer of the service has a trace id. One without comes from something else, such as a proxy.
  const isForeign =
    error.cause !== undefined && error.traceId === undefined && !TRANSPORT_CODES.includes(codeOf(error))
  if (isForeign) return errorOf(sessionErrors.ANSWER_UNREADABLE)
  if (isAppError(error, 'SIGNED_OUT', 'NOT_SIGNED_IN')) return errorOf(sessionErrors.SESSION_EXPIRED)
  if (isAppError(error, 'SIGN_IN_TOO_OLD')) return new CliError(sessionErrors.SIGN_IN_TOO_OLD, error.data)
  return null
}

function exitOfService(error: AppError): ExitName {
  const known = EXIT_OF_CODE[codeOf(error)]
  if (known) return known
  if (error.status >= 500) return 'service'
  return [401, 403, 498].includes(error.status) ? 'signedOut' : 'usage'
}

/**
 * Writes a crash report and returns its path. It holds only the stack trace: no arguments, no values, and no long
 * digits, which an error message may contain.
 */
export function writeCrashReport(error: unknown): string {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const text = `salvia ${VERSION}, node ${process.version}, ${process.platform}\n${trace.replace(/\d{6,}/g, '•')}\n`
  const path = join(mkdtempSync(join(tmpdir(), 'salvia-')), 'error.txt')
  writeFileSync(path, text, { mode: 0o600 })
  return path
}
