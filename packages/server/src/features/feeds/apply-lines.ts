import type { LineError } from '@salvia/core/errors'
import { type DataOfKind, type FeedKind, filesOf } from '@salvia/core/feed-catalogue'
import type { FeedLine } from '@salvia/core/feeds'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import { fileRefusals } from '../feed-files/named-files.ts'
import type { FeedObject, FeedRefusal, FeedStore } from './feed-store.ts'
import { keepVersions, lockFeed, versionsOf } from './feed-versions.store.ts'

/** So many lines are applied at a time. */
const LINES_AT_ONCE = 500

/** A kind, where its objects are stored, and the time. */
export interface FeedTarget<K extends FeedKind> {
  readonly kind: K
  readonly store: FeedStore<DataOfKind<K>>
  readonly now: Instant
}

/** A line with its number in what was sent. */
export interface NumberedLine<Data> {
  readonly number: number
  readonly line: FeedLine<Data>
}

/** What lines did. */
interface Applied {
  put: number
  deleted: number
  stale: number
  /** How many more objects there are than before. */
  growth: number
  /** The highest version that was applied; null if none was. */
  latestVersion: number | null
}

const NOTHING_REFUSED: ReadonlyMap<string, FeedRefusal> = new Map()

/**
 * Applies lines, at most one for each id, in the caller's transaction. Other batches of the kind wait until it ends.
 * @param onRefused called for each line that points to something that is not there; it changes nothing
 */
export async function applyLines<K extends FeedKind>(
  tx: Db,
  target: FeedTarget<K>,
  lines: AsyncIterable<NumberedLine<DataOfKind<K>>> | Iterable<NumberedLine<DataOfKind<K>>>,
  onRefused: (error: LineError) => void,
): Promise<Applied> {
  const total: Applied = { put: 0, deleted: 0, stale: 0, growth: 0, latestVersion: null }
  await lockFeed(tx, target.kind)
  let part: NumberedLine<DataOfKind<K>>[] = []
  for await (const line of lines) {
    part.push(line)
    if (part.length < LINES_AT_ONCE) continue
    await applyPart(tx, target, part, { total, onRefused })
    part = []
  }
  if (part.length > 0) await applyPart(tx, target, part, { total, onRefused })
  return total
}

/** What the store of the kind refuses, and objects whose files are not here. */
async function refusalsOf<K extends FeedKind>(
  tx: Db,
  { kind, store }: Pick<FeedTarget<K>, 'kind' | 'store'>,
  objects: readonly FeedObject<DataOfKind<K>>[],
): Promise<ReadonlyMap<string, FeedRefusal>> {
  const naming = objects.map(({ id, data }) => ({ id, files: filesOf(kind, data) }))
  return new Map([...(await fileRefusals(tx, naming)), ...(await store.refusals(tx, objects))])
}

interface Tally {
  readonly total: Applied
  readonly onRefused: (error: LineError) => void
}

/** A line whose version is here already, or older, changes nothing. */
async function applyPart<K extends FeedKind>(
  tx: Db,
  { kind, store, now }: FeedTarget<K>,
  lines: readonly NumberedLine<DataOfKind<K>>[],
  { total, onRefused }: Tally,
): Promise<void> {
  const ids = lines.map(({ line }) => line.id)
  const kept = await versionsOf(tx, kind, ids)
  const wasThere = (id: string) => kept.get(id)?.deleted === false
  const newer = lines.filter(({ line }) => line.version > (kept.get(line.id)?.version ?? -1))
  const offered = newer.flatMap(({ line }) => (line.op === 'put' ? { id: line.id, data: line.data } : []))
  const refusals = offered.length > 0 ? await refusalsOf(tx, { kind, store }, offered) : NOTHING_REFUSED
  for (const { number, line } of newer) {
    const refusal = refusals.get(line.id)
    if (refusal) onRefused({ line: number, id: line.id, ...refusal })
  }
  const accepted = newer.flatMap(({ line }) => (refusals.has(line.id) ? [] : line))
  const puts = offered.filter(({ id }) => !refusals.has(id))
  const deletes = accepted.flatMap(({ id, op }) => (op === 'delete' ? id : []))
  await keepVersions(
    tx,
    kind,
    accepted.map(({ id, version, op }) => ({ id, version, deleted: op === 'delete' })),
  )
  if (puts.length > 0) await store.put(tx, puts, now)
  if (deletes.length > 0) await store.delete(tx, deletes, now)
  total.put += puts.length
  total.deleted += deletes.length
  total.stale += lines.length - newer.length
  total.growth += puts.filter(({ id }) => !wasThere(id)).length - deletes.filter(wasThere).length
  for (const { version } of accepted) total.latestVersion = Math.max(total.latestVersion ?? 0, version)
}
