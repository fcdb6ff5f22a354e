import type { Endpoint } from '@salvia/core/contract'
import type { Instant } from '@salvia/core/primitives'
import { type AuditEvent, addAudit } from '../access/audit.store.ts'
import type { Db } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import type { Answering, Context, KeyedHandler } from '../http/handler.ts'
import type { FaultPoint } from '../process/fault-points.ts'
import type { Services } from '../services.ts'
import type { Changed } from './changed.ts'
import { numberChanges } from './number-change.store.ts'

/** The transaction of an act once everything is locked. */
export interface Moment<Call> {
  readonly call: Call
  readonly tx: Db
  /** The services of the call, with the transaction as their database. */
  readonly services: Services
  /** When the locks were held. */
  readonly at: Instant
}

/** What the audit keeps of an act besides who did it and when. */
export type Audited = Omit<AuditEvent, 'at' | 'actor'>

/** What is an act's own. Everything that may be refused throws before the first change. */
export interface Act<Call, Locked, Done, Answer> {
  /**
   * Runs first of all, and not when an answer is repeated. Refuses what nothing needs to be read for; what it stores, in
   * transactions of its own, stays though the act is refused.
   */
  readonly before?: (call: Call) => Promise<unknown>
  /**
   * Throws unless the caller may ask for the act. Runs before anything is locked, so that nobody locks what is not
   * theirs, and again before the answer of the act is repeated. Null if the admission of the call has checked everything.
   */
  readonly see: ((db: Db, call: Call) => Promise<unknown>) | null
  /** Locks and reads what the act is about, also what another system holds for it. */
  readonly lock: (tx: Db, call: Call) => Promise<Locked>
  /** Judges at the moment, and changes. */
  readonly change: (locked: Locked, moment: Moment<Call>) => Promise<Done>
  /** Null if `change` has audited what it did. */
  readonly audited: ((done: Done, moment: Moment<Call>) => Audited) | null
  readonly answer: (done: Done, moment: Moment<Call>) => Promise<Answer>
  /** Null if nobody is told by number: no system of the provider, no reader of the customer. */
  readonly changed: ((done: Done) => Changed) | null
  readonly faultPoints?: { readonly beforeCommit?: FaultPoint; readonly afterCommit?: FaultPoint }
}

type KeyedEndpoint = Endpoint & { readonly idempotent: true }

/**
 * A write that is done once for its key, all of it or nothing. The order is always this: the caller is judged, the
 * transaction begins, locks are taken, the clock is read, everything is changed and audited, the answer is made and kept,
 * and last the change is numbered, since its counter stays locked until the commit.
 * @param _endpoint whose types the parts have
 */
export function act<const E extends KeyedEndpoint, Locked, Done>(
  _endpoint: E,
  parts: Act<Context<E>, Locked, Done, Awaited<Answering<E>>>,
): KeyedHandler<E> {
  const { before, see } = parts
  return {
    act: (async (call: Context<E>) => {
      await before?.(call)
      await see?.(call.services.db, call)
      const answer = await transaction(call.services.db, tx => acted(tx, call, parts))
      const { afterCommit } = parts.faultPoints ?? {}
      if (afterCommit) call.services.faultPoint(afterCommit)
      return answer
    }) as KeyedHandler<E>['act'],
    beforeRepeat: see && (call => see(call.services.db, call)),
  }
}

async function acted<E extends KeyedEndpoint, Locked, Done, Answer>(
  tx: Db,
  call: Context<E>,
  { lock, change, audited, answer, changed, faultPoints }: Act<Context<E>, Locked, Done, Answer>,
): Promise<Answer> {
  const locked = await lock(tx, call)
  const services: Services = { ...call.services, db: tx }
  const at = services.clock.now()
  const moment = { call, tx, services, at }
  const done = await change(locked, moment)
  if (audited) await addAudit(tx, { at, actor: call.caller, ...audited(done, moment) })
  const told = await answer(done, moment)
  await call.keepAnswer(tx, told)
  if (changed) await numberChanges(tx, [changed(done)], at)
  if (faultPoints?.beforeCommit) services.faultPoint(faultPoints.beforeCommit)
  return told
}
