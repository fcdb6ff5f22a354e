import { AppError } from '../../errors/app-error.ts'
import type { Encoding } from './encoding.ts'

/** Decodes bytes whose encoding was judged before: what is malformed now was changed since. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  // A single-byte encoding has no state, and the stateless call is the faster one.
  const options = { stream: encoding !== 'windows-1252' }
  try {
    for await (const chunk of chunks) yield decoder.decode(chunk, options)
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new AppError('FILE_CHANGED', {}, { cause: error }) : error
  }
}
