import type { z } from 'zod'
import type { JobKind } from './job-queue.ts'

/** Retries for work that somebody waits for. They last a night, in which a mail server or a database may be down. */
export const RETRIES_OF_AWAITED_WORK = 2_000

/** A kind of background work, done with the services `C`. It may run more than once, so it must be safe to repeat. */
export interface Job<C, S extends z.ZodType = z.ZodType> extends JobKind<S> {
  /** Cron expression in Stockholm time, for work that nobody asks for. */
  readonly schedule?: string
  /**
   * Jobs with the same key run one at a time, the oldest first as a rule: of two workers that ask at the same moment,
   * one may take the second oldest, and one that failed waits while others run. A job that needs an order keeps it by
   * its data, as imports do by the numbers of their cases.
   */
  readonly oneAtATime?: boolean
  /** How often it is tried again after a failure. */
  readonly retries?: number
  /** The job that gets its data when it has failed for the last time. */
  readonly afterLastFailure?: Job<C, S>
  run(data: z.output<S>, services: C): Promise<void>
}

/** Declares a job; keeps the types of its data and of what it works with. */
export function defineJob<C, const S extends z.ZodType>(job: Job<C, S>): Job<C, S> {
  return job
}
