import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type FeedKind, filesOf, lineSchemaOf } from '@salvia/core/feed-catalogue'
import { readLine, splitLines } from '@salvia/core/feeds'
import { errorOf } from '../../errors/cli-error.ts'
import { reasonOf } from '../../errors/system-reason.ts'
import { filesErrors } from '../../files/files.errors.ts'

/** The files of a folder that lines may name: their paths by their SHA-256, whatever they are called. */
export async function filesIn(folder: string, cwd: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const within = resolve(cwd, folder)
  const entries = await readdir(within, { withFileTypes: true }).catch((cause: unknown) => {
    throw unreadable(folder, cause)
  })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(within, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash).catch((cause: unknown) => {
      throw unreadable(path, cause)
    })
    found.set(hash.digest('hex'), path)
  }
  return found
}

/** The hashes that the right lines of a batch name. What is wrong in the others, the service tells. */
export async function namedIn(kind: FeedKind, bytes: Uint8Array): Promise<Set<string>> {
  const named = new Set<string>()
  const schema = lineSchemaOf(kind)
  const whole = async function* () {
    yield bytes
  }
  for await (const { bytes: text } of splitLines(whole())) {
    const { line } = readLine(schema, text)
    if (line?.op !== 'put') continue
    for (const { sha256 } of filesOf(kind, line.data)) named.add(sha256)
  }
  return named
}

/** A file as a form, which can be sent again. Its name stays here: the line says what it is called. */
export async function formOf(path: string): Promise<FormData> {
  const content = await readFile(path).catch((cause: unknown) => {
    throw unreadable(path, cause)
  })
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(content)]), 'document')
  return form
}

function unreadable(path: string, cause: unknown): Error {
  const reason = reasonOf(cause)
  if (reason === 'ENOENT') return errorOf(filesErrors.FILE_NOT_FOUND, { path }, { cause })
  return errorOf(filesErrors.FILE_NOT_READABLE, { path, reason }, { cause })
}
