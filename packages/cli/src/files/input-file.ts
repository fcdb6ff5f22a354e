import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { holdStream } from './held-file.ts'
import { openLocalFile } from './local-file.ts'
import type { OpenFile } from './open-file.ts'

interface StandardInput {
  readonly stdin: NodeJS.ReadStream
}

/** Opens the file of a path (`-` for standard input), runs `use` with it, and always closes it. */
export async function withFile<T>(
  path: string,
  ctx: StandardInput,
  use: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const file = await openInput(path, ctx)
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}

async function openInput(path: string, { stdin }: StandardInput): Promise<OpenFile> {
  if (path === '-') return holdStream('-', 'stdin', stdin)
  const facts = await stat(path).catch(() => null)
  // What a shell passes with <(…) can be read once only.
  if (facts?.isFIFO() || facts?.isSocket()) return holdStream(path, basename(path), createReadStream(path))
  return openLocalFile(path)
}
