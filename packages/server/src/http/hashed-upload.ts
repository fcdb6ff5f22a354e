import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Upload } from './handler.ts'

/** Wraps an upload so that the hash of its content is known: from what the handler reads, or by reading it here. */
export function hashedUpload(upload: Upload): { upload: Upload; contentHash: () => Promise<string> } {
  const hash = createHash('sha256')
  let digest: string | undefined
  const source = async function* () {
    for await (const chunk of upload.content as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      yield chunk
    }
    digest = hash.digest('base64url')
  }
  const content = Readable.from(source(), { objectMode: false })
  const contentHash = async () => {
    if (digest === undefined) for await (const _ of content);
    if (digest === undefined) throw new Error('The upload was not read to its end.')
    return digest
  }
  return { upload: { name: upload.name, content }, contentHash }
}
