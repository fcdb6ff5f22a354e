import type { Readable } from 'node:stream'
import { appError, isAppError } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'
import { type DataOfKind, type FeedAnswer, type FeedKind, lineSchemaOf } from '@salvia/core/feed-catalogue'
import { FEED_BATCH_MAX_BYTES, FEED_BATCH_MAX_LINES } from '@salvia/core/limits'
import { addAudit } from '../../access/audit.store.ts'
import type { ProviderSystem } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import type { FairTurns } from '../../turns/fair-turns.ts'
import { applyLines, type FeedTarget, type NumberedLine } from './apply-lines.ts'
import { type CheckedBatch, checkLines, readLines } from './check-lines.ts'
import { keepBatch, keepRefusal } from './feed-versions.store.ts'
import { type Spooled, withSpooled } from './spool.ts'

/** A batch that arrives. */
interface ArrivingBatch<K extends FeedKind> extends FeedTarget<K> {
  readonly services: Pick<Services, 'db' | 'settings' | 'faultPoint' | 'jobs'>
  readonly caller: ProviderSystem
  readonly lines: Readable
  /** Whether the right lines are applied although others are wrong. */
  readonly isPartial: boolean
  /** Turns of the kinds in this process, so that waiting batches hold no connection to the database. */
  readonly turns: FairTurns
}

/** Takes a batch: all of it in one transaction, or nothing; with `isPartial` the lines that are right. */
export function receiveBatch<K extends FeedKind>(batch: ArrivingBatch<K>): Promise<FeedAnswer> {
  const { services, kind, turns } = batch
  const room = { folder: services.settings.dataFolder, maxBytes: FEED_BATCH_MAX_BYTES }
  return withSpooled(batch.lines, room, async spooled => {
    const schema = lineSchemaOf(kind)
    const checked = await checkLines(readLines(spooled.read(), schema, FEED_BATCH_MAX_LINES))
    services.faultPoint('feed: before transaction')
    try {
      if (checked.wrong.count > 0 && !batch.isPartial) throw refusal(checked)
      const answer = await turns.take(kind, () =>
        transaction(services.db, tx => applyBatch(tx, batch, { spooled, checked })),
      )
      services.faultPoint('feed: after commit')
      return answer
    } catch (error) {
      if (isAppError(error, 'FEED_REFUSED')) await noteRefusal(batch, spooled, Number(error.data.refused))
      throw error
    }
  })
}

interface Arrived {
  readonly spooled: Spooled
  readonly checked: CheckedBatch
}

async function applyBatch<K extends FeedKind>(
  tx: Db,
  batch: ArrivingBatch<K>,
  { spooled, checked }: Arrived,
): Promise<FeedAnswer> {
  const { kind, store, now, caller, isPartial, services } = batch
  const wrong = checked.wrong.copy()
  const lines = newestLines(kind, spooled, checked)
  const { growth, latestVersion, ...applied } = await applyLines(tx, batch, lines, error =>
    wrong.add([error]),
  )
  if (wrong.count > 0 && !isPartial) throw refusal({ wrong })
  const counts = { ...applied, stale: applied.stale + checked.overtaken, refused: wrong.count }
  const { hash } = spooled
  await keepBatch(tx, kind, { counts, growth, latestVersion, hash }, now)
  const details = { ...counts, hash }
  await addAudit(tx, { at: now, actor: caller, action: 'feed-received', object: kind, details })
  if (store.afterwards && counts.put + counts.deleted > 0)
    await services.jobs.send(store.afterwards, {}, { tx })
  services.faultPoint('feed: before commit')
  return { ...counts, errors: [...wrong.errors] }
}

/** The newest line of each id, read a second time: only some of them are in memory at once. */
async function* newestLines<K extends FeedKind>(
  kind: K,
  spooled: Spooled,
  { newest }: CheckedBatch,
): AsyncGenerator<NumberedLine<DataOfKind<K>>, void> {
  for await (const { number, line } of readLines(spooled.read(), lineSchemaOf(kind), FEED_BATCH_MAX_LINES)) {
    if (line && newest.has(number)) yield { number, line }
  }
}

function refusal({ wrong }: Pick<CheckedBatch, 'wrong'>): AppError {
  return appError('FEED_REFUSED', { refused: wrong.count }, { lines: wrong.errors })
}

/** Nothing of the batch was stored; that it came and was refused is. */
async function noteRefusal<K extends FeedKind>(
  { services, kind, caller, now }: ArrivingBatch<K>,
  { hash }: Spooled,
  refused: number,
): Promise<void> {
  await transaction(services.db, async tx => {
    await keepRefusal(tx, kind, refused, now)
    const details = { refused, hash }
    await addAudit(tx, { at: now, actor: caller, action: 'feed-refused', object: kind, details })
  })
}
