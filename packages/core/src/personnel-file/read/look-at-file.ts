import { joined } from '../../file-content/cut-after.ts'
import { byteOrderMark, type Encoding, EncodingScan } from '../../file-content/encoding.ts'
import { EncryptedPackageScan } from '../../file-content/ole2.ts'
import { type FileKind, SNIFFED_BYTES, sniff } from '../../file-content/sniff.ts'
import type { SeenText } from './decode-text.ts'
import type { FileBytes } from './file-bytes.ts'
import { Sha256, type StreamingHash } from './sha256.ts'

/** What is known of a file when all of its bytes have been read. */
export interface Look {
  readonly sha256: string
  readonly kind: FileKind
  /** The encoding of a text; null for bytes that are no text. */
  readonly encoding: Encoding | null
  /** Of a text in Windows-1252: its bytes are the same text in ISO 8859-1. */
  readonly isLatin1: boolean
  /** Of an OLE2 container. */
  readonly isEncrypted: boolean
}

/**
 * One pass over all bytes of a file, for its hash, its kind and its encoding. Others can read the bytes as they pass.
 */
export class FileLook {
  readonly #chunks: AsyncGenerator<Uint8Array>
  readonly #headBytes: number
  readonly #digest: StreamingHash
  #head: Uint8Array = new Uint8Array()
  #kind: FileKind = 'text'
  #encoding: EncodingScan | undefined
  #encrypted: EncryptedPackageScan | undefined

  constructor(file: FileBytes, hash: () => StreamingHash = () => new Sha256()) {
    this.#chunks = file.stream()
    this.#headBytes = Math.min(SNIFFED_BYTES, file.size)
    this.#digest = hash()
  }

  /** Looks at the first bytes. Comes first. */
  async begin(): Promise<FileKind> {
    while (this.#head.length < this.#headBytes) {
      const { value, done } = await this.#chunks.next()
      if (done) break
      this.#head = joined(this.#head, value)
    }
    this.#kind = sniff(this.#head.subarray(0, SNIFFED_BYTES))
    if (this.#kind === 'text') this.#encoding = new EncodingScan(this.#head)
    if (this.#kind === 'ole2') this.#encrypted = new EncryptedPackageScan()
    this.#push(this.#head)
    return this.#kind
  }

  /**
   * The bytes of a text without its byte order mark, each after it was examined. If a reader stops early, `finish`
   * reads the rest.
   */
  async *text(): AsyncGenerator<Uint8Array> {
    yield this.#head.subarray(byteOrderMark(this.#head)?.length ?? 0)
    for (let next = await this.#chunks.next(); !next.done; next = await this.#chunks.next()) {
      this.#push(next.value)
      yield next.value
    }
  }

  /** What is known of the text from the bytes that have passed. */
  seen(): SeenText {
    const scan = this.#encoding
    return { encoding: scan?.soFar ?? 'windows-1252', isLatin1: scan?.isLatin1 ?? false }
  }

  /** The verdict, once the rest was looked at. */
  async finish(): Promise<Look> {
    for await (const chunk of this.#chunks) this.#push(chunk)
    return {
      sha256: this.#digest.digest('hex'),
      kind: this.#kind,
      encoding: this.#encoding?.finish() ?? null,
      isLatin1: this.#encoding?.isLatin1 ?? false,
      isEncrypted: this.#encrypted?.found ?? false,
    }
  }

  /** Lets go of the file, whether or not it was read to its end. */
  async close(): Promise<void> {
    await this.#chunks.return(undefined)
  }

  #push(chunk: Uint8Array): void {
    this.#digest.update(chunk)
    this.#encoding?.push(chunk)
    this.#encrypted?.push(chunk)
  }
}
