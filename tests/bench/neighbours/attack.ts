import { setTimeout as pause } from 'node:timers/promises'
import type { SessionAnswer } from '@salvia/core/auth'
import { Customer, reviewOf } from './customer.ts'
import { longFile, worthlessFile } from './heavy-files.ts'

/** The input of the attacking process, as JSON in its argument. */
export interface Attack {
  readonly servers: readonly string[]
  readonly session: SessionAnswer
  readonly clientNumber: string
  readonly worthlessDraft: string
  readonly reportedCase: string
  readonly leftOutCase: string
}

/** What the attacking process reports when it is stopped. */
export interface AttackFigures {
  readonly answers: number
  readonly refusals: number
  readonly abandoned: number
  readonly megabytes: number
}

const ASKED_AT_ONCE = 12
const ABANDONED_AT_ONCE = 8
const ABANDONED_AFTER_MS = 2000
const LEFT_OUT_PAGES = 200

const attack = JSON.parse(process.argv[2] ?? '') as Attack
const { clientNumber } = attack
const customer = new Customer(attack.servers, attack.session, clientNumber)
const figures = { answers: 0, refusals: 0, abandoned: 0, megabytes: 0 }

function* heaviest(): Generator<string, never> {
  for (let page = 1; ; page = (page % LEFT_OUT_PAGES) + 1) {
    yield `personnel-files/${clientNumber}/${attack.reportedCase}`
    yield `personnel-files/${clientNumber}/${attack.leftOutCase}/left-out?page=${page}`
    yield `personnel-files/${clientNumber}/${attack.reportedCase}/original`
    yield `personnel-files/${clientNumber}?page=1`
    yield `bookings/${clientNumber}?page=1`
    yield `persons/${customer.session.pidHash}/companies/${clientNumber}/subordinates/all?page=1`
    yield `deadlines/${clientNumber}?within=365`
    yield `personnel-file-templates/${clientNumber}/xlsx`
  }
}

async function askOn(paths: Iterator<string, never>): Promise<never> {
  for (;;) {
    // An attacker continues after a broken connection.
    const called = await customer.call('GET', paths.next().value).catch(() => null)
    if (called?.status === 200) figures.answers += 1
    else figures.refusals += 1
    figures.megabytes += (called?.bytes ?? 0) / 1_000_000
  }
}

/** Calls the same review many times at once, and hangs up. */
async function abandonOn(): Promise<never> {
  for (;;) {
    const gone = new AbortController()
    const calls = Array.from({ length: ABANDONED_AT_ONCE }, () =>
      customer.call('POST', reviewOf(clientNumber, attack.worthlessDraft), { signal: gone.signal }),
    )
    await Promise.race([Promise.allSettled(calls), pause(ABANDONED_AFTER_MS)])
    gone.abort()
    await Promise.allSettled(calls)
    figures.abandoned += ABANDONED_AT_ONCE
  }
}

/** Sends worthless files one after the other, and waits for each review. */
async function sendOn(): Promise<never> {
  for (let number = 1; ; number++) {
    const isReviewed = await customer
      .attach(worthlessFile(number))
      .then(sent => customer.review(sent))
      .then(
        () => true,
        () => false,
      )
    if (isReviewed) figures.answers += 1
    else {
      figures.refusals += 1
      await pause(ABANDONED_AFTER_MS)
    }
  }
}

/** Submits a file that takes so long to stage that it lasts for the whole attack. */
async function stageLong(): Promise<void> {
  const draft = await customer.attach(longFile())
  await customer.review(draft)
  await customer.submit(draft)
}

process.once('disconnect', () => process.exit())
process.once('message', () => process.send?.(figures, () => process.exit()))
const paths = heaviest()
await Promise.all([
  ...Array.from({ length: ASKED_AT_ONCE }, () => askOn(paths)),
  abandonOn(),
  sendOn(),
  stageLong(),
])
