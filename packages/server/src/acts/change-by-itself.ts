import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Changed } from './changed.ts'
import { changedBefore, numberChanges } from './number-change.store.ts'

/** What a job has changed, and what it answers. */
export interface ChangedByItself<T> {
  readonly answer: T
  readonly at: Instant
  /** In the order in which the provider’s systems are told. An id alone: an object that they were told of, if so. */
  readonly changed: readonly (Changed | string)[]
}

/** A change that nobody asks for by a call, in one transaction. Its numbers come last, as those of an act. */
export function changeByItself<T>(db: Db, work: (tx: Db) => Promise<ChangedByItself<T>>): Promise<T> {
  return transaction(db, async tx => {
    const { answer, at, changed } = await work(tx)
    const known = []
    for (const each of changed) known.push(typeof each === 'string' ? await changedBefore(tx, each) : each)
    await numberChanges(
      tx,
      known.filter(each => each !== undefined),
      at,
    )
    return answer
  })
}
