import type { Locale } from '@salvia/core/i18n'
import { type CaseWorkerEvent, isEventOpen, locksAt, MATTER_EVENTS } from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import type { Person } from '../../../access/caller.ts'
import { personName } from '../../../access/person-name.ts'
import type { Act, Moment } from '../../../acts/act.ts'
import type { Db } from '../../../db/database.ts'
import { lastMessageAt } from '../conversation.store.ts'
import type { Matter, MatterChange } from '../matters.store.ts'
import { auditedMatter, changedMatter, changeRow, type MatterActs, noteStep } from './matter-acts.ts'

/** A call of a case worker about one matter. */
export interface CaseWorkerCall {
  readonly caller: Person
  readonly locale: Locale
  readonly origin: string
  readonly params: { readonly id: string }
}
interface VersionedCall extends CaseWorkerCall {
  readonly body: { readonly version: number }
}
interface EventCall extends VersionedCall {
  readonly params: { readonly id: string; readonly event: CaseWorkerEvent }
}

const STEPS = {
  'take-on': { did: 'taken-on', isTold: false },
  handle: { did: 'handled', isTold: true },
  close: { did: 'closed', isTold: true },
} as const satisfies Record<
  CaseWorkerEvent,
  { did: string /** Who follows the matter is mailed. */; isTold: boolean }
>

/** A matter that is locked with the version of it that was seen before. */
type Seen<Row> = { readonly row: Row; readonly seen: number }

/**
 * Takes a matter on, handles it or closes it. Of two case workers at once, the lock decides who was first.
 * @param answer the matter as the case worker's page shows it
 */
export function caseWorkerEvent<Call extends EventCall, Row, M extends Matter, Answer>(
  acts: MatterActs<Row, M>,
  answer: (row: Row, moment: Moment<Call>) => Promise<Answer>,
): Act<Call, Row, Seen<Row>, Answer> {
  const changed = changedMatter(acts)
  return {
    see: null,
    lock: lockVersion(acts),
    async change(row, moment) {
      const { tx, services, call, at } = moment
      const { caller, origin, params } = call
      const matter = acts.matterOf(row)
      if (!isActOpen(params.event, matter, caller.accountId)) throw acts.refusals.eventClosed()
      const next = await changeRow(
        acts,
        tx,
        row,
        await changeOf(tx, matter, { event: params.event, caller, at }),
      )
      const { did, isTold } = STEPS[params.event]
      await noteStep(moment, matter.id, did)
      if (isTold) await acts.tellAnswer(tx, services, next, { at, origin })
      return { row: next, seen: matter.version }
    },
    audited: ({ row, seen }, { call }) =>
      auditedMatter(acts.matterOf(row), STEPS[call.params.event].did, { version: seen }),
    answer: ({ row }, moment) => answer(row, moment),
    changed: changed && (({ row }) => changed(row)),
  }
}

/** The matter of a call, locked until the transaction ends. */
export const lockMatterOf =
  <Row, M extends Matter>({ lock, refusals }: MatterActs<Row, M>) =>
  async (tx: Db, { params }: Pick<CaseWorkerCall, 'params'>): Promise<Row> => {
    const row = await lock(tx, params.id)
    if (!row) throw refusals.missing()
    return row
  }

/** The same, if it is as the case worker saw it. */
export const lockVersion =
  <Row, M extends Matter>(acts: MatterActs<Row, M>) =>
  async (tx: Db, call: Pick<VersionedCall, 'params' | 'body'>): Promise<Row> => {
    const row = await lockMatterOf(acts)(tx, call)
    if (acts.matterOf(row).version !== call.body.version) throw acts.refusals.changed()
    return row
  }

/** Whether a case worker can do something with a matter now. Who has taken it on cannot take it on again. */
export function isActOpen(
  event: CaseWorkerEvent,
  { state, handlerAccountId }: Pick<Matter, 'state' | 'handlerAccountId'>,
  accountId: string,
): boolean {
  const isDone = event === 'take-on' && state === 'received' && handlerAccountId === accountId
  return isEventOpen(event, state) && !isDone
}

async function changeOf(
  tx: Db,
  { id, handlerAccountId }: Matter,
  { event, caller, at }: { readonly event: CaseWorkerEvent; readonly caller: Person; readonly at: Instant },
): Promise<MatterChange> {
  const isHandled = event === 'handle'
  return {
    ...touched(at),
    ...(event === 'take-on' || handlerAccountId === null ? handledBy(caller) : {}),
    state: MATTER_EVENTS[event].to,
    closedBy: event === 'close' ? 'provider' : null,
    ...(isHandled && { handledAt: at }),
    locksAt: isHandled ? locksAt({ handledAt: at, lastMessageAt: await lastMessageAt(tx, id) }) : null,
  }
}

/** What every act of a case worker changes. */
export function touched(at: Instant) {
  return { touchedAt: at, latestEventAt: at, unanswered: 0 }
}

/** Assigns a matter. */
export function handledBy(caller: Person) {
  return { handlerAccountId: caller.accountId, handlerName: personName(caller) }
}
