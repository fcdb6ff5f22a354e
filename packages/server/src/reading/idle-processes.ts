import { type ChildProcess, fork } from 'node:child_process'
import { programBeside } from '../process/package-folder.ts'
import type { ReadingMessage } from './reading-messages.ts'

const CHILD = programBeside('reading-child', import.meta.url)
/** How long a process waits for another file. Starting one takes longer than reviewing most files. */
const IDLE_MS = 30_000
/** One for the company that was just served, and one for any other. */
const SPARES = 2

/** The memory limit and cache with which a process is started. */
export interface ProcessBounds {
  readonly maxMemoryMb: number
  /** Cache of compiled code that processes share. It halves the time to start. */
  readonly cacheFolder: string
}

interface IdleProcess {
  readonly child: ChildProcess
  readonly maxMemoryMb: number
  /** Settles when the process has started, or has failed to. */
  readonly started: Promise<unknown>
  /** Ends the waiting, because the process has been taken or has ended. */
  readonly leave: () => void
}
const idle = new Set<IdleProcess>()

const waitingWith = (maxMemoryMb: number): IdleProcess[] =>
  [...idle].filter(({ child, ...its }) => its.maxMemoryMb === maxMemoryMb && child.connected)

/** Keeps a process idle for the next file. It does not keep the server from ending. */
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

/** A process for one file: an idle one, else a new one. Throws if none can be started. */
export function takeProcess(bounds: ProcessBounds): ChildProcess {
  const [waiting] = waitingWith(bounds.maxMemoryMb)
  if (!waiting) return start(bounds)
  waiting.leave()
  waiting.child.ref()
  waiting.child.channel?.ref()
  return waiting.child
}

/**
 * Starts idle processes if there are too few, so that the next file need not wait. Settles when they have started.
 * @param count how many there are to be
 */
export async function keepSpares(bounds: ProcessBounds, count = SPARES): Promise<void> {
  for (let made = waitingWith(bounds.maxMemoryMb).length; made < count; made += 1) {
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
    // The child gets what it needs by message. Addresses of databases and keys stay out of its environment.
    env: { NODE_COMPILE_CACHE: cacheFolder },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Copies a long text as it is, instead of writing and parsing JSON.
    serialization: 'advanced',
  })
}
