import { setTimeout as pause } from 'node:timers/promises'
import type { Attempts } from '@salvia/core/client'
import { isAppError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import type { Text } from '@salvia/core/i18n'
import type { Context } from '../command/context.ts'
import { CliError, isCliError } from '../errors/cli-error.ts'
import { reasonWords } from '../errors/reason-words.ts'
import { duration } from '../output/quantities.ts'
import { pauseBefore } from './pause-before.ts'

const RETRYING: Text = {
  sv: 'Tjänsten svarar inte ({reason}), försöker igen om {time} …',
  en: 'The service is not answering ({reason}), trying again in {time} …',
}

type PatientContext = Pick<Context, 'retryFor' | 'signal' | 'tell' | 'err'>

/**
 * Makes calls again that failed for a passing reason: a few times, or for the time of `--retry-for`. A file is sent
 * again only with `--retry-for`, because it may be large.
 */
export function patientAttempts(ctx: PatientContext): Attempts {
  return (make, { kind, isRepeatable }) =>
    isRepeatable && (kind !== 'upload' || ctx.retryFor !== undefined) ? tryAgain(make, ctx) : make()
}

/** Makes a call until it succeeds, fails for good, or has failed for too long. Throws the last failure. */
export async function tryAgain<T>(make: () => Promise<T>, ctx: PatientContext): Promise<T> {
  let failing: number | undefined
  for (let tried = 0; ; tried++) {
    try {
      return await make()
    } catch (error) {
      ctx.signal.throwIfAborted()
      failing ??= performance.now()
      const failedFor = performance.now() - failing
      const wait = isPassing(error) ? pauseBefore({ error, tried, failedFor, retryFor: ctx.retryFor }) : null
      if (wait === null) throw error
      const reason = reasonWords(passingReason(error), ctx.err.locale)
      ctx.tell(ctx.err.paint.dim(ctx.err.say(RETRYING, { reason, time: duration(Math.max(1000, wait)) })))
      await pause(wait, undefined, { signal: ctx.signal })
    }
  }
}

/** Whether a failure may pass by itself: the network, a restart of the service, too many calls, a file cut on its way. */
export function isPassing(error: unknown): boolean {
  if (isCliError(error, 'SERVER_UNREACHABLE', 'UNREACHABLE_BY_PROXY')) return true
  if (!(error instanceof AppError)) return false
  if (error.cause instanceof CliError) return isPassing(error.cause)
  if (isAppError(error, 'UPLOAD_INCOMPLETE')) return true
  // An answer of another form stays one, however often it is asked for.
  const isMisread = error.cause instanceof Error && ['ZodError', 'SyntaxError'].includes(error.cause.name)
  return [408, 429].includes(error.status) || (error.status >= 500 && !isMisread)
}

function passingReason(error: unknown): string {
  const { cause } = error as Error
  if (error instanceof CliError) return String(error.values.reason)
  if (cause instanceof CliError) return String(cause.values.reason)
  return String((error as AppError).status)
}
