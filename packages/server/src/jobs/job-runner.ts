import { sql } from 'drizzle-orm'
import { type Job as BossJob, fromDrizzle, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { afterCommit } from '../db/transaction.ts'
import type { Log } from '../log/log.ts'
import type { Job } from './job.ts'
import type { JobKind, JobQueue, SendOptions } from './job-queue.ts'
import { Waker } from './waker.ts'

const SCHEMA = 'jobs'
/**
 * An index allows one active job for a key. The group beside it is only counted, so two processes that count at the
 * same moment can miss each other; it keeps most other jobs from being tried.
 */
const ONE_OF_A_KEY = 'singleton'
const NO_JOB = '00000000-0000-4000-8000-000000000000'
const TIME_ZONE = 'Europe/Stockholm'
/**
 * A worker that is silent for this long has died. Together with how often that is checked, it stays within the
 * promised minute.
 */
const HEARTBEAT_SECONDS = 20
const SUPERVISE_SECONDS = 10
/** Only in case that a worker is not woken. */
const POLL_SECONDS = 300
const WORKERS_PER_JOB = 2
/** Together with the silence of a dead worker, even the longest delay stays within the promised minute. */
const RETRY_DELAY_SECONDS = 5
const RETRY_DELAY_MAX_SECONDS = 20
const DEFAULT_RETRIES = 5
const STOP_TIMEOUT_MS = 20_000
/** Longer than any job takes. The heartbeat finds a dead worker long before. */
const EXPIRE_SECONDS = 3600

/** What the runner itself uses of the services. */
interface Logging {
  readonly log: Log
}

/** The queue, and the means to run its jobs, which work with the services `C`. */
export interface JobRunner<C> extends JobQueue {
  /** Runs every job that is queued now, and every job that is sent later. */
  work(services: C): Promise<void>
  /** Runs what is queued now, and returns when nothing is left. */
  workOff(services: C): Promise<void>
  /** Stops after the jobs that are running have finished. */
  stop(): Promise<void>
}

interface JobRunnerOptions {
  /** Whether this process watches over dead workers and schedules. */
  readonly supervises: boolean
}

/** Opens the queue for these jobs. Makes its schema if it is missing. */
export async function openJobs<C extends Logging>(
  database: Database,
  jobs: readonly Job<C>[],
  log: Log,
  { supervises }: JobRunnerOptions,
): Promise<JobRunner<C>> {
  const boss = new PgBoss({
    db: database.boss,
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: SCHEMA,
    supervise: supervises,
    schedule: supervises,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    // No job waits for another by the library's own means.
    flowIntervalSeconds: 60,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', error => log.error('job-queue', { error }))
  await boss.start()
  const all = withFollowers(jobs)
  for (const job of all) await prepare(boss, database, job)
  const waker = new Waker({ boss, database, log, schema: SCHEMA })
  return {
    send: async (job, data, options = {}) => {
      await send(boss, job, data, options)
      afterCommit(options.tx, () => waker.wake(job.name))
    },
    work: async services => {
      await startWorkers(boss, waker, all, services)
      waker.start()
    },
    workOff: services => workOff(boss, all, services),
    stop: async () => {
      await waker.stop()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false })
    },
  }
}

/** Each job, preceded by the job that takes over when it fails for good, whose queue must exist first. */
function withFollowers<C>(jobs: readonly Job<C>[]): Job<C>[] {
  return jobs.flatMap(job => (job.afterLastFailure ? [job.afterLastFailure, job] : [job]))
}

async function prepare<C>(boss: PgBoss, database: Database, job: Job<C>): Promise<void> {
  const options = {
    retryLimit: job.retries ?? DEFAULT_RETRIES,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    retryDelayMax: RETRY_DELAY_MAX_SECONDS,
    expireInSeconds: EXPIRE_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    ...(job.afterLastFailure ? { deadLetter: job.afterLastFailure.name } : {}),
  }
  await boss.createQueue(job.name, { ...options, policy: job.oneAtATime ? ONE_OF_A_KEY : 'standard' })
  // A queue that exists keeps its old options, so it gets those of this version here.
  await boss.updateQueue(job.name, options)
  if (job.oneAtATime) await takeOnPolicy(database, job.name)
  // The queue is looked up at first use and remembered. Inside a transaction that look-up would wait for the embedded
  // database's only connection, which the transaction holds: so it is used here.
  await boss.findJobs(job.name, { id: NO_JOB })
  if (job.schedule) await boss.schedule(job.name, job.schedule, {}, { tz: TIME_ZONE })
}

/**
 * The library sets the policy of a queue when it makes the queue and never changes it, so a queue of an earlier
 * version is changed here.
 */
async function takeOnPolicy({ boss }: Database, name: string): Promise<void> {
  const changed = await boss.executeSql(
    `update ${SCHEMA}.queue set policy = $2 where name = $1 and policy <> $2 returning name`,
    [name, ONE_OF_A_KEY],
  )
  if (changed.rows.length === 0) return
  await boss.executeSql(
    `update ${SCHEMA}.job set policy = $2, singleton_key = group_id where name = $1 and state < 'active'`,
    [name, ONE_OF_A_KEY],
  )
}

async function send<S extends z.ZodType>(
  boss: PgBoss,
  job: JobKind<S>,
  data: z.input<S>,
  { tx, key }: SendOptions,
): Promise<void> {
  await boss.send(job.name, data as object, {
    ...(tx ? { db: fromDrizzle(tx, sql) } : {}),
    ...(key ? { group: { id: key }, singletonKey: key } : {}),
  })
}

async function startWorkers<C extends Logging>(
  boss: PgBoss,
  waker: Waker,
  jobs: readonly Job<C>[],
  services: C,
): Promise<void> {
  for (const job of jobs) {
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      ...(job.oneAtATime ? { groupConcurrency: 1 } : {}),
    }
    // One by one, since each is woken by its own id.
    for (let worker = 0; worker < WORKERS_PER_JOB; worker++) {
      const id = await boss.work(job.name, options, async ([queued]: BossJob[]) => {
        if (queued) await runOne(job, queued, services)
      })
      waker.add(job.name, id)
    }
  }
}

async function workOff<C extends Logging>(boss: PgBoss, jobs: readonly Job<C>[], services: C): Promise<void> {
  for (let worked = true; worked; ) {
    worked = false
    for (const job of jobs) {
      for (const queued of await boss.fetch<object>(job.name)) {
        worked = true
        await settleOne(boss, job, queued, services)
      }
    }
  }
}

async function settleOne<C extends Logging>(
  boss: PgBoss,
  job: Job<C>,
  queued: BossJob,
  services: C,
): Promise<void> {
  try {
    await runOne(job, queued, services)
  } catch (error) {
    await boss.fail(job.name, queued.id)
    throw error
  }
  await boss.complete(job.name, queued.id)
}

async function runOne<C extends Logging>(job: Job<C>, queued: BossJob, services: C): Promise<void> {
  const { log } = services
  const facts = { job: job.name, id: queued.id, attempt: queued.retryCount + 1 }
  const startedAt = performance.now()
  try {
    await job.run(job.data.parse(queued.data ?? {}), services)
    log.info('job', { ...facts, ms: Math.round(performance.now() - startedAt) })
  } catch (error) {
    log.error('job-failed', { ...facts, error })
    throw error
  }
}
