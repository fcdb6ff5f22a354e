import { AppError } from '@salvia/core/errors'
import { CLIENT_RETRIES } from '@salvia/core/limits'

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 30_000
/** Without `--retry-for` a longer wait that the service asks for ends the tries. */
const LONGEST_UNASKED_MS = 5000
const MINUTE_MS = 60_000

interface Failing {
  /** The last failure, one that may pass. */
  readonly error: unknown
  /** How many tries came before the last one. */
  readonly tried: number
  /** Milliseconds since the first failure. */
  readonly failedFor: number
  /** Milliseconds of `--retry-for`. */
  readonly retryFor?: number | undefined
}

/** Milliseconds before the next try, each time twice as many; null when there is none. */
export function pauseBefore({ error, tried, failedFor, retryFor }: Failing): number | null {
  const asked = askedWait(error)
  const usual = Math.min(FIRST_PAUSE_MS * 2 ** tried, LONGEST_PAUSE_MS)
  if (retryFor === undefined)
    return tried >= CLIENT_RETRIES || asked > LONGEST_UNASKED_MS ? null : Math.max(usual, asked)
  const left = retryFor - failedFor
  if (left <= 0 || asked > left) return null
  // The last try comes when the time ends.
  return Math.max(asked, Math.min(usual, left))
}

/** How long the service asks to wait, in milliseconds. */
function askedWait(error: unknown): number {
  if (!(error instanceof AppError)) return 0
  const { minutes } = error.data
  return (
    error.retryAfterMs ?? (error.status === 429 && minutes !== undefined ? Number(minutes) * MINUTE_MS : 0)
  )
}
