import type { Db } from '../../../db/database.ts'
import { lockMatter } from '../matters.store.ts'

/**
 * Whether the customer's caller may do an act: the same question before anything is locked, so that nobody locks what is
 * not theirs, and again of the matter locked.
 * @param see throws unless the caller may
 */
export function seenAndLocked<Call extends { readonly params: { readonly id: string } }, Row>(
  see: (db: Db, call: Call) => Promise<Row>,
) {
  return {
    see,
    async lock(tx: Db, call: Call): Promise<Row> {
      await lockMatter(tx, call.params.id)
      return see(tx, call)
    },
  }
}
