import type { PgBoss } from 'pg-boss'
import type { Database } from '../db/database.ts'
import type { Log } from '../log/log.ts'

/** How long a job of another process, or one that is tried again, waits at most before it begins. */
const LOOK_EVERY_MS = 1000

/**
 * Wakes the workers of a queue when it has jobs that may begin. One query for all queues, where each worker would ask
 * for itself: an idle server does next to nothing.
 */
export class Waker {
  readonly #boss: PgBoss
  readonly #database: Database
  readonly #log: Log
  readonly #schema: string
  /** The ids of the workers of each queue. */
  readonly #workers = new Map<string, string[]>()
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> = Promise.resolve()

  constructor({ boss, database, log, schema }: WakerOptions) {
    this.#boss = boss
    this.#database = database
    this.#log = log
    this.#schema = schema
  }

  add(queue: string, worker: string): void {
    this.#workers.set(queue, [...(this.#workers.get(queue) ?? []), worker])
  }

  /** Wakes the workers of one queue of this process, which has just got a job. */
  wake(queue: string): void {
    for (const worker of this.#workers.get(queue) ?? []) this.#boss.notifyWorker(worker)
  }

  start(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.#look().then(() => {
        if (this.#timer) this.start()
      })
    }, LOOK_EVERY_MS)
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#looking
  }

  async #look(): Promise<void> {
    try {
      // Asks each queue by the library's own index, so that many waiting jobs cost no more than one.
      const { rows } = await this.#database.boss.executeSql(
        `select queue from unnest($1::text[]) queue where exists (
           select from ${this.#schema}.job
           where name = queue and state < 'active' and not blocked and start_after <= ${this.#schema}.job_now())`,
        [[...this.#workers.keys()]],
      )
      for (const { queue } of rows as { queue: string }[]) this.wake(queue)
    } catch (error) {
      this.#log.error('job-queue', { error })
    }
  }
}

interface WakerOptions {
  readonly boss: PgBoss
  readonly database: Database
  readonly log: Log
  /** The schema of the job queue. */
  readonly schema: string
}
