import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { REVIEW_MAX_MEMORY_MB, REVIEW_MAX_SECONDS } from '@salvia/core/limits'
import type { Services } from '../../services.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import type { DraftRow } from './drafts.store.ts'
import { ReadingProcess } from './reading/reading-process.ts'

/** Each may take a gigabyte. More at once could leave the server without memory. */
const AT_ONCE = 2
/** After a reading that all callers have cancelled, how long the company's next one waits. */
const ABANDONED_PAUSE_MS = 1000
/** One company cannot take both turns, however long its file takes. */
const turns = new FairTurns({ most: AT_ONCE, mostOfOne: 1 })

/** Reads the bytes of a draft in a process with limits, when it is the company's turn. */
export function readInTurn<T>(
  { files, settings }: Pick<Services, 'files' | 'settings'>,
  draft: Pick<DraftRow, 'clientNumber' | 'fileKey'>,
  {
    signal,
    read,
  }: { readonly signal: AbortSignal; readonly read: (reading: ReadingProcess, path: string) => Promise<T> },
): Promise<T> {
  const readFile = async (path: string): Promise<T> => {
    const reading = new ReadingProcess({
      maxSeconds: REVIEW_MAX_SECONDS,
      maxMemoryMb: REVIEW_MAX_MEMORY_MB,
      cacheFolder: join(settings.dataFolder, 'cache'),
    })
    try {
      return await read(reading, path)
    } finally {
      const replaced = reading.release()
      // The company whose reading was cancelled keeps its turn until the replacement processes have started.
      if (signal.aborted) await Promise.all([replaced, pause(ABANDONED_PAUSE_MS)])
    }
  }
  return turns.take(draft.clientNumber, () => files.withPath(draft.fileKey, readFile), signal)
}
