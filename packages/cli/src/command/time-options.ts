import { errorOf } from '../errors/cli-error.ts'
import { duration } from '../output/quantities.ts'
import type { Options } from './options.ts'
import { timeErrors } from './time.errors.ts'

/** How long a command may take when `--timeout` does not say. */
export const USUAL_TIMEOUT_MS = 4 * 3_600_000

/** The longest time that a timer can measure; about 25 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Options of commands that run where nobody watches. */
export const TIME_OPTIONS = {
  timeout: {
    kind: 'duration',
    value: 'time',
    summary: {
      sv: 'sluta efter 90s, 10m, 4h eller 2d, vad kommandot än gör då (annars 4h)',
      en: 'end after 90s, 10m, 4h or 2d, whatever the command is doing (default: 4h)',
    },
  },
  retryFor: {
    kind: 'duration',
    value: 'time',
    summary: {
      sv: 'hur länge det försöker igen när tjänsten eller nätet är nere, till exempel 15m',
      en: 'how long to keep trying when the service or the network is down, such as 15m',
    },
  },
} as const satisfies Options

/** A signal that is aborted with TIME_IS_UP when the time is over. It does not keep the process running. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  const end = () => limit.abort(errorOf(timeErrors.TIME_IS_UP, { time: duration(milliseconds) }))
  setTimeout(end, Math.min(milliseconds, LONGEST_TIMER_MS)).unref()
  return limit.signal
}
