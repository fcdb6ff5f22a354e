import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { appError } from '@salvia/core/error-catalogue'

const MEGABYTE = 1_000_000

/** A body that has arrived, in a file of its own. */
export interface Spooled {
  /** SHA-256 of the bytes, in hexadecimal digits. */
  readonly hash: string
  /** The bytes from the beginning, as often as it is called. */
  read(): AsyncIterable<Uint8Array>
}

/**
 * Writes a body to a file while it arrives and then does the work, so that a slow sender keeps nothing of the database
 * waiting, and memory does not depend on the size. The file has no name: it is gone when the work is done, or with the
 * process.
 */
export async function withSpooled<T>(
  body: Readable,
  { folder, maxBytes }: { readonly folder: string; readonly maxBytes: number },
  work: (spooled: Spooled) => Promise<T>,
): Promise<T> {
  const file = await openUnnamed(folder)
  try {
    const hash = await writeAll(file, body, maxBytes)
    const read = () => file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Uint8Array>
    return await work({ hash, read })
  } finally {
    await file.close()
  }
}

async function openUnnamed(folder: string): Promise<FileHandle> {
  const path = join(folder, `feed-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}

async function writeAll(file: FileHandle, body: Readable, maxBytes: number): Promise<string> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of wholeOf(body)) {
    bytes += chunk.length
    if (bytes > maxBytes) throw appError('FEED_TOO_LARGE', { megabytes: maxBytes / MEGABYTE })
    hash.update(chunk)
    await file.write(chunk)
  }
  return hash.digest('hex')
}

/** A body that ends early did not arrive, whatever the connection says about it. */
async function* wholeOf(body: Readable): AsyncGenerator<Uint8Array, void> {
  try {
    yield* body as AsyncIterable<Uint8Array>
  } catch (cause) {
    throw appError('FEED_INCOMPLETE', {}, { cause })
  }
}
