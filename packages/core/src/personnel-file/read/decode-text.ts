import { AppError } from '../../errors/app-error.ts'
import { cutAfter } from './cut-after.ts'
import type { Encoding } from './encoding.ts'

const LINE_FEED = 10

/** Decodes bytes whose encoding was judged before: what is malformed now was changed since. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<string> {
  // A single-byte encoding has neither faults nor state, and the call without them is the faster one.
  const isSingleByte = encoding === 'windows-1252'
  const decoder = new TextDecoder(encoding, { fatal: !isSingleByte, ignoreBOM: true })
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  const options = { stream: !isSingleByte }
  try {
    for await (const chunk of isUtf16 ? chunks : cutAfter(LINE_FEED, chunks))
      yield decoder.decode(chunk, options)
    yield decoder.decode()
  } catch (error) {
    throw error instanceof TypeError ? new AppError('FILE_CHANGED', {}, { cause: error }) : error
  }
}
