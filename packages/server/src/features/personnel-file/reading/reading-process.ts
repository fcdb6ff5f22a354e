import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { keepIdle, keepSpares, type ProcessBounds, takeProcess } from './idle-processes.ts'
import type { ReadingMessage, ReadingReply, ReadingRequest } from './reading-messages.ts'

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

export interface ReadingLimits extends ProcessBounds {
  /** For all that is asked about one file; while the answers are being kept, no time goes by. */
  readonly maxSeconds: number
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
    this.#child = takeProcess(limits)
    this.#limits = limits
    this.#msLeft = limits.maxSeconds * 1000
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
    void keepSpares(this.#limits)
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

  /**
   * Ends the work on this file. One that answered and stayed small waits a while for the next; one that is used up
   * leaves others, and this settles when they have started.
   */
  async release(): Promise<void> {
    if (this.#isReusable && !this.#givesWay) return keepIdle(this.#child, this.#limits.maxMemoryMb)
    this.#child.kill('SIGKILL')
    await keepSpares(this.#limits)
  }
}

function replyOf(child: ChildProcess): Promise<ReadingReply | ReadingEnd> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ReadingMessage) => {
      if (message.kind !== 'ready') settle(() => resolve(message))
    }
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
