import type { ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import { keepIdle, keepSpares, type ProcessBounds, takeProcess } from './idle-processes.ts'
import type { ReadingMessage, ReadingReply, ReadingRequest } from './reading-messages.ts'

/** After this time the process gets a lower priority, so that large files do not slow small ones. */
const GIVES_WAY_AFTER_MS = 1000
/** The nice value. On a busy processor it gives a third of the server's share. */
const GIVING_WAY = 5
/** The signals of a process that ends for its memory: from its own watch or the system, or from the engine. */
const MEMORY_SIGNALS: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGABRT', 'SIGTRAP']

/** How a process ended without a reply. */
export type ReadingEnd =
  /** It took more time or memory than allowed. */
  | { readonly kind: 'breach' }
  /** It ended without an answer. */
  | { readonly kind: 'crash'; readonly exit: string }

export interface ReadingLimits extends ProcessBounds {
  /** For everything about one file. The time to store the answers does not count. */
  readonly maxSeconds: number
}

export interface AskOptions {
  /** Called when the process has received its work. */
  readonly onStarted?: () => void
  /** Ends the process when aborted. */
  readonly signal?: AbortSignal
}

/**
 * A child process that reads one file, with limits on time and memory, so that a hostile file harms only its own call.
 */
export class ReadingProcess {
  readonly #child: ChildProcess
  readonly #limits: ReadingLimits
  #msLeft: number
  #msUntilGivingWay = GIVES_WAY_AFTER_MS
  #isReusable = false
  #givesWay = false

  /** Throws if no process can be started. */
  constructor(limits: ReadingLimits) {
    this.#child = takeProcess(limits)
    this.#limits = limits
    this.#msLeft = limits.maxSeconds * 1000
  }

  /** Lowers the process's priority. It is not used for another file afterwards. */
  #giveWay(): void {
    const { pid } = this.#child
    if (this.#givesWay || pid === undefined) return
    this.#givesWay = true
    try {
      setPriority(pid, GIVING_WAY)
    } catch {
      // The process has ended already, or the system has no priorities. The result is right all the same.
    }
    void keepSpares(this.#limits)
  }

  /** Sends a request and waits for its reply. Throws the signal's reason if that is aborted. */
  async ask<Kind extends ReadingRequest['kind']>(
    request: Extract<ReadingRequest, { readonly kind: Kind }>,
    { onStarted, signal }: AskOptions = {},
  ): Promise<ReadingReply<Kind> | ReadingEnd> {
    signal?.throwIfAborted()
    const end = () => this.#child.kill('SIGKILL')
    const askedAt = performance.now()
    const timer = setTimeout(end, Math.max(0, this.#msLeft))
    const soon = setTimeout(() => this.#giveWay(), Math.max(0, this.#msUntilGivingWay))
    signal?.addEventListener('abort', end, { once: true })
    this.#isReusable = false
    try {
      const reply = replyOf<Kind>(this.#child)
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
   * Ends the work on this file. A small process that has answered stays idle for the next file. Otherwise it is killed
   * and replaced, and this settles when the replacements have started.
   */
  async release(): Promise<void> {
    if (this.#isReusable && !this.#givesWay) return keepIdle(this.#child, this.#limits.maxMemoryMb)
    this.#child.kill('SIGKILL')
    await keepSpares(this.#limits)
  }
}

function replyOf<Kind extends ReadingRequest['kind']>(
  child: ChildProcess,
): Promise<ReadingReply<Kind> | ReadingEnd> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ReadingMessage) => {
      // The process answers what it was asked.
      if (message.kind !== 'ready') settle(() => resolve(message as ReadingReply<Kind>))
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
