import { createHash } from 'node:crypto'
import { type DataOfKind, type FeedKind, lineSchemaOf } from '@salvia/core/feed-catalogue'
import type { FeedCounts, FeedLine } from '@salvia/core/feeds'
import type { Db } from '../../db/database.ts'
import { applyLines, type FeedTarget } from './apply-lines.ts'
import { keepBatch } from './feed-versions.store.ts'

/**
 * Applies lines in the caller's transaction, as a batch that a system sends would: what the server itself has, such as
 * the demo's data, comes in through the same code. The ids must differ. Throws if a line is wrong.
 */
export async function applyFeed<K extends FeedKind>(
  tx: Db,
  target: FeedTarget<K>,
  lines: readonly FeedLine<DataOfKind<K>>[],
): Promise<FeedCounts> {
  const schema = lineSchemaOf(target.kind)
  const hash = createHash('sha256')
  const numbered = lines.map((line, at) => {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    return { number: at + 1, size: text.length, line: schema.parse(line) }
  })
  const { growth, latestVersion, ...counts } = await applyLines(
    tx,
    target,
    numbered,
    ({ id, code, path }) => {
      throw new Error(`The line of ${id} is refused: ${code} ${path}`)
    },
  )
  const batch = { counts: { ...counts, refused: 0 }, growth, latestVersion, hash: hash.digest('hex') }
  await keepBatch(tx, target.kind, batch, target.now)
  return batch.counts
}
