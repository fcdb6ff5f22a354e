import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { openLocalFile } from './local-file.ts'
import { nameOnDisk } from './name-on-disk.ts'
import type { OpenFile } from './open-file.ts'
import { holdInput, holdPipe } from './pipe-file.ts'

interface InputPlace {
  readonly stdin: Readable
  /** Ends a reading that waits for more. */
  readonly signal: AbortSignal
}

/** Opens the file of a path (`-` for standard input), runs `use` with it, and always closes it. */
export async function withFile<T>(
  path: string,
  ctx: InputPlace,
  use: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const file = await openInput(path, ctx)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

/**
 * The bytes of a path (`-` for standard input) while they are read, so that a stream may have any size. They can be
 * read once.
 */
export async function withBytes<T>(
  path: string,
  ctx: InputPlace,
  use: (bytes: AsyncIterable<Uint8Array>) => Promise<T>,
): Promise<T> {
  if (path !== '-') return withFile(path, ctx, file => use(file.source.stream()))
  const { stdin, signal } = ctx
  signal.throwIfAborted()
  const stop = () => void stdin.destroy()
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await use(stdin)
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function openInput(path: string, { stdin, signal }: InputPlace): Promise<OpenFile> {
  if (path === '-') return holdInput(stdin, signal)
  const facts = await stat(path).catch(() => null)
  if (facts?.isFIFO() || facts?.isSocket()) return holdPipe(path, signal)
  return openLocalFile(path, await nameOnDisk(path))
}
