import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { keepRead } from './conversation.store.ts'

/** A call by which somebody of either side says what they have been shown. */
interface ReadingCall {
  readonly services: Services
  readonly caller: { readonly accountId: string }
  /** `through`: the number of the last message that was shown. */
  readonly body: { readonly through: number }
}

/** Notes that the caller has been shown the messages of a matter up to a number. That the caller may is the call's to say. */
export async function markRead(
  { services: { db }, caller: { accountId }, body: { through } }: ReadingCall,
  matterId: string,
): Promise<void> {
  // One transaction, or the lock on the numbers would end before what was read is kept.
  await transaction(db, tx => keepRead(tx, { matterId, accountId, through }))
}
