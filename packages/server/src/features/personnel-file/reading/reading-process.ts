import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { keepIdle, takeIdle } from './idle-processes.ts'
import type { ReadingReply, ReadingRequest } from './reading-messages.ts'

const CHILD = fileURLToPath(new URL('./reading-child.ts', import.meta.url))
/** How a process ends for its memory: by its watch or the system, or by the engine itself. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP']

/** How a process ended that was asked for something. */
export type ReadingEnd =
  /** It took more time or memory than a file may. */
  | { readonly kind: 'breach' }
  /** It ended without an answer. */
  | { readonly kind: 'crash'; readonly exit: string }

export interface ReadingLimits {
  /** For all that is asked about one file; while the answers are being kept, no time goes by. */
  readonly maxSeconds: number
  readonly maxMemoryMb: number
  /** Where compiled code is kept from one process to the next, which halves the time to start. */
  readonly cacheFolder: string
}

export interface AskOptions {
  /** Called when the process has been given its work. */
  readonly onStarted?: () => void
  /** Ends the process: nobody waits for the answer any longer. */
  readonly signal?: AbortSignal
}

/**
 * Another process that reads one file, with bounds on time and memory, so that a hostile file costs no more than its own
 * answer. It gives way to the server for the processor.
 */
export class ReadingProcess {
  readonly #child: ChildProcess
  readonly #maxMemoryMb: number
  #msLeft: number
  #isReusable = false

  /** Throws when no process can be started. */
  constructor({ maxSeconds, maxMemoryMb, cacheFolder }: ReadingLimits) {
    this.#child = takeIdle(maxMemoryMb) ?? start(maxMemoryMb, cacheFolder)
    this.#maxMemoryMb = maxMemoryMb
    this.#msLeft = maxSeconds * 1000
  }

  /** Throws the signal's reason when that is aborted. */
  async ask(
    request: ReadingRequest,
    { onStarted, signal }: AskOptions = {},
  ): Promise<ReadingReply | ReadingEnd> {
    signal?.throwIfAborted()
    const end = () => this.#child.kill('SIGKILL')
    const askedAt = performance.now()
    const timer = setTimeout(end, this.#msLeft)
    signal?.addEventListener('abort', end, { once: true })
    this.#isReusable = false
    try {
      const reply = replyOf(this.#child)
      this.#child.send(request, () => onStarted?.())
      const answered = await reply
      signal?.throwIfAborted()
      this.#isReusable = 'isReusable' in answered && answered.isReusable
      return answered
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      this.#msLeft -= performance.now() - askedAt
    }
  }

  /** Ends the work on this file. One that answered and stayed small waits a while for the next. */
  release(): void {
    if (this.#isReusable) keepIdle(this.#child, this.#maxMemoryMb)
    else this.#child.kill('SIGKILL')
  }
}

function start(maxMemoryMb: number, cacheFolder: string): ChildProcess {
  const child = fork(CHILD, [String(maxMemoryMb)], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    // What the child needs comes in its message; addresses of databases and keys stay here.
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A long text is copied as it is, not written as JSON and read again.
    serialization: 'advanced',
  })
  giveWay(child)
  return child
}

/** Whoever only waits for a page goes before whoever waits for a file. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system has no such ranks: what it reads is right all the same.
  }
}

function replyOf(child: ChildProcess): Promise<ReadingReply | ReadingEnd> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: unknown) => settle(() => resolve(reply as ReadingReply))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      settle(() =>
        resolve(
          MEMORY_SIGNALS.includes(signal)
            ? { kind: 'breach' }
            : { kind: 'crash', exit: String(signal ?? code) },
        ),
      )
    const settle = (tell: () => void) => {
      child.off('message', onMessage).off('error', onError).off('exit', onExit)
      tell()
    }
    child.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
