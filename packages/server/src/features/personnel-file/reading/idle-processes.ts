import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ReadingMessage } from './reading-messages.ts'

const CHILD = fileURLToPath(new URL('./reading-child.ts', import.meta.url))
/** How long a process waits for another file: to start one takes longer than to review most files. */
const IDLE_MS = 30_000
/** One for whoever was just served, and one for anybody else. */
const SPARES = 2

/** What a process is started with. */
export interface ProcessBounds {
  readonly maxMemoryMb: number
  /** Where compiled code is kept from one process to the next, which halves the time to start. */
  readonly cacheFolder: string
}

interface IdleProcess {
  readonly child: ChildProcess
  readonly maxMemoryMb: number
  /** Settled when it has started, or never will. */
  readonly started: Promise<unknown>
  /** No longer waits: taken up, ended or told to end. */
  readonly leave: () => void
}
const idle = new Set<IdleProcess>()

const waitingWith = (maxMemoryMb: number): IdleProcess[] =>
  [...idle].filter(({ child, ...its }) => its.maxMemoryMb === maxMemoryMb && child.connected)

/** Waits for the next file without keeping the server from ending. */
export function keepIdle(
  child: ChildProcess,
  maxMemoryMb: number,
  started: Promise<unknown> = Promise.resolve(),
): void {
  const timer = setTimeout(() => {
    waiting.leave()
    child.kill('SIGKILL')
  }, IDLE_MS).unref()
  const waiting: IdleProcess = {
    child,
    maxMemoryMb,
    started,
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

/** A process for one file: one that waits, else one that is started. Throws when none can be. */
export function takeProcess(bounds: ProcessBounds): ChildProcess {
  const [waiting] = waitingWith(bounds.maxMemoryMb)
  if (!waiting) return start(bounds)
  waiting.leave()
  waiting.child.ref()
  waiting.child.channel?.ref()
  return waiting.child
}

/** Sees to it that processes wait, so that the next small file, of whomever, need not; settled when they have started. */
export async function keepSpares(bounds: ProcessBounds): Promise<void> {
  for (let made = waitingWith(bounds.maxMemoryMb).length; made < SPARES; made += 1) {
    const child = start(bounds)
    keepIdle(child, bounds.maxMemoryMb, startOf(child))
  }
  await Promise.all(waitingWith(bounds.maxMemoryMb).map(({ started }) => started))
}

function startOf(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    const onMessage = ({ kind }: ReadingMessage): void => {
      if (kind === 'ready') settle()
    }
    const settle = (): void => {
      child.off('message', onMessage).off('exit', settle).off('error', settle)
      resolve()
    }
    child.on('message', onMessage).on('exit', settle).on('error', settle)
  })
}

function start({ maxMemoryMb, cacheFolder }: ProcessBounds): ChildProcess {
  return fork(CHILD, [String(maxMemoryMb)], {
    execArgv: [`--max-old-space-size=${maxMemoryMb}`],
    // What the child needs comes in its message; addresses of databases and keys stay here.
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // A long text is copied as it is, not written as JSON and read again.
    serialization: 'advanced',
  })
}
