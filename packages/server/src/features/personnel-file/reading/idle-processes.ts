import type { ChildProcess } from 'node:child_process'

/** How long a process waits for another file: to start one takes longer than to review most files. */
const IDLE_MS = 30_000

interface IdleProcess {
  readonly child: ChildProcess
  readonly maxMemoryMb: number
  /** No longer waits: taken up, ended or told to end. */
  readonly leave: () => void
}
const idle = new Set<IdleProcess>()

/** Waits for the next file without keeping the server from ending. */
export function keepIdle(child: ChildProcess, maxMemoryMb: number): void {
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

/** Whether a process with this bound waits. */
export function hasIdle(maxMemoryMb: number): boolean {
  return [...idle].some(({ child, ...its }) => its.maxMemoryMb === maxMemoryMb && child.connected)
}

/** A process that waits; undefined where there is none with this bound. */
export function takeIdle(maxMemoryMb: number): ChildProcess | undefined {
  const waiting = [...idle].find(({ child, ...its }) => its.maxMemoryMb === maxMemoryMb && child.connected)
  if (!waiting) return undefined
  waiting.leave()
  waiting.child.ref()
  waiting.child.channel?.ref()
  return waiting.child
}
