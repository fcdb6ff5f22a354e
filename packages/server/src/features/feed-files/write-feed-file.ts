import { Readable } from 'node:stream'
import type { FileStore } from '../../adapters/files/file-store.ts'
import { newFeedFileKey } from './file-keys.ts'

/** Stores the bytes of a file of the feed. Returns the key, which the row that is stored after them points to. */
export async function writeFeedFile(files: FileStore, bytes: Uint8Array): Promise<string> {
  const key = newFeedFileKey()
  await files.write(key, Readable.from([bytes], { objectMode: false }))
  return key
}
