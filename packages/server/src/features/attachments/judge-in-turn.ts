import { join } from 'node:path'
import type { AttachmentType } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import { ATTACHMENT_JUDGING_MAX_MEMORY_MB, ATTACHMENT_JUDGING_MAX_SECONDS } from '@salvia/core/limits'
import { keepSpares } from '../../reading/idle-processes.ts'
import { readWithin } from '../../reading/read-within.ts'
import type { ReadingLimits } from '../../reading/reading-process.ts'
import type { Services } from '../../services.ts'
import { FairTurns } from '../../turns/fair-turns.ts'

/**
 * Together they may take as much memory as one review of a personnel file. They have turns of their own, so that a
 * picture never waits for a personnel file. Two, so that a heavy file of one company leaves a process to all others.
 */
const AT_ONCE = 2
/** One user's files wait in a line of their own, so that a colleague's waits for one of them at most. */
const ofUsers = new FairTurns({ most: Number.POSITIVE_INFINITY, mostOfOne: 1 })
/** One company cannot take both turns, however long its file takes. */
const ofCompanies = new FairTurns({ most: AT_ONCE, mostOfOne: 1 })

interface FileToJudge {
  readonly bytes: Uint8Array
  readonly name: string
  readonly accountId: string
  /** Null for a case worker without a company, who takes turns as if it were one. */
  readonly clientNumber: string | null
  /** Aborted when the caller has hung up: the file leaves the line, or its process ends. */
  readonly signal: AbortSignal
}

/**
 * The type of a file by its content. It is judged in a process with limits, since a small file can take much to unpack.
 * Throws the error of a file that is not taken.
 * @param bounds for tests
 */
export async function judgeInTurn(
  services: Pick<Services, 'settings' | 'log'>,
  { bytes, name, accountId, clientNumber, signal }: FileToJudge,
  bounds: Partial<ReadingLimits> = {},
): Promise<AttachmentType> {
  const judge = () =>
    readWithin(
      { ...limitsOf(services), ...bounds },
      reading => reading.ask({ kind: 'judge', bytes, name }, { signal }),
      signal,
    )
  const ofCompany = () => ofCompanies.take(clientNumber ?? accountId, judge, signal)
  const end = await ofUsers.take(accountId, ofCompany, signal)
  if (end.kind === 'breach') throw appError('ATTACHMENT_TOO_HEAVY')
  if (end.kind !== 'judged') {
    const incident = end.kind === 'failed' ? end.incident : { trace: end.exit }
    services.log.error('attachment-not-judged', { ...incident })
    throw appError('ATTACH_FAILED')
  }
  if (end.verdict.kind === 'refused') throw appError(end.verdict.code)
  return end.verdict.type
}

/** Starts a process if none is idle, so that it is there when all of a file has arrived. */
export function getReady(services: Pick<Services, 'settings'>): void {
  // If none can be started now, the file that needs it is told.
  keepSpares(limitsOf(services), 1).catch(() => undefined)
}

function limitsOf({ settings }: Pick<Services, 'settings'>): ReadingLimits {
  return {
    maxSeconds: ATTACHMENT_JUDGING_MAX_SECONDS,
    maxMemoryMb: ATTACHMENT_JUDGING_MAX_MEMORY_MB,
    cacheFolder: join(settings.dataFolder, 'cache'),
  }
}
