import type { Readable } from 'node:stream'
import { appError } from '@salvia/core/error-catalogue'
import type { FeedKind, Reconciliation } from '@salvia/core/feed-catalogue'
import { type ListedObject, listedObjectSchema } from '@salvia/core/feeds'
import { RECONCILED_MAX_BYTES, RECONCILED_MAX_LINES } from '@salvia/core/limits'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { FairTurns } from '../../turns/fair-turns.ts'
import { errorsOf, readLines, WrongLines } from './check-lines.ts'
import { addToList, beginList, compareList } from './reconcile.store.ts'
import { type Spooled, withSpooled } from './spool.ts'

const LINES_AT_ONCE = 5000
const RULES = { schema: listedObjectSchema, maxLines: RECONCILED_MAX_LINES }

/** A list of all objects of a kind in the sender's system, as it arrives. */
interface ArrivingList {
  readonly services: Pick<Services, 'db' | 'settings'>
  readonly kind: FeedKind
  readonly lines: Readable
  readonly turns: FairTurns
}

/** Compares the sender's list with what is here. Changes nothing. */
export function reconcile({ services, kind, lines, turns }: ArrivingList): Promise<Reconciliation> {
  const room = { folder: services.settings.dataFolder, maxBytes: RECONCILED_MAX_BYTES }
  return withSpooled(lines, room, spooled =>
    turns.take(kind, () => transaction(services.db, tx => compare(tx, kind, spooled))),
  )
}

async function compare(tx: Db, kind: FeedKind, spooled: Spooled): Promise<Reconciliation> {
  const wrong = new WrongLines()
  let part: ListedObject[] = []
  await beginList(tx)
  for await (const read of readLines(spooled.read(), RULES)) {
    if (read.mistakes) wrong.add(errorsOf(read))
    else part.push(read.line)
    if (part.length < LINES_AT_ONCE) continue
    await addToList(tx, part)
    part = []
  }
  if (wrong.count > 0) throw appError('FEED_REFUSED', { refused: wrong.count }, { lines: wrong.errors })
  await addToList(tx, part)
  return compareList(tx, kind)
}
