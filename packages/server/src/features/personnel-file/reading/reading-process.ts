import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { hasIdle, keepIdle, takeIdle } from './idle-processes.ts'
import type { ReadingReply, ReadingRequest } from './reading-messages.ts'

const CHILD = fileURLToPath(new URL('./reading-child.ts', import.meta.url))
/** Who waits for a small file goes before who waits for a large one: after so long a reading gives way for the processor. */
const GIVES_WAY_AFTER_MS = 1000
/** A third of what a server gets of a processor that is too busy for both. */
const GIVING_WAY = 5
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
 * answer.
 */
export class ReadingProcess {
  readonly #child: ChildProcess
  readonly #limits: ReadingLimits
  #msLeft: number
  #msUntilGivingWay = GIVES_WAY_AFTER_MS
  #isReusable = false
  #givesWay = false

  /** Throws when no process can be started. */
  constructor(limits: ReadingLimits) {
    const { maxSeconds, maxMemoryMb, cacheFolder } = limits
    this.#child = takeIdle(maxMemoryMb) ?? start(maxMemoryMb, cacheFolder)
    this.#limits = limits
    this.#msLeft = maxSeconds * 1000
  }

  /** From now on everything else goes before it, and it is used for no other file. */
  #giveWay(): void {
    const { pid } = this.#child
    if (this.#givesWay || pid === undefined) return
    this.#givesWay = true
    try {
      setPriority(pid, GIVING_WAY)
    } catch {
      // It has ended already, or the system has no such ranks: what it reads is right all the same.
    }
    this.#leaveAnother()
  }

  /** Throws the signal's reason when that is aborted. */
  async ask(
    request: ReadingRequest,
    { onStarted, signal }: AskOptions = {},
  ): Promise<ReadingReply | ReadingEnd> {
    signal?.throwIfAborted()
    const end = () => this.#child.kill('SIGKILL')
    const askedAt = performance.now()
    const timer = setTimeout(end, Math.max(0, this.#msLeft))
    const soon = setTimeout(() => this.#giveWay(), Math.max(0, this.#msUntilGivingWay))
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
      clearTimeout(soon)
      signal?.removeEventListener('abort', end)
      const taken = performance.now() - askedAt
      this.#msLeft -= taken
      this.#msUntilGivingWay -= taken
    }
  }

  /** Ends the work on this file. One that answered and stayed small waits a while for the next. */
  release(): void {
    if (this.#isReusable && !this.#givesWay) keepIdle(this.#child, this.#limits.maxMemoryMb)
    else {
      this.#child.kill('SIGKILL')
      this.#leaveAnother()
    }
  }

  /** One that is used up leaves one that has started, so that the next small file, of whomever, need not wait for that. */
  #leaveAnother(): void {
    const { maxMemoryMb, cacheFolder } = this.#limits
    if (!hasIdle(maxMemoryMb)) keepIdle(start(maxMemoryMb, cacheFolder), maxMemoryMb)
  }
}

function start(maxMemoryMb: number, cacheFolder: string): ChildProcess {
  return fork(CHILD, [String(maxMemoryMb)], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    // What the child needs comes in its message; addresses of databases and keys stay here.
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A long text is copied as it is, not written as JSON and read again.
    serialization: 'advanced',
  })
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
