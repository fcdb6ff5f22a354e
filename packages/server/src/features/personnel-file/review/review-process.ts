import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReviewAnswer, ReviewReply, ReviewRequest } from './review-messages.ts'

const CHILD = fileURLToPath(new URL('./review-child.ts', import.meta.url))
/** How long a process waits for another file: to start one takes longer than to review most files. */
const IDLE_MS = 30_000

/** How a review in a process of its own ended. */
export type ReviewEnd =
  | ({ readonly kind: 'answer' } & ReviewAnswer)
  /** It took more time or memory than a review may. */
  | { readonly kind: 'breach' }
  /** The process ended without an answer. */
  | { readonly kind: 'crash'; readonly exit: string }

/** How a process ends for its memory: by its watch or the system, or by the engine itself. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP']

export interface ReviewProcessOptions {
  readonly maxSeconds: number
  readonly maxMemoryMb: number
  /** Where compiled code is kept from one process to the next, which halves the time to start. */
  readonly cacheFolder: string
  /** Called when the process has been given its work. */
  readonly onStarted?: () => void
}

/**
 * Reviews a file in another process, with bounds on time and memory, so that a hostile file costs no more than its
 * own answer. A process that answered and stayed small waits a while for the next file. Throws when none can be
 * started.
 */
export async function reviewInProcess(
  request: ReviewRequest,
  { maxSeconds, maxMemoryMb, cacheFolder, onStarted }: ReviewProcessOptions,
): Promise<ReviewEnd> {
  const child = takeIdle(maxMemoryMb) ?? start(maxMemoryMb, cacheFolder)
  const timer = setTimeout(() => child.kill('SIGKILL'), maxSeconds * 1000)
  try {
    const end = endOf(child)
    child.send(request, () => onStarted?.())
    const { isReusable, ...answer } = await end
    if (isReusable) keepIdle(child, maxMemoryMb)
    else child.kill('SIGKILL')
    return answer
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

function start(maxMemoryMb: number, cacheFolder: string): ChildProcess {
  return fork(CHILD, [String(maxMemoryMb)], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    // What the child needs comes in its message; addresses of databases and keys stay here.
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

function endOf(child: ChildProcess): Promise<ReviewEnd & { isReusable: boolean }> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: unknown) => settle(() => resolve({ kind: 'answer', ...(reply as ReviewReply) }))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() =>
        resolve(
          MEMORY_SIGNALS.includes(signal)
            ? { kind: 'breach', isReusable: false }
            : { kind: 'crash', exit: String(signal ?? code), isReusable: false },
        ),
      )
    const settle = (tell: () => void) => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit)
      tell()
    }
    child.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

interface IdleProcess {
  readonly child: ChildProcess
  readonly maxMemoryMb: number
  /** No longer waits: taken up, ended or told to end. */
  readonly leave: () => void
}
const idle = new Set<IdleProcess>()

/** Waits for the next file without keeping the server from ending. */
function keepIdle(child: ChildProcess, maxMemoryMb: number): void {
  const timer = setTimeout(() => {
    waiting.leave()
    child.kill('SIGKILL')
  }, IDLE_MS).unref()
  const waiting: IdleProcess = {
    child,
    maxMemoryMb,
    leave() {
      clearTimeout(timer)
      child.off('exit', waiting.leave).off('error', waiting.leave)
      idle.delete(waiting)
    },
  }
  child.on('exit', waiting.leave).on('error', waiting.leave).unref()
  child.channel?.unref()
  idle.add(waiting)
}

function takeIdle(maxMemoryMb: number): ChildProcess | undefined {
  const waiting = [...idle].find(({ child, ...its }) => its.maxMemoryMb === maxMemoryMb && child.connected)
  if (!waiting) return undefined
  waiting.leave()
  waiting.child.ref()
  waiting.child.channel?.ref()
  return waiting.child
}
