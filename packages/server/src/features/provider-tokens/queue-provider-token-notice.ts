import type { Instant } from '@salvia/core/primitives'
import type { Person } from '../../access/caller.ts'
import { workingCaseWorkers } from '../../access/case-workers.store.ts'
import type { Db } from '../../db/database.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { mailProviderToken } from './mail-provider-token.job.ts'
import type { ProviderTokenNotice } from './provider-token-mail.ts'

/** Who adds or ends tokens of the provider's systems, when, and how the others are told. */
export interface TokenAct {
  /** Null for the command that provisions. */
  readonly actor: Person | null
  readonly now: Instant
  /** Address of the portal. */
  readonly origin: string
  /** Absent in a rehearsal, which is rolled back. */
  readonly jobs?: JobQueue
}

/**
 * Queues a mail to every case worker, including the one who did it, so that a stolen session is noticed: such a token
 * reaches every customer.
 */
export async function queueProviderTokenNotice(
  tx: Db,
  { actor, now, origin, jobs }: TokenAct,
  { kind, tokenIds }: Pick<ProviderTokenNotice, 'kind' | 'tokenIds'>,
): Promise<void> {
  for (const recipientId of await workingCaseWorkers(tx)) {
    const notice = { kind, tokenIds: [...tokenIds], recipientId, actorId: actor?.accountId ?? null, origin }
    await jobs?.send(mailProviderToken, { ...notice, at: now }, { tx })
  }
}
