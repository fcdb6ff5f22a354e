import { utimes } from 'node:fs/promises'
import { millisOf } from '@salvia/core/primitives'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Clock } from '../clock.ts'

/**
 * A folder of files that are of the test's time, as everything else of a test is. Without it files would be of the day
 * on which the test runs, and what is deleted after a time would depend on that day.
 */
export function datedFiles(files: FileStore, clock: Clock): FileStore {
  return {
    ...files,
    async write(key, content) {
      const stored = await files.write(key, content)
      const now = new Date(millisOf(clock.now()))
      await files.withPath(key, path => utimes(path, now, now))
      return stored
    },
  }
}
