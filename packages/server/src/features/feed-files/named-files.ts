import { ATTACHMENT_TYPES } from '@salvia/core/conversations'
import type { NamedFile } from '@salvia/core/feeds'
import type { Db } from '../../db/database.ts'
import { type FeedFileRow, holdFiles } from './feed-files.store.ts'

/** The codes of a line that names a file which cannot be taken. */
type FileFault = 'FEED_FILE_UNKNOWN' | 'FEED_FILE_TYPE' | 'FEED_FILE_INFECTED'

/** An object of a batch with the files that it names. */
interface Naming {
  readonly id: string
  readonly files: readonly NamedFile[]
}

/**
 * The objects that name a file which is not here, is of another type or was infected, by id. Those that are here stay
 * until the transaction ends. One that still waits for its scan may be named.
 */
export async function fileRefusals(
  tx: Db,
  objects: readonly Naming[],
): Promise<Map<string, { code: FileFault; path: string }>> {
  const hashes = new Set(objects.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
  if (hashes.size === 0) return new Map()
  const known = new Map((await holdFiles(tx, [...hashes])).map(row => [row.sha256, row]))
  return new Map(
    objects.flatMap(({ id, files }) => {
      const faults = files.flatMap(({ path, sha256, contentType }) => {
        const code = faultOf(known.get(sha256), contentType)
        return code ? [{ code, path: `${path}.sha256` }] : []
      })
      return faults.slice(0, 1).map(fault => [id, fault] as const)
    }),
  )
}

function faultOf(row: FeedFileRow | undefined, contentType: string): FileFault | undefined {
  if (!row) return 'FEED_FILE_UNKNOWN'
  if (row.state === 'infected') return 'FEED_FILE_INFECTED'
  return ATTACHMENT_TYPES[row.type].contentType === contentType ? undefined : 'FEED_FILE_TYPE'
}
