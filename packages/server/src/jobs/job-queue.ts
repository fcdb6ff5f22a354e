import type { z } from 'zod'
import type { Db } from '../db/database.ts'

export interface SendOptions {
  /** The transaction that the job belongs to: the job is queued when it commits, or not at all. */
  readonly tx?: Db
  /** Jobs with the same key run one at a time, if the job is declared so. */
  readonly key?: string
}

/** The name of a job and the schema of its data. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly data: S
}

/** A queue of background work in the database. Jobs outlive the process that queued them. */
export interface JobQueue {
  send<S extends z.ZodType>(job: JobKind<S>, data: z.input<S>, options?: SendOptions): Promise<void>
}
