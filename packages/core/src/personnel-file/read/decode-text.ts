import { cutAfter } from '../../file-content/cut-after.ts'
import type { Encoding } from '../../file-content/encoding.ts'

const LINE_FEED = 10

/** A piece of a text. */
export interface DecodedText {
  readonly text: string
  /** What it was decoded from, where each byte became one character. Lent until the next piece is asked for. */
  readonly bytes?: Uint8Array
}

/** What is known of a text, from the bytes that have been read. */
export interface SeenText {
  readonly encoding: Encoding
  /** A text in Windows-1252 is the same in ISO 8859-1. */
  readonly isLatin1: boolean
}

/** Thrown to abandon a reading when the text turns out to have another encoding than assumed. */
export class MisreadText extends Error {}

const windows1252 = new TextDecoder('windows-1252')

/**
 * Decodes bytes as what the text is seen to be when they come: as long as all are ASCII, that makes no difference.
 * @param seen asked for each piece @param latin1 quicker where every byte is the character with its number
 * @throws {MisreadText} for what is malformed, or was read in another encoding before
 */
export async function* decodeText(
  chunks: AsyncIterable<Uint8Array>,
  seen: () => SeenText,
  latin1?: (bytes: Uint8Array) => string,
): AsyncGenerator<DecodedText> {
  let decoder: TextDecoder | undefined
  const { encoding } = seen()
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be'
  for await (const bytes of isUtf16 ? chunks : cutAfter(LINE_FEED, chunks)) {
    const { encoding, isLatin1 } = seen()
    if (encoding === 'windows-1252') {
      if (decoder) throw new MisreadText()
      yield { text: isLatin1 && latin1 ? latin1(bytes) : windows1252.decode(bytes), bytes }
    } else {
      decoder ??= new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
      yield pieceOf(decoded(decoder, bytes), bytes)
    }
  }
  if (decoder) yield { text: decoded(decoder) }
}

function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined })
  } catch (cause) {
    throw new MisreadText(undefined, { cause })
  }
}

/** No encoding has fewer bytes than characters: where there are as many, each is one. */
function pieceOf(text: string, bytes: Uint8Array): DecodedText {
  return text.length === bytes.length ? { text, bytes } : { text }
}
