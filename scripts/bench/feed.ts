import { Readable } from 'node:stream'
import { FEED_BATCH_MAX_LINES } from '@salvia/core/limits'
import { clinicLine, providerToken, sendLines } from '../../packages/server/src/testing/feed-calls.ts'
import { openTestApp, type TestApp } from '../../packages/server/src/testing/index.ts'
import { say } from '../run.ts'
import { testPostgres } from '../test/postgres.ts'

const LINES = Number(process.env.LINES ?? 1_000_000)
const BATCHES = LINES / FEED_BATCH_MAX_LINES
/** How many batches the first and the last figure are the mean of. */
const MEAN_OF = Math.min(10, BATCHES)
const MEGABYTE = 1_000_000

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

interface Sending {
  readonly salvia: TestApp
  readonly token: string
  readonly version: number
}

/** Sends all batches one after the other. Returns what each took, in milliseconds, and the peak of memory. */
async function sendAll({ salvia, token, version }: Sending) {
  const taken: number[] = []
  let peak = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const lines = function* () {
      for (let at = 0; at < FEED_BATCH_MAX_LINES; at += 1) {
        yield Buffer.from(`${clinicLine(`clinic-${batch * FEED_BATCH_MAX_LINES + at}`, version)}\n`)
      }
    }
    const from = performance.now()
    const { statusCode, body } = await sendLines(salvia, 'feeds/clinics', {
      token,
      lines: Readable.from(lines()),
    })
    taken.push(performance.now() - from)
    peak = Math.max(peak, process.memoryUsage().rss)
    if (statusCode !== 200) throw new Error(`The batch answered ${statusCode}: ${body}`)
  }
  return { taken, peak }
}

async function reconcileAll(salvia: TestApp, token: string): Promise<number> {
  const lines = function* () {
    for (let at = 0; at < LINES; at += 1) yield Buffer.from(`{"id":"clinic-${at}","version":1}\n`)
  }
  const from = performance.now()
  const path = 'feeds/clinics/reconciliations'
  const { statusCode, body } = await sendLines(salvia, path, { token, lines: Readable.from(lines()) })
  if (statusCode !== 200) throw new Error(`The reconciliation answered ${statusCode}: ${body}`)
  return performance.now() - from
}

/** Measures a kind of a million objects on PostgreSQL: sent, sent again, and reconciled, in time and memory. */
export async function benchFeed(): Promise<void> {
  const postgres = await testPostgres(process.env)
  if (typeof postgres === 'string') return say(postgres)
  process.env.TEST_DATABASE_URL = postgres.url
  const salvia = await openTestApp()
  try {
    const token = await providerToken(salvia)
    const before = process.memoryUsage().rss
    const first = await sendAll({ salvia, token, version: 1 })
    const again = await sendAll({ salvia, token, version: 1 })
    const reconciled = await reconcileAll(salvia, token)
    const [begin, end] = [mean(first.taken.slice(0, MEAN_OF)), mean(first.taken.slice(-MEAN_OF))]
    say(`${LINES} lines in ${BATCHES} batches of ${FEED_BATCH_MAX_LINES}.`)
    say(
      `  a batch: ${begin.toFixed(0)} ms at first, ${end.toFixed(0)} ms at last, ${(end / begin).toFixed(2)} times`,
    )
    const ratio = mean(again.taken) / mean(first.taken)
    say(`  a batch sent again: ${mean(again.taken).toFixed(0)} ms, ${ratio.toFixed(2)} times`)
    say(`  a reconciliation of all: ${(reconciled / 1000).toFixed(1)} s`)
    const peak = Math.max(first.peak, again.peak)
    const grown = (peak - before) / MEGABYTE
    say(`  memory: ${(before / MEGABYTE).toFixed(0)} MB before, ${grown.toFixed(0)} MB more at most`)
  } finally {
    await salvia.close()
    postgres.stop()
  }
}
