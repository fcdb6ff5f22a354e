import type { ReplyState } from '@salvia/core/conversations'
import {
  awaitsAnswerAt,
  CASE_WORKER_EVENTS,
  MATTER_KINDS,
  type MatterCase,
  type MatterProgress,
  matterEndingAt,
  matterNumber,
  matterStatusAt,
  type WholeMatter,
} from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import { companyNames } from '../../access/companies.store.ts'
import type { Db } from '../../db/database.ts'
import { sentAttachments } from '../attachments/attachments.ts'
import { isActOpen } from './acts/case-worker-event.ts'
import { conversationFor, type Reader } from './conversation.ts'
import { notesOf } from './internal-notes.store.ts'
import { type Matter, ownerOf, stepsOf } from './matters.store.ts'

/** Who is told of a matter, and when. */
interface MatterViewer {
  readonly reader: Reader
  readonly reply: ReplyState
  /** The address of the matter below the API, for the links to its files: `orders/10401/<id>`. */
  readonly address: string
  readonly now: Instant
}

/** What is told of a whole matter of any kind, to a user of the customer or to a case worker. */
export async function wholeMatter(
  db: Db,
  matter: Matter,
  { reader, reply, address, now }: MatterViewer,
): Promise<WholeMatter> {
  const { id, makerName: maker, handlerName: handler } = matter
  const attachments = await sentAttachments(db, { matterId: id, address })
  const steps = await stepsOf(db, id)
  return {
    ...matterHead(matter),
    ...matterProgress(matter, now),
    ...{ maker, handler },
    attachments: attachments(null),
    steps: steps.map(({ event, at, by }) => ({ event, at, by })),
    conversation: await conversationFor(db, id, { reader, reply, attachments }),
    awaitsAnswer: awaitsAnswerAt(matter, now),
  }
}

/** What everybody who sees anything of a matter sees of it. */
export function matterHead({
  id,
  kind,
  number,
  createdAt,
}: Pick<Matter, 'id' | 'kind' | 'number' | 'createdAt'>) {
  return { id, number: matterNumber(MATTER_KINDS[kind], number), createdAt }
}

/** Where a matter stands. */
export function matterProgress(matter: MatterProgress, now: Instant) {
  return { status: matterStatusAt(matter, now), ending: matterEndingAt(matter, now) }
}

type ForCaseWorker<M extends Matter> = Omit<
  MatterCase,
  keyof WholeMatter | 'clientNumber' | 'company' | 'makerEmail'
> & {
  // A kind whose matters all have a company and a maker has their names too.
  readonly clientNumber: M['clientNumber']
  readonly company: M['clientNumber']
  readonly makerEmail: M['makerAccountId']
}

/** What a case worker is told of a matter besides. */
export async function forCaseWorker<M extends Matter>(
  db: Db,
  matter: M,
  accountId: string,
): Promise<ForCaseWorker<M>> {
  const { id, version, clientNumber, makerAccountId, handlerAccountId } = matter
  const names = await companyNames(db, clientNumber === null ? [] : [clientNumber])
  return {
    ...{ version, clientNumber },
    company: clientNumber && (names.get(clientNumber) ?? clientNumber),
    isMine: handlerAccountId === accountId,
    makerEmail: makerAccountId && (await ownerOf(db, makerAccountId)).email,
    actions: CASE_WORKER_EVENTS.filter(event => isActOpen(event, matter, accountId)),
    notes: await notesOf(db, id),
  }
}
