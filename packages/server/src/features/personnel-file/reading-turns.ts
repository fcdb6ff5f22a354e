import { join } from 'node:path'
import { REVIEW_MAX_MEMORY_MB, REVIEW_MAX_SECONDS } from '@salvia/core/limits'
import { readWithin } from '../../reading/read-within.ts'
import type { ReadingProcess } from '../../reading/reading-process.ts'
import type { Services } from '../../services.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import type { DraftRow } from './drafts.store.ts'

/** Each may take a gigabyte. More at once could leave the server without memory. */
const AT_ONCE = 2
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
  const limits = {
    maxSeconds: REVIEW_MAX_SECONDS,
    maxMemoryMb: REVIEW_MAX_MEMORY_MB,
    cacheFolder: join(settings.dataFolder, 'cache'),
  }
  const readFile = (path: string) => readWithin(limits, reading => read(reading, path), signal)
  return turns.take(draft.clientNumber, () => files.withPath(draft.fileKey, readFile), signal)
}
