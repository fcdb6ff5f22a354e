import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { UploadDetails } from '@salvia/core/personnel-file'
import { openTestApp, postgresUrlOf, TEST_NOW } from '../../packages/server/src/testing/index.ts'
import { addManyBookings } from '../../packages/server/src/testing/many-bookings.store.ts'
import { type ServerProcess, startServerProcess } from '../../packages/server/src/testing/server-process.ts'
import type { Attack, AttackFigures } from '../../tests/bench/neighbours/attack.ts'
import { Customer, reviewOf } from '../../tests/bench/neighbours/customer.ts'
import {
  mostlyLeftOutFile,
  mostReportedFile,
  smallFile,
  worthlessFile,
} from '../../tests/bench/neighbours/heavy-files.ts'
import { ROOT, say } from '../run.ts'
import { testPostgres } from '../test/postgres.ts'

const EMAIL = 'hr@demo.example'
const ATTACKER = '10401'
const NEIGHBOUR = '10402'
const BOOKINGS = 5000
const ROUNDS = 50
const WARM_ROUNDS = 5
/** Pause between two calls, as a person makes. */
const THINKS_MS = 50
/** Wait after the start of the attack, until all of it is running. */
const BEGUN_MS = 5000
const PROMISED_MS = 300

type Taken = ReadonlyMap<string, number[]>

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? 0

/** Calls that an ordinary customer makes again and again. */
function callsOf({ clientNumber, session }: Customer, draft: string) {
  return [
    ['employees', 'GET', `persons/${session.pidHash}/companies/${clientNumber}/subordinates/all?page=1`],
    ['bookings', 'GET', `bookings/${clientNumber}?page=1`],
    ['profile', 'GET', 'profile'],
    ['renew the sign-in', 'POST', 'tokens/renewals'],
    ['uploaded files', 'GET', `personnel-files/${clientNumber}`],
    ['review of a small file', 'POST', reviewOf(clientNumber, draft)],
  ] as const
}

async function measure(servers: readonly string[], rounds = ROUNDS): Promise<Taken> {
  const neighbour = await Customer.signIn(servers, EMAIL, NEIGHBOUR)
  const { id } = await neighbour.attach(smallFile())
  const calls = callsOf(neighbour, id)
  const taken = new Map<string, number[]>(calls.map(([name]) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [name, method, path] of calls) {
      const { status, milliseconds } = await neighbour.call(method, path)
      if (status !== 200) throw new Error(`${name} answered ${status}.`)
      taken.get(name)?.push(milliseconds)
      await pause(THINKS_MS)
    }
  }
  return taken
}

/** Stores the heaviest cases and drafts that a customer can have, before the attack begins. */
async function prepare(servers: readonly string[]): Promise<Attack> {
  const attacker = await Customer.signIn(servers, EMAIL, ATTACKER)
  const sent = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
    const draft = await attacker.attach(bytes)
    await attacker.review(draft)
    return (await attacker.submit(draft)).id
  }
  const reportedCase = await sent(mostReportedFile())
  const leftOutCase = await sent(mostlyLeftOutFile())
  const details = async () =>
    (await (await attacker.ask('GET', `personnel-files/${ATTACKER}/${leftOutCase}`)).json()) as UploadDetails
  while ((await details()).leftOut === 0) await pause(THINKS_MS)
  const { id: worthlessDraft } = await attacker.attach(worthlessFile())
  const { session, clientNumber } = attacker
  return { servers, session, clientNumber, worthlessDraft, reportedCase, leftOutCase }
}

async function measureUnder(attack: Attack): Promise<{ taken: Taken; figures: AttackFigures }> {
  const child = fork(join(ROOT, 'tests/bench/neighbours/attack.ts'), [JSON.stringify(attack)])
  const broken = new Promise<never>((_, reject) =>
    child.once('exit', () => reject(new Error('The attack ended by itself.'))),
  )
  try {
    await Promise.race([pause(BEGUN_MS), broken])
    const taken = await Promise.race([measure(attack.servers), broken])
    const figures = new Promise<AttackFigures>(resolve =>
      child.once('message', told => resolve(told as AttackFigures)),
    )
    child.send('stop')
    return { taken, figures: await figures }
  } finally {
    broken.catch(() => undefined)
    child.kill('SIGKILL')
  }
}

function tell(alone: Taken, attacked: Taken): void {
  const cells = (name: string, ...values: string[]) =>
    say(`  ${name.padEnd(24)}${values.map(value => value.padStart(8)).join('')}`)
  cells('milliseconds', 'p50', 'p95', 'max', '| p50', 'p95', 'max', 'p95 ×')
  for (const [name, quiet] of alone) {
    const under = attacked.get(name) ?? []
    const figures = [quiet, under].flatMap(taken => [0.5, 0.95, 1].map(share => percentile(taken, share)))
    const ratio = percentile(under, 0.95) / percentile(quiet, 0.95)
    cells(name, ...figures.map(value => value.toFixed(0)), ratio.toFixed(1))
  }
  const late = [...attacked]
    .filter(([, taken]) => percentile(taken, 0.95) > PROMISED_MS)
    .map(([name]) => name)
  say(
    late.length === 0
      ? `  All within ${PROMISED_MS} ms (95 %).`
      : `  Over ${PROMISED_MS} ms: ${late.join(', ')}.`,
  )
}

/** One customer sends the worst files and makes the heaviest calls, while this measures the calls of another. */
export async function benchNeighbours(): Promise<void> {
  const postgres = await testPostgres(process.env)
  if (typeof postgres === 'string') return say(postgres)
  process.env.TEST_DATABASE_URL = postgres.url
  const salvia = await openTestApp()
  const folder = await mkdtemp(join(tmpdir(), 'salvia-neighbours-'))
  const servers: ServerProcess[] = []
  try {
    const companies = [ATTACKER, NEIGHBOUR]
    await addManyBookings(salvia.services.db, { companies, count: BOOKINGS, around: TEST_NOW })
    for (const _ of ['first', 'second'])
      servers.push(await startServerProcess(postgresUrlOf(salvia.database), folder))
    const urls = servers.map(({ url }) => url)
    await measure(urls, WARM_ROUNDS)
    const load = loadavg()[0]?.toFixed(1)
    const alone = await measure(urls)
    const attack = await prepare(urls)
    const { taken, figures } = await measureUnder(attack)
    say(`Two server processes on PostgreSQL, ${ROUNDS} rounds; load of the machine before: ${load}.`)
    say(
      `Meanwhile the other customer got ${figures.answers} answers (${figures.megabytes.toFixed(0)} MB) and ${figures.refusals} refusals, and abandoned ${figures.abandoned} reviews.`,
    )
    say('  alone                                           | beside the attack')
    tell(alone, taken)
  } finally {
    for (const server of servers) await server.stop()
    await salvia.close()
    await rm(folder, { recursive: true, force: true })
    postgres.stop()
  }
}
