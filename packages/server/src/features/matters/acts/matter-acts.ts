import type { AppError } from '@salvia/core/errors'
import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import type { MatterKind, MatterStep } from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import type { MatterAct } from '../../../access/audit.store.ts'
import type { Person } from '../../../access/caller.ts'
import { personName } from '../../../access/person-name.ts'
import type { Audited, Moment } from '../../../acts/act.ts'
import type { Changed } from '../../../acts/changed.ts'
import type { Db } from '../../../db/database.ts'
import type { Services } from '../../../services.ts'
import { changeMatter, insertStep, type Matter, type MatterChange } from '../matters.store.ts'

/**
 * What a kind says of its matters, so that what is done with every kind is written once.
 * @template Row all that is known of one
 * @template M the matter in it, which may have more than every matter has
 */
export interface MatterActs<Row, M extends Matter = Matter> {
  readonly kind: MatterKind
  matterOf(row: Row): M
  /** The same with a changed matter. */
  withMatter<R extends Row>(row: R, matter: M): R
  /** One, locked until the transaction ends. */
  lock(tx: Db, id: string): Promise<Row | undefined>
  /** Queues the mails about an answer of the provider to who follows the matter. */
  tellAnswer(tx: Db, services: Services, row: Row, answer: Answer): Promise<void>
  /** As what the provider’s systems are told of a change; null if they are not. */
  readonly outgoing: OutgoingKind | null
  /** Where its calls stand below the API, for links to files: `orders/10401/<id>`, and `order-cases/<id>`. */
  addressFor(party: 'customer' | 'provider', matter: M): string
  /** What its calls refuse with. */
  readonly refusals: {
    missing(): AppError
    /** Another version than the case worker saw. */
    changed(): AppError
    /** What a case worker does is not possible in this state. */
    eventClosed(): AppError
  }
}

/** When the provider answers, and the address of the portal for the link. */
interface Answer {
  readonly at: Instant
  readonly origin: string
}

/** Changes the matter of a row that is locked. */
export async function changeRow<R extends Row, Row, M extends Matter>(
  acts: MatterActs<Row, M>,
  tx: Db,
  row: R,
  change: MatterChange,
): Promise<R> {
  return acts.withMatter(row, await changeMatter(tx, acts.matterOf(row), change))
}

/** Notes what somebody does with a matter in its steps. */
export async function noteStep(
  { tx, call: { caller }, at }: Pick<Moment<{ readonly caller: Person }>, 'tx' | 'call' | 'at'>,
  matterId: string,
  event: MatterStep['event'],
): Promise<void> {
  await insertStep(tx, { matterId, event, at, by: personName(caller), accountId: caller.accountId })
}

/** What the audit keeps of an act on a matter. */
export function auditedMatter(
  { kind, id: object, clientNumber }: Pick<Matter, 'kind' | 'id' | 'clientNumber'>,
  did: MatterAct,
  details?: Audited['details'],
): Audited {
  return {
    action: `${kind}-${did}`,
    ...(clientNumber !== null && { clientNumber }),
    object,
    ...(details && { details }),
  }
}

/** What the provider’s systems, and readers of the customer, are told of a changed matter; null if they are not. */
export function changedMatter<Row, M extends Matter>({ outgoing, matterOf }: MatterActs<Row, M>) {
  if (outgoing === null) return null
  return (row: Row): Changed => {
    const { id: objectId, clientNumber } = matterOf(row)
    return { kind: outgoing, objectId, clientNumber }
  }
}
