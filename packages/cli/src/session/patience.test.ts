import { appError } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import { describe, expect, test } from 'vitest'
import { errorOf } from '../errors/cli-error.ts'
import { screenOf } from '../output/screen.ts'
import { isPassing, patientAttempts, tryAgain } from './patience.ts'
import { pauseBefore } from './pause-before.ts'
import { sessionErrors } from './session.errors.ts'

const DOWN = appError('SERVICE_UNAVAILABLE', {}, { traceId: 'x' })
const GONE = errorOf(sessionErrors.SERVER_UNREACHABLE, {
  url: 'https://portal.example',
  reason: 'ECONNREFUSED',
})

function place(retryFor?: number) {
  const told: string[] = []
  const err = screenOf({ columns: 80 }, { locale: 'en', env: {}, noColor: true, plain: false })
  const signal = new AbortController().signal
  return { told, ctx: { retryFor, signal, err, tell: (line: string) => void told.push(line) } }
}

/** A call that fails with each of the errors in turn, and then succeeds. Counts how often it was made. */
function failing(...errors: readonly unknown[]) {
  const left = [...errors]
  const call = {
    made: 0,
    make: async () => {
      call.made += 1
      const error = left.shift()
      if (error) throw error
      return 'done'
    },
  }
  return call
}

describe('a failing call', () => {
  test('is made three times more', async () => {
    const call = failing(DOWN, DOWN, DOWN, DOWN)
    const end = tryAgain(call.make, place().ctx).catch((error: unknown) => error)
    expect([await end, call.made]).toEqual([DOWN, 4])
  })

  test('is made for as long as the user wants, with the last at the end', async () => {
    const { ctx, told } = place(1500)
    const call = failing(...Array.from({ length: 1000 }, () => GONE))
    const start = performance.now()
    await expect(tryAgain(call.make, ctx)).rejects.toBe(GONE)
    expect(call.made).toBeGreaterThan(1)
    expect(performance.now() - start).toBeGreaterThanOrEqual(1490)
    expect(told).toContain('The service is not answering (nothing answers there), trying again in 1 s …')
  })

  test.each([
    [0, 250],
    [250, 500],
    [750, 750],
    [1499, 1],
    [1500, null],
  ])('that has failed for %i of 1500 ms is made again in %s ms', (failedFor, pause) => {
    const tried = [0, 250, 750].filter(ms => ms < failedFor).length
    expect(pauseBefore({ error: GONE, tried, failedFor, retryFor: 1500 })).toBe(pause)
  })

  test('waits as long as the service asks, and not at all when that is too long', async () => {
    const busy = (ms: number) => new AppError(DOWN.declared, {}, { traceId: 'x', retryAfterMs: ms })
    const call = failing(busy(1200), busy(1200))
    const start = performance.now()
    await expect(tryAgain(call.make, place(2000).ctx)).rejects.toMatchObject({ retryAfterMs: 1200 })
    expect(call.made).toBe(2)
    expect(performance.now() - start).toBeGreaterThanOrEqual(1190)
    const minutes = failing(appError('TOO_MANY_REQUESTS', { minutes: 5 }, { traceId: 'x' }))
    await expect(tryAgain(minutes.make, place(60_000).ctx)).rejects.toMatchObject({ status: 429 })
    expect(minutes.made).toBe(1)
  })

  test('that the service refuses is made once', async () => {
    const refusal = appError('DRAFT_HAS_ERRORS', {}, { traceId: 'x' })
    const call = failing(refusal)
    await expect(tryAgain(call.make, place(60_000).ctx)).rejects.toBe(refusal)
    expect(call.made).toBe(1)
  })
})

test.each([
  ['json', false, 60_000, 1],
  ['json', true, undefined, 2],
  ['upload', true, undefined, 1],
  ['upload', true, 60_000, 2],
] as const)(
  '%s, repeatable: %s, --retry-for %s: made at most %i times for one failure',
  async (kind, isRepeatable, retryFor, made) => {
    const call = failing(DOWN)
    const end = patientAttempts(place(retryFor).ctx)(call.make, { kind, isRepeatable }).catch(() => null)
    await end
    expect(call.made).toBe(made)
  },
)

test('what passes by itself, and what does not', () => {
  const misread = appError('UNEXPECTED_ERROR', {}, { cause: new SyntaxError('no json') })
  const page = errorOf(sessionErrors.ANSWER_IS_PAGE, { url: 'https://portal.example', status: 200 })
  const passing = [
    DOWN,
    GONE,
    appError('SERVICE_UNAVAILABLE', {}, { cause: GONE }),
    appError('UPLOAD_INCOMPLETE'),
  ]
  const lasting = [misread, page, appError('SERVICE_UNAVAILABLE', {}, { cause: page }), appError('NOT_FOUND')]
  expect(passing.map(isPassing)).toEqual([true, true, true, true])
  expect(lasting.map(isPassing)).toEqual([false, false, false, false])
})
