import { AppError } from '../../errors/app-error.ts'
import { cutAfter } from './cut-after.ts'
import type { Encoding } from './encoding.ts'

const LINE_FEED = 10

/** A piece of a text. */
export interface DecodedText {
  readonly text: string
  /** What it was decoded from, where each byte became one character. Lent until the next piece is asked for. */
  readonly bytes?: Uint8Array
}

const windows1252 = new TextDecoder('windows-1252')

/** Decodes bytes whose encoding was judged before: what is malformed now was changed since. */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  encoding: Encoding,
): AsyncGenerator<DecodedText> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  try {
    for await (const chunk of isUtf16 ? chunks : cutAfter(LINE_FEED, chunks))
      yield pieceOf(decoder.decode(chunk, { stream: true }), chunk)
    yield { text: decoder.decode() }
  } catch (error) {
    throw error instanceof TypeError ? new AppError('FILE_CHANGED', {}, { cause: error }) : error
  }
}

/** Decodes bytes of Windows-1252, which has neither faults nor state. @param decode quicker where all of them are the same in another encoding */
export async function* decodeWindows1252(
  chunks: AsyncIterable<Uint8Array>,
  decode = (bytes: Uint8Array): string => windows1252.decode(bytes),
): AsyncGenerator<DecodedText> {
  for await (const bytes of cutAfter(LINE_FEED, chunks)) yield { text: decode(bytes), bytes }
}

/** No encoding has fewer bytes than characters: where there are as many, each is one. */
function pieceOf(text: string, bytes: Uint8Array): DecodedText {
  return text.length === bytes.length ? { text, bytes } : { text }
}
