import { closeSync, constants, createReadStream, openSync, writeSync } from 'node:fs'
import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { holdStream } from './held-file.ts'
import type { OpenFile } from './open-file.ts'

const FREE_EVERY_MS = 20

/** Reads a pipe that has a name, such as `mkfifo` makes or a shell passes with <(…). It can be read once only. */
export async function holdPipe(path: string, signal: AbortSignal): Promise<OpenFile> {
  signal.throwIfAborted()
  const input = createReadStream(path)
  const free = () => {
    // The reader may not have begun to wait yet, so this is tried until it has ended.
    const tries = setInterval(() => freeReader(path), FREE_EVERY_MS)
    input.once('close', () => clearInterval(tries))
  }
  signal.addEventListener('abort', free, { once: true })
  try {
    return await holdUntil(signal, { path, name: basename(path) }, input)
  } finally {
    signal.removeEventListener('abort', free)
  }
}

/** Reads standard input. */
export function holdInput(stdin: Readable, signal: AbortSignal): Promise<OpenFile> {
  return holdUntil(signal, { path: '-', name: 'stdin' }, stdin)
}

/** Reads a stream until it ends or the signal comes. */
async function holdUntil(
  signal: AbortSignal,
  { path, name }: { path: string; name: string },
  input: Readable,
): Promise<OpenFile> {
  signal.throwIfAborted()
  const stop = () => void input.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await holdStream(path, name, input)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Ends a reading that waits for somebody to write: it waits in a thread of the system, and the process cannot end
 * before the thread.
 */
function freeReader(path: string): void {
  try {
    const writer = openSync(path, constants.O_WRONLY | constants.O_NONBLOCK)
    writeSync(writer, '\n')
    closeSync(writer)
  } catch {
    // Nobody waits.
  }
}
