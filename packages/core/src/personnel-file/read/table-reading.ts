import { errorOf } from '../../errors/index.ts'
import { byteOrderMark, type Encoding } from '../../file-content/encoding.ts'
import { FILE_MAX_BYTES, FILE_MIN_BYTES } from '../../limits/index.ts'
import { personnelFileErrors } from '../personnel-file.errors.ts'
import { readCsv } from './csv/read-csv.ts'
import { decodeText, MisreadText, type SeenText } from './decode-text.ts'
import { FileBytes } from './file-bytes.ts'
import { FileLook, type Look } from './look-at-file.ts'
import { WantedHeaders } from './near-header.ts'
import { RefusedFile, refused } from './refused-file.ts'
import type { FileSource, ReadOptions, TableSink } from './table.ts'
import { TableRows } from './table-rows.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** A first reading of a text, made while its bytes were examined. */
interface Attempt {
  /** The encoding that was assumed; null if a different one had been used before. */
  readonly encoding: Encoding | null
  readonly refusal: RefusedFile | undefined
}

/**
 * The passes over one file. If the sink can start again, a text is read with the assumed encoding while it is
 * examined; everything else is read after the whole file has been examined.
 */
export class TableReading {
  readonly file: FileBytes
  rows: TableRows
  sha256 = ''
  readonly #sink: TableSink
  readonly #options: ReadOptions
  readonly #wanted: WantedHeaders

  constructor(source: FileSource, sink: TableSink, options: ReadOptions) {
    this.#sink = sink
    this.#options = options
    this.#wanted = new WantedHeaders(options.headers)
    this.rows = new TableRows(sink, this.#wanted)
    this.file = new FileBytes(source, options)
    this.file.rowCount = () => this.rows.count
  }

  async run(): Promise<void> {
    const { file } = this
    if (file.size > FILE_MAX_BYTES) throw refused('too-large')
    const looking = new FileLook(file, this.#options.hash)
    try {
      const isText = (await looking.begin()) === 'text'
      const attempt = isText ? await this.#attempt(looking) : undefined
      const look = await looking.finish()
      this.sha256 = look.sha256
      if (!attempt) await this.#readLookedAt(look)
      else if (isReadRight(attempt, look)) this.#accept(attempt, look)
      else await this.#readAgain(look)
    } finally {
      await looking.close()
    }
  }

  /** Reads a text with the assumed encoding, if the sink can start again. For most texts it is right. */
  async #attempt(looking: FileLook): Promise<Attempt | undefined> {
    if (!this.#sink.restart || this.file.size < FILE_MIN_BYTES) return undefined
    this.file.passes = 1
    let refusal: RefusedFile | undefined
    try {
      await this.#readText(looking.text(), () => looking.seen())
    } catch (error) {
      if (error instanceof MisreadText) return { encoding: null, refusal }
      if (!(error instanceof RefusedFile)) throw error
      refusal = error
    }
    return { encoding: looking.seen().encoding, refusal }
  }

  #accept({ refusal }: Attempt, { encoding }: Look): void {
    this.rows.facts = { ...this.rows.facts, encoding }
    if (refusal) throw refusal
  }

  async #readAgain(look: Look): Promise<void> {
    this.file.passes = 2
    this.#sink.restart?.()
    this.rows = new TableRows(this.#sink, this.#wanted)
    await this.#readLookedAt(look)
  }

  async #readLookedAt(look: Look): Promise<void> {
    const { file, rows } = this
    if (file.size < FILE_MIN_BYTES) throw new RefusedFile({ code: 'FILE_TOO_SMALL' })
    switch (look.kind) {
      case 'ole2':
        throw refused(look.isEncrypted ? 'encrypted' : 'legacy-format')
      case 'zip':
        return readXlsx(file, rows, this.#options)
      case 'compressed':
        throw refused('compressed')
      case 'text':
        return this.#readJudgedText(look)
      default:
        throw new RefusedFile({ code: 'UNRECOGNISED_PATTERN', detail: look.kind })
    }
  }

  async #readJudgedText({ encoding, isLatin1 }: Look): Promise<void> {
    if (!encoding) throw new RefusedFile({ code: 'ENCODING_DETECTION_FAILED' })
    const mark = byteOrderMark(await this.file.bytes(0, 3))
    try {
      await this.#readText(this.file.stream(mark?.length ?? 0), () => ({ encoding, isLatin1 }))
    } catch (error) {
      // What is malformed now was changed since.
      throw error instanceof MisreadText
        ? errorOf(personnelFileErrors.FILE_CHANGED, {}, { cause: error })
        : error
    }
  }

  async #readText(chunks: AsyncIterable<Uint8Array>, seen: () => SeenText): Promise<void> {
    const { encoding } = seen()
    this.rows.facts = { format: null, encoding, delimiter: null }
    const texts = decodeText(chunks, seen, this.#options.latin1)
    await readCsv(texts, this.rows, this.#wanted, encoding)
  }
}

/** A text that is all ASCII was read right in either encoding. */
function isReadRight({ encoding }: Attempt, look: Look): boolean {
  if (look.encoding === null) return false
  return look.encoding === encoding || (look.encoding === 'utf-8' && encoding === 'windows-1252')
}
