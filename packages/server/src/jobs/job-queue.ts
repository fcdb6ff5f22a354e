import type { z } from 'zod'
import type { Db } from '../db/database.ts'

interface SendOptions {
  /** The transaction that the job belongs to: it is queued when that commits, or not at all. */
  readonly tx?: Db
  /** Jobs of one key run one at a time, where the job is declared so. */
  readonly key?: string
}

/** What a job is called and what it is given. */
export interface JobKind<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly data: S
}

/** Background work kept in the database: it outlives the process that asked for it. */
export interface JobQueue {
  send<S extends z.ZodType>(job: JobKind<S>, data: z.input<S>, options?: SendOptions): Promise<void>
}
