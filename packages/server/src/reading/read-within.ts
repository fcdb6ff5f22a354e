import { setTimeout as pause } from 'node:timers/promises'
import { type ReadingLimits, ReadingProcess } from './reading-process.ts'

/** After work that everybody who asked for it has cancelled, how long its party's next one waits. */
const ABANDONED_PAUSE_MS = 1000

/**
 * Does work on one file in a process with limits. Whoever gives turns calls this in one: a party whose work was cancelled
 * keeps its turn until the replacement processes have started, else who hangs up in a loop would have all others wait
 * for processes to start.
 */
export async function readWithin<T>(
  limits: ReadingLimits,
  work: (reading: ReadingProcess) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const reading = new ReadingProcess(limits)
  try {
    return await work(reading)
  } finally {
    const replaced = reading.release()
    if (signal.aborted) await Promise.all([replaced, pause(ABANDONED_PAUSE_MS)])
  }
}
